import type { Options } from "./options";
import { StartError } from "./start-error";

const isFull = /database or disk is full|disk I\/O error|no space left/i;
const isDamaged = /file is not a database|database disk image is malformed/i;

/**
 * Replaces the messages of SQLite and of the system, which name no file, by one that says where it happened and what
 * helps. Other errors stay as they are.
 */
export function explainDataFailure(
  error: unknown,
  { databaseUrl, dataFolder }: Pick<Options, "databaseUrl" | "dataFolder">,
): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  if (isFull.test(error.message)) return new StartError(fullText(databaseUrl, dataFolder));
  if (databaseUrl !== undefined) return error;
  const [reason] = isDamaged.exec(error.message) ?? [];
  if (reason === undefined) return error;
  return new StartError(
    `The file glossa.sqlite in ${dataFolder} is damaged (${reason}): restore a backup with "npm run glossa -- restore FILE --data NEW", where NEW is an empty folder, and start with --data NEW.`,
  );
}

function fullText(databaseUrl: string | undefined, dataFolder: string): string {
  if (databaseUrl !== undefined)
    return "The disk of the database of DATABASE_URL is full: free space there, then try again.";
  return `The disk with ${dataFolder} is full: free space there, then try again. A backup requires space for a second copy of the data in this folder.`;
}
