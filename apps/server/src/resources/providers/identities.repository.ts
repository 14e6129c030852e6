import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { UserRow } from "../users/users.repository";
import type { Account } from "./identity-provider";

/** The user of an account at a provider. */
export function findUserOf(db: Handle, { issuer, subject }: Account): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .innerJoin("identities", "identities.user_id", "users.id")
    .selectAll("users")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

/** Stores that an account at a provider belongs to a user. */
export async function insertIdentity(
  db: Handle,
  { issuer, subject }: Account,
  userId: number,
): Promise<void> {
  await db
    .insertInto("identities")
    .values({ issuer, subject, user_id: userId, inserted_at: now() })
    .execute();
}
