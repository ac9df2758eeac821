"""Send mail, if the server has an SMTP server configured."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from tablee.core.errors import Refused

PATIENCE = 10.0  # seconds the mail server may take
ADDRESS = re.compile(r"[^@\s<>,;:\"()\[\]\\]+@[^@\s<>,;:\"()\[\]\\]+\.[^@\s<>,;:\"()\[\]\\]+")


def read_address(text: str) -> str:
    """Return a valid e-mail address; Refused if it is not one."""
    clean = text.strip()
    if not ADDRESS.fullmatch(clean) or not clean.isascii():
        raise Refused("email-wrong")
    return clean


def send(smtp: str, sender: str, to: str, written: tuple[str, str]) -> None:
    """Send one mail (subject, text); raises OSError or SMTPException. Runs in a thread."""
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
