import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileName = "accounts-created.txt";

/**
 * Notes the accounts that a run has created, and returns those of all runs with this folder: each of these people needs a
 * link to sign in, also after a run that broke off.
 */
export async function noteAccounts(folder: string, added: readonly string[]): Promise<string[]> {
  const path = join(folder, fileName);
  const before = await readFile(path, "utf8").catch(() => "");
  const all = [...new Set([...before.split("\n").filter((name) => name !== ""), ...added])];
  if (added.length > 0) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, `${all.join("\n")}\n`);
  }
  return all;
}
