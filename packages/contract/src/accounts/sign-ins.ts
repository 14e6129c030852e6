import { z } from "zod";
import { itemsOf, timestamp, uuid } from "../common-schemas";
import { endpoint } from "../endpoint";

/** The programs that a sign-in is recognised by. */
export const signInPrograms = [
  "Chrome",
  "Edge",
  "Firefox",
  "Opera",
  "Safari",
  "Samsung Internet",
  "curl",
  "Python",
] as const;

/** The operating systems that a sign-in is recognised by. */
export const signInSystems = ["Android", "ChromeOS", "iOS", "Linux", "macOS", "Windows"] as const;

/** A sign-in of the user that has not ended: its token is valid. */
export const userSignIn = z.object({
  id: z.string(),
  /** Null if the server does not recognise it; the same for `system`. */
  program: z.enum(signInPrograms).nullable(),
  system: z.enum(signInSystems).nullable(),
  /** The network of the address, not the address. */
  network: z.string(),
  /** Whether the request itself was made with its token. */
  is_current: z.boolean(),
  inserted_at: timestamp,
  /** In whole minutes, and a few minutes late. */
  last_used_at: timestamp,
});

/** A sign-in of the user that has not ended. */
export type UserSignIn = z.output<typeof userSignIn>;

const path = "/glossa/me/sign-ins";

/** Endpoints for the sign-ins of the user of the request. */
export const signInEndpoints = {
  /** The last used first. */
  listMySignIns: endpoint({
    method: "GET",
    path,
    scope: "account",
    responses: { 200: itemsOf(userSignIn) },
  }),
  endMySignIn: endpoint({
    method: "DELETE",
    path: `${path}/:sign_in_id`,
    scope: "account",
    params: z.object({ sign_in_id: uuid }),
    responses: { 204: null },
  }),
  /** Ends all but the one of the request. */
  endMyOtherSignIns: endpoint({ method: "DELETE", path, scope: "account", responses: { 204: null } }),
  /** Ends the sign-in of the request. */
  signOut: endpoint({
    method: "POST",
    path: "/glossa/me/sign-out",
    scope: "account",
    responses: { 204: null },
  }),
};
