import { errorCodes, type PasskeyAssertion, type PasskeyAttestation } from "@glossa/contract";
import { type HttpError, unprocessable } from "../../http/errors/http-errors";
import { type Challenge, type ChallengePurpose, readChallenge } from "../../security/challenges";
import type { Keys } from "../../security/secret";
import type { PasskeyRow } from "./passkeys.repository";
import type { RelyingParty } from "./relying-party";

/** ES256, EdDSA and RS256: what authenticators have. */
export const algorithms = [-7, -8, -257];

interface Expected {
  purpose: ChallengePurpose;
  party: RelyingParty;
  keys: Keys;
}

/** The verified data of a passkey that has signed a challenge of this server; undefined if it has not. */
export async function verifiedAssertion(
  credential: PasskeyAssertion,
  passkey: PasskeyRow,
  { purpose, party, keys }: Expected,
): Promise<{ challenge: Challenge; counter: number; is_synced: number } | undefined> {
  // A passkey belongs to the host for which it was made.
  if (passkey.rp_id !== party.id) return undefined;
  let challenge: Challenge | undefined;
  const { userHandle, ...response } = credential.response;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: (text) => {
      challenge = readChallenge(text, purpose, keys);
      return challenge !== undefined;
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: passkey.counter,
    },
    // What does not fit is thrown, and so are counters that do not grow: both are refusals here.
  }).catch(() => undefined);
  if (!verified?.verified || !challenge) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { challenge, counter: newCounter, is_synced: Number(credentialBackedUp) };
}

/** The public part of a passkey that was made for a challenge of this server. */
export async function verifiedAttestation(
  credential: PasskeyAttestation,
  { purpose, party, keys }: Expected,
): Promise<{ challenge: Challenge; id: string; publicKey: string; counter: number; isSynced: boolean }> {
  let challenge: Challenge | undefined;
  const { transports, ...response } = credential.response;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { ...response, ...(transports && { transports }) },
      clientExtensionResults: {},
    },
    expectedChallenge: (text) => {
      challenge = readChallenge(text, purpose, keys);
      return challenge !== undefined;
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!verified?.verified || !challenge) throw refusedPasskey();
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  return {
    challenge,
    id: made.id,
    publicKey: Buffer.from(made.publicKey).toString("base64url"),
    counter: made.counter,
    isSynced: credentialBackedUp,
  };
}

/** The browser's reply does not belong to a challenge of this server that is still valid. */
export function refusedPasskey(): HttpError {
  return unprocessable(
    errorCodes.passkeyRefused,
    "The passkey was not accepted: it is unknown here, or the attempt has ended. Try again",
  );
}
