/** Passkeys: what the server asks goes to the browser, and what the browser signs goes back. */
import type { Me } from "../protocol";
import { post } from "./rest";

/** Whether this browser can do it, here. */
export const hasPasskeys = () =>
  typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

const answer = (made: Credential | null) => ({ answer: (made as PublicKeyCredential).toJSON() });

/** Make a passkey on this device; one can come back by it from then on. */
export async function makePasskey(): Promise<Me> {
  const asked = await post<{ options: PublicKeyCredentialCreationOptionsJSON }>("/me/passkeys/ask");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.options);
  return post<Me>("/me/passkeys", answer(await navigator.credentials.create({ publicKey })));
}

/** Come in by a passkey of this device. */
export async function usePasskey(): Promise<Me> {
  const asked = await post<{ options: PublicKeyCredentialRequestOptionsJSON }>("/passkeys/ask");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options);
  return post<Me>("/passkeys", answer(await navigator.credentials.get({ publicKey })));
}

/** Whoever closes the browser's own window has done nothing wrong. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "NotAllowedError";
