import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { type Database, openSqlite } from "../database/database";
import { migrate } from "../migrations";
import { type Keys, keysOf, secretIn } from "../security/secret";
import { StartError } from "./start-error";

/** An opened data folder; nobody else can open it until it is closed or this process ends. */
export interface DataFolder {
  database: Database;
  keys: Keys;
  close(): Promise<void>;
}

/** Opens a data folder, making it when it is new: locked, unlocked by its secret, and up to date. */
export async function openDataFolder(path: string, givenSecret?: string): Promise<DataFolder> {
  await refuseUnusable(path);
  const lock = lockFolder(path);
  try {
    const keys = keysOf(givenSecret ?? (await secretIn(join(path, "secret"))));
    const database = await openUpToDate(path);
    const close = async () => {
      await database.close();
      lock.close();
    };
    try {
      await refuseOtherSecret(database, keys, path);
    } catch (error) {
      await database.close();
      throw error;
    }
    return { database, keys, close };
  } catch (error) {
    lock.close();
    throw error;
  }
}

async function refuseUnusable(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const reason =
      code === "EEXIST" || code === "ENOTDIR" ? "is not a folder" : `cannot be written to (${code})`;
    throw new StartError(`The data folder ${path} ${reason}: choose another one with --data.`);
  }
}

// The operating system drops the lock with the process, however it ends; a file with a process id would stay.
function lockFolder(path: string): InstanceType<typeof DatabaseSync> {
  const lock = new DatabaseSync(join(path, "lock"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test((error as Error).message)) throw error;
    throw new StartError(
      `The data folder ${path} is in use by another running Glossa: stop it, or choose another folder with --data.`,
    );
  }
}

async function openUpToDate(path: string): Promise<Database> {
  const database = await openSqlite(join(path, "glossa.sqlite"));
  if ((await migrate(database.writer)) === "done") return database;
  await database.close();
  throw new StartError(
    `The data in ${path} was written by a newer version of Glossa: update this one, or choose another folder with --data.`,
  );
}

async function refuseOtherSecret(database: Database, keys: Keys, path: string): Promise<void> {
  const name = "secret_fingerprint";
  const known = await database.read
    .selectFrom("facts")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  if (known === undefined) {
    await database.write((db) => db.insertInto("facts").values({ name, value: keys.fingerprint }).execute());
  } else if (known.value !== keys.fingerprint) {
    throw new StartError(
      `The data in ${path} belongs to another secret: bring back its file "secret", or the GLOSSA_SECRET it was made with.`,
    );
  }
}
