"""Web Push: messages to closed browsers, encrypted (RFC 8291) and signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import contextlib
import http.client
import ipaddress
import os
import socket
import ssl
import struct
import time
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tablee.core.errors import Refused

PATIENCE = 5.0  # seconds a push service may take
LASTS = 12 * 3600  # seconds a signature is valid
KEEP = 86_400  # seconds a service keeps a message for an offline browser
RECORD = 4096
CURVE = ec.SECP256R1()


def in_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """The server's own key, derived from a secret that all its processes share."""

    def __init__(self, secret: str) -> None:
        order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
        self.private = ec.derive_private_key(int(secret, 16) % (order - 1) + 1, CURVE)
        self.public = in_base64(point(self.private.public_key()))

    def sign(self, endpoint: SplitResult, subject: str) -> str:
        """Return the Authorization header that identifies this server to a push service."""
        claims = {"aud": f"{endpoint.scheme}://{endpoint.netloc}", "exp": int(time.time()) + LASTS, "sub": subject}
        said = [in_base64(msgspec.json.encode(one)) for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
        r, s = decode_dss_signature(self.private.sign(".".join(said).encode(), ec.ECDSA(hashes.SHA256())))
        signature = in_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={'.'.join([*said, signature])}, k={self.public}"


def encrypt(text: bytes, key: str, auth: str) -> bytes:
    """Encrypt a message for the browser with this key and secret."""
    theirs, secret = from_base64(key), from_base64(auth)
    own = ec.generate_private_key(CURVE)
    public, salt = point(own.public_key()), os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    first = derive(shared, secret, b"WebPush: info\0" + theirs + public, 32)
    body = AESGCM(derive(first, salt, b"Content-Encoding: aes128gcm\0", 16)).encrypt(
        derive(first, salt, b"Content-Encoding: nonce\0", 12), text + b"\2", None
    )
    return salt + struct.pack("!IB", RECORD, len(public)) + public + body


def derive(shared: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(shared)


def check_keys(key: str, auth: str) -> None:
    """Raise Refused if a browser's keys are invalid."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(key))
        good = len(from_base64(auth)) == 16
    except ValueError:
        good = False
    if not good:
        raise Refused("push-key")


def address_of(endpoint: str, *, inner: bool) -> tuple[SplitResult, str]:
    """Return the parts of an endpoint and its host's address; Refused if that is inside this network.

    The address checked is the one connected to, so that DNS rebinding is impossible.
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        if (parts.scheme != "https" and not (inner and parts.scheme == "http")) or not parts.hostname:
            raise Refused("push-endpoint")
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError) as error:
        raise Refused("push-endpoint") from error
    addresses = [str(one[4][0]) for one in found]
    if not inner and not all(is_outside(one) for one in addresses):
        raise Refused("push-endpoint")
    return parts, addresses[0]


def is_outside(address: str) -> bool:
    """True if an address is on the public internet."""
    read = ipaddress.ip_address(address.partition("%")[0])
    read = getattr(read, "ipv4_mapped", None) or read
    return read.is_global and not read.is_multicast


class Line(http.client.HTTPConnection):
    """A connection to a checked address, under the original host name."""

    def __init__(self, parts: SplitResult, address: str) -> None:
        secure = parts.scheme == "https"
        super().__init__(parts.hostname or "", parts.port or (443 if secure else 80), timeout=PATIENCE)
        self.address, self.secure = address, secure

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), PATIENCE)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host) if self.secure else plain


def send(endpoint: str, body: bytes, authorization: tuple[Signer, str], *, inner: bool) -> int:
    """Hand a message to a push service; return its status, 0 if it does not respond. Runs in a thread."""
    signer, subject = authorization
    try:
        parts, address = address_of(endpoint, inner=inner)
        headers = {
            "Authorization": signer.sign(parts, subject),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
        }
        with contextlib.closing(Line(parts, address)) as line:
            line.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, headers)
            return line.getresponse().status
    except (OSError, http.client.HTTPException, Refused):
        return 0
