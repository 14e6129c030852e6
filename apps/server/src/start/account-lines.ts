import { rm } from "node:fs/promises";
import type { Account } from "./accounts";
import { firstOwnerFile, hasFirstOwnerFile } from "./first-owner-file";

/**
 * The accounts to print at startup, one per line. Without a terminal, the system log keeps the output, so the line of the
 * first owner names the file with the password instead, at each start until the file is deleted.
 */
export async function accountLines(
  accounts: readonly Account[],
  { isTerminal, folder }: { isTerminal: boolean; folder: string },
): Promise<string[]> {
  const file = firstOwnerFile(folder);
  const isFirst = accounts[0]?.isFirst === true;
  if (isFirst && isTerminal) await rm(file, { force: true });
  const isInFile = isFirst ? !isTerminal : accounts.length === 0 && (await hasFirstOwnerFile(folder));
  if (isInFile) return [`owner (owner), password in ${file} (delete this file after signing in)`];
  return accounts.map(lineOf);
}

// The first owner can see their API key after signing in, so it is not printed.
function lineOf({ username, password, role, apiKey, isFirst }: Account): string {
  return `${username} / ${password} (${role}${apiKey && !isFirst ? `, API key ${apiKey}` : ""})`;
}
