import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ownValue } from "@glossa/question-types/schema";
import { keysOf } from "../security/secret";
import { lockFolder, openDataFolder } from "../start/data-folder";
import { parseOptions } from "../start/options";
import { openSharedDatabase } from "../start/shared-database";
import { StartError, UsageError } from "../start/start-error";
import { changeSecret } from "./change-secret";
import type { DumpHead, DumpLine } from "./dump";
import { readDump, readHead, writeDump } from "./dump-file";
import { explaining, explainMove } from "./explain-move";
import { removeSecondFactor } from "./remove-second-factor";
import { resetPassword } from "./reset-password";
import { restoreLines } from "./restore";
import { keptSecret, requireData, type Source, secretOf, withLines } from "./source";

type Command = (target: string, place: Source) => Promise<string>;

const commands: Record<string, { target: string; does: string; run: Command }> = {
  backup: { target: "FILE", does: "Writes all data to one file; the server may be running.", run: backUp },
  restore: { target: "FILE", does: "Restores a backup into an empty data folder or database.", run: restore },
  "migrate-to": {
    target: "postgres://…",
    does: "Copies a data folder to an empty PostgreSQL database; the server must not be running.",
    run: migrateTo,
  },
  "reset-password": {
    target: "USERNAME",
    does: "Prints a new password of a user, who must change it at the next sign-in.",
    run: resetPassword,
  },
  "remove-second-factor": {
    target: "USERNAME",
    does: "Lets a user who has lost the authenticator app sign in with the password alone.",
    run: removeSecondFactor,
  },
  "change-secret": {
    target: "FILE",
    does: "Gives the data the secret in a file, or a new one in a new file; the server must not be running.",
    run: changeSecret,
  },
};

const dataHelp =
  "  --data FOLDER  default: GLOSSA_DATA or ./glossa-data; DATABASE_URL and GLOSSA_SECRET apply as well";

/** Whether the first argument is a maintenance command. */
export function isMaintenance(word: string | undefined): word is string {
  return word !== undefined && Object.hasOwn(commands, word);
}

/** Runs a maintenance command and returns the message to print. */
export async function maintain(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [name = "", ...rest] = argv;
  const command = ownValue(commands, name);
  const usage = `Usage: glossa ${name} ${command?.target ?? ""} [--data FOLDER]`;
  if (command && rest.includes("--help")) return [usage, command.does, "", dataHelp].join("\n");
  const { values, positionals } = parse(rest);
  const [target, ...others] = positionals;
  if (!command || target === undefined || others.length > 0) throw new UsageError(usage);
  const flags = values.data === undefined ? [] : ["--data", values.data];
  const place = parseOptions(flags, env);
  return command.run(target, place).catch(explaining(place));
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { data: { type: "string" } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split(". ")[0]}. The only option is --data.`);
  }
}

/** Writes all data to one file; the server may be running. */
async function backUp(file: string, place: Source): Promise<string> {
  const path = resolve(file);
  await withLines(place, (lines) => writeDump(path, lines));
  return `The backup was written to ${path}. It contains the credentials of all accounts: store it where only you can read it.`;
}

/** Restores a backup into an empty data folder or database, or leaves it unchanged. */
async function restore(file: string, place: Source): Promise<string> {
  const path = resolve(file);
  const head = await readHead(path);
  // Checked before the target is changed.
  await refuseOtherSecret(head, place);
  const { databaseUrl, dataFolder, secret } = place;
  const undo = databaseUrl === undefined ? await undoingIn(dataFolder) : async () => {};
  const store =
    databaseUrl === undefined
      ? await openDataFolder(dataFolder, secret, head.secret)
      : await openSharedDatabase(databaseUrl, secret);
  try {
    const rows = await restoreLines(store.database, readDump(path)).finally(() => store.close());
    return `${rows} rows were restored to ${store.place}.`;
  } catch (error) {
    await undo();
    throw error;
  }
}

async function refuseOtherSecret(head: DumpHead, { databaseUrl, dataFolder, secret }: Source): Promise<void> {
  const isShared = databaseUrl !== undefined;
  if (isShared && secret === undefined) return;
  const key = secret ?? (await keptSecret(dataFolder)) ?? head.secret;
  if (key !== undefined && keysOf(key).fingerprint === head.fingerprint) return;
  throw new StartError("This backup was created with a different secret: set the original GLOSSA_SECRET.");
}

const madeFiles = ["secret", "lock", "glossa.sqlite", "glossa.sqlite-wal", "glossa.sqlite-shm"];

/** Makes a folder empty again: a backup with another secret could not be restored into it otherwise. */
async function undoingIn(dataFolder: string): Promise<() => Promise<void>> {
  const before = await readdir(dataFolder).catch((): string[] => []);
  if (before.includes("glossa.sqlite")) return async () => {};
  const made = madeFiles.filter((name) => !before.includes(name));
  return async () => {
    for (const name of made) await rm(join(dataFolder, name), { force: true });
  };
}

/** Copies a data folder to PostgreSQL; the folder does not change. */
function migrateTo(url: string, { dataFolder, secret }: Source): Promise<string> {
  const { databaseUrl = url } = parseOptions([], { DATABASE_URL: url });
  // A DATABASE_URL of this process is neither source nor target.
  return copyTo(databaseUrl, { dataFolder, secret }).catch(explaining({ dataFolder }));
}

async function copyTo(databaseUrl: string, { dataFolder, secret }: Source): Promise<string> {
  await requireData(dataFolder);
  const key = secret ?? (await secretOf(dataFolder));
  // What a server writes from now on would be missing there.
  const lock = lockFolder(dataFolder);
  try {
    return await withLines({ dataFolder, secret: key }, async (lines) => {
      const places = { source: { dataFolder }, target: { dataFolder, databaseUrl } };
      const { rows, place } = await explainMove(lines, places, (explained) =>
        fillShared(databaseUrl, key, explained),
      );
      const where = secret === undefined ? `what is in ${join(dataFolder, "secret")}` : "as it is now";
      return `${rows} rows are in ${place}. Start every server of it with DATABASE_URL and with GLOSSA_SECRET, ${where}.`;
    });
  } finally {
    lock.close();
  }
}

async function fillShared(url: string, secret: string, lines: AsyncIterable<DumpLine>) {
  const store = await openSharedDatabase(url, secret);
  const rows = await restoreLines(store.database, lines).finally(() => store.close());
  return { rows, place: store.place };
}
