import { join } from "node:path";
import { damageIn } from "../database/damage";
import { StorageError } from "../database/storage-error";
import type { Options } from "./options";
import { placeOf } from "./shared-database";
import { StartError } from "./start-error";

type Place = Pick<Options, "databaseUrl" | "dataFolder">;

const isFull = /database or disk is full|no space left/i;
const isUnreadable = /disk I\/O error|\bEIO\b|input\/output error/i;

/**
 * Replaces the messages of databases and of the system, which name no place, by one that says where it happened and what
 * helps. Other errors stay as they are.
 */
export function explainDataFailure(error: unknown, place: Place): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  // Errors of the system are about files of this machine, not about the database.
  if (place.databaseUrl !== undefined && !(error instanceof StorageError)) return error;
  const text = diskText(error, place) ?? damageText(error, place) ?? accessText(error, place);
  return text === undefined ? error : new StartError(text);
}

function diskText(error: Error, { databaseUrl, dataFolder }: Place): string | undefined {
  const { message } = error;
  const disk =
    databaseUrl === undefined
      ? `The disk with ${dataFolder}`
      : `The disk of the database ${placeOf(databaseUrl)}`;
  // SQLite reports a full disk as an I/O error, too.
  if (isUnreadable.test(message))
    return `${disk} is full, or cannot be read or written (${message}): free space there or check the disk, then try again.`;
  if (!isFull.test(message) && !(error instanceof StorageError && error.kind === "full")) return undefined;
  const hint =
    databaseUrl === undefined ? " A backup requires space for a second copy of the data in this folder." : "";
  return `${disk} is full (${message}): free space there, then try again.${hint}`;
}

function damageText(error: Error, { databaseUrl, dataFolder }: Place): string | undefined {
  const reason = damageIn(error);
  if (databaseUrl !== undefined || reason === undefined) return undefined;
  return `The file glossa.sqlite in ${dataFolder} is damaged (${reason}): restore a backup with "npm run glossa -- restore FILE --data NEW", where NEW is an empty folder, and start with --data NEW.`;
}

/** Somebody has restored or copied the data under another account. */
function accessText(error: NodeJS.ErrnoException, { databaseUrl, dataFolder }: Place): string | undefined {
  if (databaseUrl !== undefined) {
    if (!/permission denied for schema/.test(error.message)) return undefined;
    return `The role of DATABASE_URL may not create tables in ${placeOf(databaseUrl)} (${error.message}): make it the owner of the database.`;
  }
  const isRefused =
    error.code === "EACCES" || /unable to open database file|readonly database/.test(error.message);
  if (!isRefused) return undefined;
  const file = error.path ?? join(dataFolder, "glossa.sqlite");
  return `This account may not open ${file} (${error.code ?? error.message}): start Glossa as the account that owns the files in ${dataFolder}, or make this account their owner.`;
}
