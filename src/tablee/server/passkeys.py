"""Passkeys (WebAuthn): a device proves a person's identity by signing a challenge that is used once."""

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

ASKED_SECONDS = 300  # lifetime of a challenge
MOST = 20  # passkeys per person
NEW, USE = "key-new", "key-use"
keys, tokens = schema.passkeys, schema.tokens


class Site:
    """The site a passkey is for: its host name (relying party id) and its origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.name = urlsplit(origin).hostname or "localhost"


async def ask_new(accounts: Accounts, person: Person, site: Site) -> Json:
    """Return the options for the browser to create a passkey."""
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
    """Return the options for the browser to sign in with a passkey; the passkey itself identifies its owner."""
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
    """Return the challenge an answer signs and the statement that uses it up; Refused if unknown, expired or used."""
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
    """Store a new passkey and return a new cookie; Refused if it does not verify."""
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
    """Sign in with a passkey; an unknown passkey and an invalid answer are refused alike."""
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
    """Return a person's passkeys, newest first."""
    found = await accounts.store.all(select(keys).where(keys.c.person == person.id).order_by(keys.c.made.desc()))
    return [PasskeyInfo(row.id, row.device, row.made, row.used) for row in found]


async def remove(accounts: Accounts, person: Person, id: str) -> None:
    """Remove a passkey; Refused if it is the last way to sign in."""
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
