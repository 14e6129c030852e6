import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Account } from "./accounts";

/**
 * What whoever starts the server is told of accounts, line by line. Where nobody sits at a terminal, what is printed is
 * kept by the log of the system: the first owner's password goes into a file of theirs alone then.
 */
export async function accountLines(
  accounts: readonly Account[],
  { isTerminal, folder }: { isTerminal: boolean; folder: string },
): Promise<string[]> {
  const [first] = accounts;
  if (!first?.isFirst || isTerminal) return accounts.map(lineOf);
  const file = join(folder, "first-owner");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rm(file, { force: true });
  await writeFile(file, `${first.username} / ${first.password}\n`, { mode: 0o600, flag: "wx" });
  return [`${first.username} (${first.role}), with the password in ${file}: delete it after signing in`];
}

// The first owner's key can be read after signing in; nobody needs it on a screen.
function lineOf({ username, password, role, apiKey, isFirst }: Account): string {
  return `${username} / ${password} (${role}${apiKey && !isFirst ? `, API key ${apiKey}` : ""})`;
}
