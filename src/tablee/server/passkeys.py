"""Passkeys (Web Authentication): a device proves who somebody is by signing a challenge that is used once."""

from __future__ import annotations

import json
import secrets
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update

from tablee.core.errors import Refused
from tablee.server.accounts import Accounts, Person
from tablee.server.entering import enter
from tablee.server.people_shapes import PasskeyInfo
from tablee.server.protocol import Json
from tablee.server.store import schema

ASKED_SECONDS = 300  # a challenge waits so long
MOST = 20  # passkeys of one person
NEW, USE = "key-new", "key-use"
keys, tokens = schema.passkeys, schema.tokens


class Site:
    """The site a passkey is for: the name in the address, and where its pages come from."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.name = urlsplit(origin).hostname or "localhost"


async def ask_new(accounts: Accounts, person: Person, site: Site) -> Json:
    """What a browser is asked in order to make a passkey."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await accounts.store.all(select(keys.c.id).where(keys.c.person == person.id))
    if len(known) >= MOST:
        raise Refused("passkey-many", allowed=MOST)
    challenge = secrets.token_bytes(32)
    await accounts.store.execute(accounts.kept(challenge.hex(), NEW, person.id, ASKED_SECONDS))
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Tablée",
        user_id=person.id.encode(),
        user_name=person.login or person.name,
        user_display_name=person.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=read_id(row.id)) for row in known],
    )
    asked: Json = json.loads(options_to_json(options))
    return asked


async def ask_use(accounts: Accounts, site: Site) -> Json:
    """What a browser is asked in order to come in by a passkey; it says itself whose."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    challenge = secrets.token_bytes(32)
    await accounts.store.execute(accounts.kept(challenge.hex(), USE, "", ASKED_SECONDS))
    options = generate_authentication_options(
        rp_id=site.name, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
    )
    asked: Json = json.loads(options_to_json(options))
    return asked


async def challenge_of(accounts: Accounts, answer: Json, purpose: str, person: str) -> tuple[bytes, Any]:
    """The challenge an answer signs, and what uses it up; Refused when it was never asked, is too old or was answered."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        said = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
    except Exception as error:
        raise Refused("passkey-wrong") from error
    row = await accounts.find(said.challenge.hex(), purpose)
    if row is None or row.person != person:
        raise Refused("passkey-wrong")
    return said.challenge, delete(tokens).where(tokens.c.hash == row.hash)


async def keep(accounts: Accounts, person: Person, site: Site, answer: Json, by: tuple[str, str]) -> str:
    """Keep a new passkey, and give a new cookie: from now on this person can come back. Refused when it does not fit."""
    from webauthn import verify_registration_response

    challenge, used = await challenge_of(accounts, answer, NEW, person.id)
    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=False,
        )
    except Exception as error:
        raise Refused("passkey-wrong") from error
    now = accounts.house.now()
    new = insert(keys).values(
        id=write_id(made.credential_id),
        person=person.id,
        public_key=made.credential_public_key,
        signs=made.sign_count,
        device=by[1],
        made=now,
        used=now,
    )
    if await accounts.store.all(select(keys.c.id).where(keys.c.id == write_id(made.credential_id))):
        raise Refused("passkey-wrong")
    return await enter(accounts, None, person, by, used, new)


async def use(
    accounts: Accounts, guest: Person | None, site: Site, answer: Json, by: tuple[str, str]
) -> tuple[Person, str]:
    """Come in by a passkey; Refused alike for one nobody has and for an answer that does not fit."""
    from webauthn import verify_authentication_response

    challenge, used = await challenge_of(accounts, answer, USE, "")
    found = await accounts.store.all(select(keys).where(keys.c.id == str(answer.get("id", ""))[:1400]))
    person = await accounts.person(found[0].person) if found else None
    if person is None:
        raise Refused("passkey-wrong")
    key = found[0]
    try:
        proved = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.signs,
            require_user_verification=False,
        )
    except Exception as error:
        raise Refused("passkey-wrong") from error
    accounts.house.sanctions.check_person(person.id)
    counted = update(keys).where(keys.c.id == key.id).values(signs=proved.new_sign_count, used=accounts.house.now())
    return person, await enter(accounts, guest, person, by, used, counted)


async def passkeys(accounts: Accounts, person: Person) -> list[PasskeyInfo]:
    """The passkeys of somebody, the newest first."""
    found = await accounts.store.all(select(keys).where(keys.c.person == person.id).order_by(keys.c.made.desc()))
    return [PasskeyInfo(row.id, row.device, row.made, row.used) for row in found]


async def remove(accounts: Accounts, person: Person, id: str) -> None:
    """Take a passkey away; Refused when it is the last way back into an account."""
    own = await passkeys(accounts, person)
    if id not in {one.id for one in own}:
        raise Refused("device-unknown")
    if len(own) == 1 and person.login is None:
        raise Refused("passkey-last")
    await accounts.store.execute(delete(keys).where(keys.c.id == id, keys.c.person == person.id))


def read_id(written: str) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    return base64url_to_bytes(written)


def write_id(id: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url

    return bytes_to_base64url(id)
