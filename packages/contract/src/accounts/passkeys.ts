import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { itemsOf, timestamp, uuid } from "../common-schemas";
import { endpoint } from "../endpoint";
import { accessToken } from "./access";

/** The length of the name of a passkey, in characters. */
export const passkeyNameLength = { min: 1, max: 100 };

/** How many passkeys a user may have. */
export const maxPasskeys = 20;

/** How long after a sign-in a user may add or remove a passkey without the password, in minutes. */
export const freshSignInMinutes = 10;

/** A passkey of the user: a key pair on a device or in a password manager, of which the server has the public part. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether a password manager may copy it to other devices. */
  is_synced: z.boolean(),
  inserted_at: timestamp,
  /** Null if it has not signed anybody in. */
  last_used_at: timestamp.nullable(),
});

/** A passkey of the user. */
export type Passkey = z.output<typeof passkey>;

const bytes = z.string().max(20_000);

/** The reply of a browser, with the names of Web Authentication, Level 3, reduced to the required parts. */
const credential = { id: bytes, rawId: bytes, type: z.literal("public-key") };

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});

const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(50)).max(20).optional(),
  }),
});

/** The browser's reply to the options of a sign-in. */
export type PasskeyAssertion = z.output<typeof assertion>;

/** The browser's reply to the options of a new passkey. */
export type PasskeyAttestation = z.output<typeof attestation>;

/** The options for the browser: those of Web Authentication, as JSON. */
const options = z.object({ challenge: z.string() }).loose();

/** Without it, the sign-in of the request must be new. */
const password = z.string().optional();

const path = "/glossa/me/passkeys";

/** Endpoints for passkeys: signing in with one, and those of the user of the request. */
export const passkeyEndpoints = {
  /** The options are valid for five minutes, and for one sign-in. */
  preparePasskeySignIn: endpoint({
    method: "POST",
    path: "/glossa/passkey-sign-in/options",
    isPublic: true,
    responses: { 200: options },
  }),
  /** Needs neither a password nor the code of an authenticator app. */
  signInWithPasskey: endpoint({
    method: "POST",
    path: "/glossa/passkey-sign-in",
    isPublic: true,
    body: z.object({ credential: assertion }),
    responses: { 201: accessToken },
  }),
  /** The newest first. */
  listMyPasskeys: endpoint({
    method: "GET",
    path,
    scope: "account",
    responses: { 200: itemsOf(passkey) },
  }),
  prepareMyPasskey: endpoint({
    method: "POST",
    path: `${path}/options`,
    scope: "account",
    body: z.object({ password }),
    responses: { 200: options },
  }),
  createMyPasskey: endpoint({
    method: "POST",
    path,
    scope: "account",
    body: z.object({
      name: limitedText(passkeyNameLength.min, passkeyNameLength.max),
      credential: attestation,
    }),
    responses: { 201: passkey },
  }),
  /** Ends the other sign-ins. */
  removeMyPasskey: endpoint({
    method: "POST",
    path: `${path}/:passkey_id/remove`,
    scope: "account",
    params: z.object({ passkey_id: uuid }),
    body: z.object({ password }),
    responses: { 200: passkey },
  }),
};
