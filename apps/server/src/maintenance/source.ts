import { access, constants, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, type Handle, openSqlite } from "../database/database";
import { waitWithoutLimit } from "../database/wait-without-limit";
import { ageOf, migrate } from "../migrations";
import { keysOf } from "../security/secret";
import { readableByOwner, refuseForeignDatabase } from "../start/database-file";
import { copyName, removeLeftCopies } from "../start/left-copies";
import type { Options } from "../start/options";
import { connectTo } from "../start/shared-database";
import { StartError } from "../start/start-error";
import { type DumpLine, dumpLines } from "./dump";
import { secretFact } from "./dumped-tables";

/** The location of the data, according to the options. */
export type Source = Pick<Options, "dataFolder" | "databaseUrl" | "secret">;

type Use<Result> = (lines: AsyncIterable<DumpLine>) => Promise<Result>;

/** Provides a snapshot of all data, whatever is written meanwhile. */
export function withLines<Result>(source: Source, use: Use<Result>): Promise<Result> {
  const { databaseUrl } = source;
  return databaseUrl === undefined ? withFolder(source, use) : withDatabase(databaseUrl, source.secret, use);
}

async function withDatabase<Result>(
  url: string,
  secret: string | undefined,
  use: Use<Result>,
): Promise<Result> {
  if (secret === undefined) throw new StartError("DATABASE_URL requires GLOSSA_SECRET.");
  const database = await connectTo(url);
  const read = database.writer.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const { fingerprint } = keysOf(secret);
  const dump = async (db: Handle) => {
    // It only reads, so no server waits for it, and the backup may be written to a slow disk.
    await waitWithoutLimit(db);
    await refuseOtherSecret(db, fingerprint, "the database of DATABASE_URL");
    await refuseOtherAge(db);
    return use(dumpLines(db, { fingerprint }));
  };
  return read.execute(dump).finally(() => database.close());
}

async function withFolder<Result>({ dataFolder, secret }: Source, use: Use<Result>): Promise<Result> {
  await requireData(dataFolder);
  const kept = secret ?? (await secretOf(dataFolder));
  const { fingerprint } = keysOf(kept);
  const copy = await copyOf(dataFolder);
  try {
    await refuseOtherSecret(copy.database.read, fingerprint, dataFolder);
    return await use(
      dumpLines(copy.database.read, { fingerprint, ...(secret === undefined ? { secret: kept } : {}) }),
    );
  } finally {
    await copy.remove();
  }
}

/** With another secret, stored API keys could not be decrypted, and no server would start with it. */
export async function refuseOtherSecret(db: Handle, fingerprint: string, place: string): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "facts")) throw new StartError(`There is no data in ${place}.`);
  const facts = db.selectFrom("facts").select("value").where("name", "=", secretFact);
  const known = await facts.executeTakeFirst();
  if (known === undefined || known.value === fingerprint) return;
  throw new StartError(
    `The data in ${place} was created with a different secret: set the original GLOSSA_SECRET.`,
  );
}

/**
 * Data of another version have other tables.
 *
 * @throws {StartError} with what to do
 */
export async function refuseOtherAge(db: Handle): Promise<void> {
  const age = await ageOf(db);
  if (age === "newer") throw newerData();
  if (age === "current") return;
  throw new StartError(
    "The data was written by an earlier version of Glossa, which the next start of the server updates: back it up with that version, start the server of this one, then try again.",
  );
}

function newerData(): StartError {
  return new StartError("The data was written by a newer version of Glossa: update Glossa, then try again.");
}

async function copyOf(dataFolder: string): Promise<{ database: Database; remove(): Promise<void> }> {
  await removeLeftCopies(dataFolder);
  const file = join(dataFolder, copyName(process.pid));
  const removeFiles = async () => {
    for (const end of ["", "-journal", "-wal", "-shm"]) await rm(file + end, { force: true });
  };
  try {
    await readableByOwner(file);
    const original = await openSqlite(join(dataFolder, "glossa.sqlite"));
    await sql`VACUUM INTO ${file}`.execute(original.writer).finally(() => original.close());
    const database = await openSqlite(file);
    const remove = () => database.close().finally(removeFiles);
    // Only the copy is updated: the server that is in use may be of an earlier version.
    if ((await migrate(database.writer)) === "newer") {
      await remove();
      throw newerData();
    }
    return { database, remove };
  } catch (error) {
    await removeFiles();
    throw error;
  }
}

/** Refuses a folder without data, with data that this account cannot read, or with those of another program. */
export async function requireData(dataFolder: string): Promise<void> {
  const file = join(dataFolder, "glossa.sqlite");
  await access(file, constants.R_OK).catch(({ code }: NodeJS.ErrnoException) => {
    const isAbsent = code === "ENOENT" || code === "ENOTDIR";
    throw new StartError(
      isAbsent
        ? `There is no data in ${dataFolder}: name the data folder with --data.`
        : `The data in ${dataFolder} cannot be read (${code}): run this command as the account that runs the server.`,
    );
  });
  refuseForeignDatabase(file);
}

/** Returns the secret that is stored in a data folder. */
export async function secretOf(dataFolder: string): Promise<string> {
  const secret = await keptSecret(dataFolder);
  if (secret !== undefined) return secret;
  throw new StartError(
    `There is no file "secret" in ${dataFolder}: restore it, or set the original GLOSSA_SECRET.`,
  );
}

/** Returns the secret that is stored in a folder, if there is one. */
export async function keptSecret(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(join(dataFolder, "secret"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw new StartError(`The file "secret" in ${dataFolder} cannot be read (${error.code}).`);
  });
  return text?.trim();
}
