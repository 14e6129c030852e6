import type { PasskeyAssertion, PasskeyAttestation } from "@glossa/contract";
import { passkeysApi } from "./passkeys-api";

/** Thrown when the browser has returned no passkey: the user has closed its dialog, or the device refused. */
export class NoPasskey extends Error {}

/** Whether this browser has passkeys for this address: they need a secure context, and a host name instead of a number. */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(window.location.hostname);
  return window.isSecureContext && typeof window.PublicKeyCredential === "function" && !isNumber;
}

/**
 * Asks the browser to sign in with a passkey.
 *
 * @param byAutofill offers the passkeys beside the usernames that the browser has stored, instead of in a dialog
 */
export async function assertPasskey({ byAutofill = false } = {}): Promise<PasskeyAssertion> {
  // The code is not needed before.
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const options = await passkeysApi.preparePasskeySignIn({});
  try {
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: byAutofill,
    });
    return { id, rawId, type, response };
  } catch (error) {
    throw new NoPasskey("The browser returned no passkey.", { cause: error });
  }
}

/** Asks the browser to create a passkey; the password proves that the user is there. */
export async function createPasskey(password: string | undefined): Promise<PasskeyAttestation> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const options = await passkeysApi.prepareMyPasskey({ body: password === undefined ? {} : { password } });
  try {
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  } catch (error) {
    throw new NoPasskey("The browser created no passkey.", { cause: error });
  }
}

/** Ends a request that is waiting in the browser. */
export async function cancelPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}

/** Whether the browser offers passkeys beside stored usernames. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  const { isConditionalMediationAvailable } = window.PublicKeyCredential;
  return (await isConditionalMediationAvailable?.call(window.PublicKeyCredential)) ?? false;
}
