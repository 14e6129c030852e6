import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { timestamp } from "../common-schemas";
import { endpoint } from "../endpoint";
import { accessToken } from "./access";
import { preferences } from "./preferences";
import { userRole } from "./user-role";

/** A user. */
export const user = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  username: z.string(),
  role: userRole,
  /** The user's own key, or any user's for owners; empty in all other cases. */
  api_key: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A user. */
export type User = z.output<typeof user>;

/** A key that replaces the previous one, which becomes invalid. */
export const newApiKey = z.object({ api_key: z.string() });

/** The length of a password, in characters. */
export const passwordLength = { min: 8, max: 100 };

/** A password that a user is given or chooses. */
export const password = limitedText(passwordLength.min, passwordLength.max);

/** Endpoints for the user of the request. */
export const meEndpoints = {
  getMe: endpoint({ method: "GET", path: "/me", responses: { 200: user } }),
  /**
   * For pages: without the key, which signs in for ever and would lie in every browser, and with the preferences, which
   * every page needs as well.
   */
  getMyself: endpoint({
    method: "GET",
    path: "/glossa/me",
    allowsFirstPassword: true,
    responses: {
      200: user.omit({ api_key: true }).extend({
        preferences: preferences.optional(),
        /** The user has signed in with a password that someone else set, and may only change it. */
        must_change_password: z.boolean().optional(),
      }),
    },
  }),
  renewMyApiKey: endpoint({
    method: "POST",
    path: "/glossa/me/api-key",
    scope: "account",
    responses: { 201: newApiKey },
  }),
  /** Ends all tokens and API keys; the token of the response is the only one that is valid. */
  changeMyPassword: endpoint({
    method: "POST",
    path: "/glossa/me/password",
    scope: "account",
    allowsFirstPassword: true,
    body: z.object({ current_password: z.string(), new_password: password }),
    responses: { 200: accessToken },
  }),
  /** Signs out everywhere: all tokens that the person has end. */
  endMySessions: endpoint({
    method: "DELETE",
    path: "/glossa/me/sessions",
    scope: "account",
    allowsFirstPassword: true,
    responses: { 204: null },
  }),
};
