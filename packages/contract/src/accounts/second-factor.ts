import { z } from "zod";
import { timestamp } from "../common-schemas";
import { endpoint } from "../endpoint";
import { accessToken } from "./access";
import { maxUsername } from "./username";

/** The length of what a user may type as a code: of the authenticator app, or a recovery code. */
const code = z.string().min(1).max(50);

/** Codes that sign in without the authenticator app; each is valid once, and they are shown only now. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** The state of the user's second factor. */
export const secondFactor = z.object({
  is_on: z.boolean(),
  /** Since when; null while it is off. */
  since: timestamp.nullable(),
  recovery_codes_left: z.int(),
});

/** The state of the user's second factor. */
export type SecondFactor = z.output<typeof secondFactor>;

const path = "/glossa/me/second-factor";

/** Endpoints for the second factor of the user of the request, and for signing in with it. */
export const secondFactorEndpoints = {
  /** For users whose password alone is refused with `second_factor_required`. */
  signInWithCode: endpoint({
    method: "POST",
    path: "/glossa/sign-in",
    isPublic: true,
    body: z.object({ username: z.string().max(maxUsername), password: z.string(), code }),
    responses: { 201: accessToken },
  }),
  getMySecondFactor: endpoint({
    method: "GET",
    path,
    scope: "account",
    responses: { 200: secondFactor },
  }),
  /** Creates the secret for the authenticator app; the second factor is off until a code confirms it. */
  prepareMySecondFactor: endpoint({
    method: "POST",
    path,
    scope: "account",
    body: z.object({ password: z.string() }),
    responses: {
      201: z.object({
        /** For typing, in base 32. */
        secret: z.string(),
        /** For the QR code: an `otpauth:` URI. */
        uri: z.string(),
      }),
    },
  }),
  /** Switches the second factor on and ends the other sign-ins. */
  confirmMySecondFactor: endpoint({
    method: "POST",
    path: `${path}/confirm`,
    scope: "account",
    body: z.object({ code }),
    responses: { 200: recoveryCodes },
  }),
  /** Replaces the recovery codes. */
  renewMyRecoveryCodes: endpoint({
    method: "POST",
    path: `${path}/recovery-codes`,
    scope: "account",
    body: z.object({ code }),
    responses: { 200: recoveryCodes },
  }),
  /** Switches the second factor off and ends the other sign-ins. */
  removeMySecondFactor: endpoint({
    method: "POST",
    path: `${path}/remove`,
    scope: "account",
    body: z.object({ code }),
    responses: { 204: null },
  }),
};
