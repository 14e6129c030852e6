import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Account } from "./accounts";
import { makeFolder } from "./make-folder";

/**
 * The accounts to print at startup, one per line. Without a terminal, the system log keeps the output, so the password
 * of the first owner is written to a file that only they can read.
 */
export async function accountLines(
  accounts: readonly Account[],
  { isTerminal, folder }: { isTerminal: boolean; folder: string },
): Promise<string[]> {
  const [first] = accounts;
  if (!first?.isFirst || isTerminal) return accounts.map(lineOf);
  const file = join(folder, "first-owner");
  await makeFolder(folder);
  await rm(file, { force: true });
  await writeFile(file, `${first.username} / ${first.password}\n`, { mode: 0o600, flag: "wx" });
  return [`${first.username} (${first.role}), password in ${file} (delete this file after signing in)`];
}

// The first owner can see their API key after signing in, so it is not printed.
function lineOf({ username, password, role, apiKey, isFirst }: Account): string {
  return `${username} / ${password} (${role}${apiKey && !isFirst ? `, API key ${apiKey}` : ""})`;
}
