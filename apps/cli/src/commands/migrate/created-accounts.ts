import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writePrivately } from "./private-files";

const fileName = "accounts-created.txt";

/**
 * Notes the accounts that a run is about to create beside those of earlier runs with this folder: each of these people needs
 * a link to sign in, also after a run that broke off.
 */
export async function noteAccounts(folder: string, planned: readonly string[]): Promise<void> {
  const before = await readAccounts(folder);
  await writeAccounts(folder, before, [...new Set([...before, ...planned])]);
}

/** Strikes out those that were not created, and returns all others. */
export async function strikeAccounts(folder: string, refused: readonly string[]): Promise<string[]> {
  const before = await readAccounts(folder);
  const left = before.filter((username) => !refused.includes(username));
  await writeAccounts(folder, before, left);
  return left;
}

async function readAccounts(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, fileName), "utf8").catch(() => "");
  return text.split("\n").filter((username) => username !== "");
}

async function writeAccounts(folder: string, before: readonly string[], now: readonly string[]) {
  if (now.length === before.length) return;
  await writePrivately(join(folder, fileName), now.map((username) => `${username}\n`).join(""));
}
