"""Mail, where whoever runs the server has named a server that sends it."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from tablee.core.errors import Refused

PATIENCE = 10.0  # seconds a mail server may take
ADDRESS = re.compile(r"[^@\s<>,;:\"()\[\]\\]+@[^@\s<>,;:\"()\[\]\\]+\.[^@\s<>,;:\"()\[\]\\]+")


def read_address(text: str) -> str:
    """An address mail can be sent to; Refused when it is none."""
    clean = text.strip()
    if not ADDRESS.fullmatch(clean) or not clean.isascii():
        raise Refused("email-wrong")
    return clean


def send(smtp: str, sender: str, to: str, written: tuple[str, str]) -> None:
    """Send one mail (subject, text); OSError or SMTPException says why not. Runs in a thread."""
    where = urlsplit(smtp)
    message = EmailMessage()
    message["From"] = sender or f"tablee@{where.hostname}"
    message["To"] = to
    message["Subject"], text = written
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    kind = smtplib.SMTP_SSL if where.scheme == "smtps" else smtplib.SMTP
    with kind(where.hostname or "", where.port or 0, timeout=PATIENCE) as line:
        if where.scheme == "smtp" and line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
        if where.username:
            line.login(unquote(where.username), unquote(where.password or ""))
        line.send_message(message)
