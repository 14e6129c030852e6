import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { type Database, openSqlite } from "../database/database";
import { openPostgres } from "../database/postgres";
import { keysOf } from "../security/secret";
import { openDataFolder } from "../start/data-folder";
import { type Options, parseOptions } from "../start/options";
import { openSharedDatabase } from "../start/shared-database";
import { StartError } from "../start/start-error";
import { type DumpLine, dumpLines } from "./dump";
import { readDump, writeDump } from "./dump-file";
import { restoreLines } from "./restore";
import { writeSecret } from "./written-secret";

type Settings = Pick<Options, "dataFolder" | "databaseUrl" | "secret">;
type Command = (target: string, settings: Settings) => Promise<string>;

const commands: Record<string, { target: string; run: Command }> = {
  backup: { target: "FILE", run: backUp },
  restore: { target: "FILE", run: restore },
  "migrate-to": { target: "postgres://…", run: migrateTo },
};

/** Whether a word names something that is done to the data instead of serving it. */
export function isMaintenance(word: string | undefined): word is string {
  return word !== undefined && word in commands;
}

/** Does what the command line asks to be done to the data; answers what is to be said of it. */
export async function maintain(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [name = "", ...rest] = argv;
  const command = commands[name];
  const { values, positionals } = parse(rest);
  const [target, ...others] = positionals;
  if (!command || target === undefined || others.length > 0)
    throw new StartError(`Write it like this: glossa ${name} ${command?.target ?? ""} [--data FOLDER]`);
  const flags = values.data === undefined ? [] : ["--data", values.data];
  return command.run(target, parseOptions(flags, env));
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { data: { type: "string" } }, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message.split(". ")[0]}. The only option is --data.`);
  }
}

/** Writes all data into one file while the server goes on. */
async function backUp(file: string, settings: Settings): Promise<string> {
  const path = resolve(file);
  await withLines(settings, (lines) => writeDump(path, lines));
  return `The backup is ${path}. It opens every account: keep it where only you can read it.`;
}

/** Fills an empty place with a backup. */
async function restore(file: string, settings: Settings): Promise<string> {
  const path = resolve(file);
  const { databaseUrl, dataFolder, secret } = settings;
  if (databaseUrl === undefined && secret === undefined) await writeSecret(dataFolder, readDump(path));
  const store =
    databaseUrl === undefined
      ? await openDataFolder(dataFolder, secret)
      : await openSharedDatabase(databaseUrl, secret);
  try {
    const rows = await restoreLines(store.database, readDump(path), ({ fingerprint }) => {
      if (fingerprint === store.keys.fingerprint) return;
      throw new StartError("This backup belongs to another secret: give the GLOSSA_SECRET it was made with.");
    });
    return `${rows} rows were restored to ${store.place}.`;
  } finally {
    await store.close();
  }
}

/** Carries a data folder over to PostgreSQL; the folder stays as it is. */
async function migrateTo(url: string, { dataFolder, secret }: Settings): Promise<string> {
  const { databaseUrl } = parseOptions([], { DATABASE_URL: url });
  const key = secret ?? (await secretOf(dataFolder));
  const store = await openSharedDatabase(databaseUrl ?? url, key);
  try {
    const rows = await withLines({ dataFolder, secret }, (lines) =>
      restoreLines(store.database, lines, () => {}),
    );
    const where = secret === undefined ? `what is in ${join(dataFolder, "secret")}` : "as it is now";
    return `${rows} rows are in ${store.place}. Start every server of it with DATABASE_URL and with GLOSSA_SECRET, ${where}.`;
  } finally {
    await store.close();
  }
}

/** Hands on all that there is at one moment, whatever is written meanwhile. */
async function withLines<Result>(
  { databaseUrl, dataFolder, secret }: Settings,
  use: (lines: AsyncIterable<DumpLine>) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) {
    if (secret === undefined) throw new StartError("DATABASE_URL needs GLOSSA_SECRET beside it.");
    const database = await openPostgres(databaseUrl);
    const read = database.read.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    const { fingerprint } = keysOf(secret);
    return read.execute((db) => use(dumpLines(db, { fingerprint }))).finally(() => database.close());
  }
  const kept = secret ?? (await secretOf(dataFolder));
  const head = { fingerprint: keysOf(kept).fingerprint, ...(secret === undefined ? { secret: kept } : {}) };
  const copy = await copyOf(dataFolder);
  try {
    return await use(dumpLines(copy.database.read, head));
  } finally {
    await copy.remove();
  }
}

async function copyOf(dataFolder: string): Promise<{ database: Database; remove(): Promise<void> }> {
  const file = join(dataFolder, `glossa-copy-${process.pid}.sqlite`);
  const original = await openSqlite(join(dataFolder, "glossa.sqlite"));
  await sql`VACUUM INTO ${file}`.execute(original.writer).finally(() => original.close());
  const database = await openSqlite(file);
  const remove = async () => {
    await database.close();
    for (const end of ["", "-wal", "-shm"]) await rm(file + end, { force: true });
  };
  return { database, remove };
}

async function secretOf(dataFolder: string): Promise<string> {
  const file = join(dataFolder, "secret");
  const secret = await readFile(file, "utf8").catch(() => {
    throw new StartError(`There is no data in ${dataFolder}: name its folder with --data.`);
  });
  return secret.trim();
}
