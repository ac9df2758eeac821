/** Passkeys: pass the server's challenge to the browser and its signature back. */
import type { Me } from "../protocol";
import { post } from "./rest";

/** True if this browser supports passkeys here. */
export const hasPasskeys = () =>
  typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

const answer = (made: Credential | null) => ({ answer: (made as PublicKeyCredential).toJSON() });

/** Create a passkey on this device for signing in later. */
export async function makePasskey(): Promise<Me> {
  const asked = await post<{ options: PublicKeyCredentialCreationOptionsJSON }>("/me/passkeys/ask");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.options);
  return post<Me>("/me/passkeys", answer(await navigator.credentials.create({ publicKey })));
}

/** Sign in with a passkey of this device. */
export async function usePasskey(): Promise<Me> {
  const asked = await post<{ options: PublicKeyCredentialRequestOptionsJSON }>("/passkeys/ask");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options);
  return post<Me>("/passkeys", answer(await navigator.credentials.get({ publicKey })));
}

/** True if the person closed the browser's own dialog, which is no error. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "NotAllowedError";
