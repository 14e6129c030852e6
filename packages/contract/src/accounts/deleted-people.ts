import { z } from "zod";
import { itemsOf, timestamp, uuid } from "../common-schemas";
import { endpoint, owners } from "../endpoint";
import { person } from "./people";
import { userRole } from "./user-role";
import { username } from "./username";

/** For how many days a deleted account can be restored. */
export const deletedPersonDays = 30;

/** An account that was deleted and can be restored. */
export const deletedPerson = z.object({
  id: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  role: userRole,
  /** How many responses are restored with it. */
  responses: z.int(),
  /** The username of the person who deleted it. */
  deleted_by: z.string(),
  deleted_at: timestamp,
  /** When it can no longer be restored. */
  ends_at: timestamp,
});

/** An account that was deleted and can be restored. */
export type DeletedPerson = z.output<typeof deletedPerson>;

const restoredPerson = person.extend({
  /** Whether the password was publicly known, so that the account has one now that nobody knows. */
  needs_password: z.boolean().default(false),
});

const path = "/glossa/deleted-people";
const params = z.object({ user_id: uuid });

/** Endpoints for deleted accounts. */
export const deletedPeopleEndpoints = {
  /** The latest deletion first. */
  listDeletedPeople: endpoint({
    method: "GET",
    path,
    roles: owners,
    responses: { 200: itemsOf(deletedPerson) },
  }),
  /**
   * Creates the account again with its password, memberships and settings, and a new API key; its responses follow within
   * seconds. An owner whose password is publicly known gets one that nobody knows, unless the server listens to its own
   * machine only. Takes a new username, in case the old one was given to somebody else.
   */
  restorePerson: endpoint({
    method: "POST",
    path: `${path}/:user_id/restore`,
    params,
    roles: owners,
    scope: "account",
    body: z.object({ username: username.optional() }),
    responses: { 200: restoredPerson },
  }),
  /** Deletes everything that is left of the account at once. */
  erasePerson: endpoint({
    method: "DELETE",
    path: `${path}/:user_id`,
    params,
    roles: owners,
    scope: "account",
    responses: { 200: deletedPerson },
  }),
};
