import { existsSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DatabaseSync } from "@photostructure/sqlite";
import { shellWord } from "./shell-word";
import { StartError } from "./start-error";

/** Creates an empty file for SQLite, which gives the files next to it the same permissions. */
export async function readableByOwner(file: string): Promise<void> {
  await writeFile(file, "", { flag: "a", mode: 0o600 });
}

/**
 * Refuses a folder that has lost its database: a new one would hide the loss. A first start creates the file of the
 * database before the secret, so a secret alone is never what an interrupted first start has left.
 */
export async function refuseLostDatabase(folder: string): Promise<void> {
  const isThere = (name: string) => stat(join(folder, name)).then(Boolean, () => false);
  if (!(await isThere("secret")) || (await isThere("glossa.sqlite"))) return;
  throw new StartError(
    `The data folder ${folder} has a file "secret" but no database: put glossa.sqlite back, restore a backup with "npm run glossa -- restore FILE --data ${shellWord(folder)}", or choose another folder with --data.`,
  );
}

/** Refuses a database of another program, before anything in it is changed. An empty file is a new database. */
export function refuseForeignDatabase(file: string): void {
  const database = openUnchanged(file);
  try {
    // A prepared statement would keep the file open after `close`, until its memory is freed.
    const names: unknown[] = [];
    database.function("add_name", (name: unknown) => names.push(name));
    database.exec("SELECT add_name(name) FROM sqlite_schema WHERE type = 'table'");
    if (names.length === 0 || names.includes("kysely_migration")) return;
  } finally {
    database.close();
  }
  throw new StartError(
    `${file} is a database of another program: move it elsewhere, or choose another folder with --data.`,
  );
}

/**
 * Opens a database so that neither it nor its log changes. A connection that may write would move the log into the
 * database when it closes. Without a log, a connection that only reads would create one, unless the file is immutable.
 */
function openUnchanged(file: string): InstanceType<typeof DatabaseSync> {
  const url = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true, timeout: 5000 });
}
