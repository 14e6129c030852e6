import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { damageIn } from "../database/damage";
import { openSqlite } from "../database/database";
import { memoryBus } from "../resources/events/event-bus";
import { keysOf, secretIn } from "../security/secret";
import { type DataStore, prepareStore } from "./data-store";
import { readableByOwner, refuseForeignDatabase } from "./database-file";
import { removeLeftCopies } from "./left-copies";
import { makeFolder } from "./make-folder";
import { StartError } from "./start-error";

/**
 * Opens a data folder, and creates it if it does not exist; no other process can open it until it is closed.
 * A secret is generated and stored in a folder that has none; one that is given is never stored.
 */
export async function openDataFolder(
  path: string,
  givenSecret?: string,
  firstSecret?: string,
): Promise<DataStore> {
  await refuseUnusable(path);
  const lock = lockFolder(path);
  try {
    await removeLeftCopies(path);
    const file = join(path, "glossa.sqlite");
    // Before the secret: `refuseLostDatabase` tells an interrupted first start from a lost database by it.
    await readableByOwner(file);
    refuseForeignDatabase(file);
    const keys = keysOf(givenSecret ?? (await secretIn(join(path, "secret"), firstSecret)));
    const database = await openSqlite(file);
    await prepareStore(database, keys, { place: path, remedy: "choose another folder with --data" });
    const close = async () => {
      await database.close();
      lock.close();
    };
    return { database, keys, place: path, events: memoryBus(), close };
  } catch (error) {
    lock.close();
    throw error;
  }
}

async function refuseUnusable(path: string): Promise<void> {
  try {
    await makeFolder(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const reason =
      code === "EEXIST" || code === "ENOTDIR" ? "is not a folder" : `cannot be written to (${code})`;
    throw new StartError(`The data folder ${path} ${reason}: choose another one with --data.`);
  }
}

/** Locks the folder; the system releases the lock when the process ends, unlike a file with a process id. */
export function lockFolder(path: string): InstanceType<typeof DatabaseSync> {
  const lock = new DatabaseSync(join(path, "lock"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    throw lockFailure(error as Error, path);
  }
}

function lockFailure(error: Error, path: string): Error {
  if (/locked|busy/i.test(error.message))
    return new StartError(
      `The data folder ${path} is in use by another Glossa server: stop it, or choose another folder with --data.`,
    );
  const reason = damageIn(error);
  if (reason === undefined) return error;
  return new StartError(
    `The file "lock" in ${path} is damaged (${reason}): stop every server of this folder, delete the file, then try again.`,
  );
}
