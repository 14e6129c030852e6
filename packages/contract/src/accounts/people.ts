import { z } from "zod";
import { itemsOf, timestamp, uuid } from "../common-schemas";
import { endpoint, owners } from "../endpoint";
import { password, user } from "./me";
import { newUser } from "./users";

/** A user as owners manage them: without the API key, with what only this server returns. */
export const person = user.omit({ api_key: true }).extend({
  /** Whether the account is switched on. */
  is_active: z.boolean(),
  /** Whether the person has a password that someone else set. */
  must_change_password: z.boolean(),
  /** Whether the password alone does not sign the person in. */
  has_second_factor: z.boolean().default(false),
  /** The time of the last sign-in with a password or link. */
  signed_in_at: timestamp.nullable(),
  /** The workspaces of which the person is a member. */
  workspace_ids: z.array(z.string()),
  /** How many responses are deleted with the account. */
  responses: z.int(),
});

/** A user as owners manage them. */
export type Person = z.output<typeof person>;

const params = z.object({ user_id: uuid });
const path = "/glossa/people";
const ofOne = { path: `${path}/:user_id`, params } as const;

/** Endpoints for the owners' list of people. */
export const peopleEndpoints = {
  listPeople: endpoint({ method: "GET", path, roles: owners, responses: { 200: itemsOf(person) } }),
  /** Creates a user, who must change the password at the first sign-in, as a member of workspaces. */
  createPerson: endpoint({
    method: "POST",
    path,
    roles: owners,
    scope: "account",
    body: newUser.omit({ id: true }).extend({
      /** Without one, the person chooses it by a link. */
      password: password.optional(),
      workspace_ids: z.array(uuid).max(1000).default([]),
    }),
    responses: { 201: person },
  }),
  /** Switches an account off or on. Responses stay; tokens end at once, and the API key while it is off. */
  switchPerson: endpoint({
    method: "PATCH",
    ...ofOne,
    roles: owners,
    scope: "account",
    body: z.object({ is_active: z.boolean() }),
    responses: { 200: person },
  }),
  /** Sets a password that must be changed at the next sign-in; ends all tokens and the API key. */
  resetPassword: endpoint({
    method: "POST",
    path: `${path}/:user_id/password`,
    params,
    roles: owners,
    scope: "account",
    body: z.object({ password }),
    responses: { 200: person },
  }),
  /** For a person who has lost the authenticator app and the recovery codes. Ends all sign-ins of the person. */
  removeSecondFactor: endpoint({
    method: "DELETE",
    path: `${path}/:user_id/second-factor`,
    params,
    roles: owners,
    scope: "account",
    responses: { 200: person },
  }),
};
