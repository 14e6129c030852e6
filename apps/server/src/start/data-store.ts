import type { Database } from "../database/database";
import { migrate } from "../migrations";
import type { EventBus } from "../resources/events/event-bus";
import type { Keys } from "../security/secret";
import { StartError } from "./start-error";

/** The opened storage of all data: a folder on this machine, or a database that several servers share. */
export interface DataStore {
  database: Database;
  keys: Keys;
  /** The events in datasets, within this process or among all servers of the database. */
  events: EventBus;
  /** Its location for display, without a password. */
  place: string;
  close(): Promise<void>;
}

/** Migrates the tables of a store and checks that its secrets can be decrypted; otherwise closes it. */
export async function prepareStore(
  database: Database,
  keys: Keys,
  { place, remedy }: { place: string; remedy: string },
): Promise<void> {
  try {
    if ((await migrate(database.writer)) === "newer") {
      throw new StartError(
        `The data in ${place} was written by a newer version of Glossa: update Glossa, or ${remedy}.`,
      );
    }
    await refuseOtherSecret(database, keys, place);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function refuseOtherSecret(database: Database, keys: Keys, place: string): Promise<void> {
  const name = "secret_fingerprint";
  const value = await database.write(async (db) => {
    const row = { name, value: keys.fingerprint };
    // The first server stores its secret; if two start at once, only one of them does.
    await db
      .insertInto("facts")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const known = await db.selectFrom("facts").select("value").where("name", "=", name).executeTakeFirst();
    return known?.value;
  });
  if (value === keys.fingerprint) return;
  const source = database.dialect === "sqlite" ? 'its file "secret", or ' : "";
  throw new StartError(
    `The data in ${place} was created with a different secret: restore ${source}the original GLOSSA_SECRET.`,
  );
}
