"""A push service on loopback, like a browser vendor's, with one browser that decrypts the messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import AsyncIterator
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tablee.server import push


class PushService:
    """A push service and its browser: `heard` holds the decrypted messages."""

    def __init__(self) -> None:
        self.private, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.heard: list[dict[str, Any]] = []
        self.bodies: list[bytes] = []
        self.status = 201
        self.port = 0

    @property
    def keys(self) -> dict[str, str]:
        key = push.in_base64(push.point(self.private.public_key()))
        return {"endpoint": f"http://127.0.0.1:{self.port}/push", "key": key, "auth": push.in_base64(self.auth)}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        salt, public, sealed = body[:16], body[21:86], body[86:]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public))
        own = push.point(self.private.public_key())
        first = push.derive(shared, self.auth, b"WebPush: info\0" + own + public, 32)
        key, nonce = (
            push.derive(first, salt, b"Content-Encoding: " + one, n)
            for one, n in ((b"aes128gcm\0", 16), (b"nonce\0", 12))
        )
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\2"
        return dict(json.loads(plain[:-1]))

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        body = await reader.readexactly(length)
        assert "content-encoding: aes128gcm" in head
        assert "authorization: vapid t=" in head
        self.bodies.append(body)
        self.heard.append(self.decrypt(body))
        writer.write(f"HTTP/1.1 {self.status} OK\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service
