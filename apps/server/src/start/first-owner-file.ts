import { access, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Account } from "./accounts";
import { makeFolder } from "./make-folder";
import { StartError } from "./start-error";

/** The file with the password of the first owner, which only they can read. */
export function firstOwnerFile(folder: string): string {
  return join(folder, "first-owner");
}

/**
 * Writes the password of the first owner to a file. The account must not be stored without it: nobody else knows the
 * password.
 *
 * @throws {StartError} if this account may not write to the folder
 */
export async function writeFirstOwner(
  folder: string,
  { username, password }: Pick<Account, "username" | "password">,
): Promise<void> {
  const file = firstOwnerFile(folder);
  try {
    await makeFolder(folder);
    await rm(file, { force: true });
    await writeFile(file, `${username} / ${password}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The password of the first owner cannot be written to ${file} (${code ?? message}): name a folder that this account may write to with --data.`,
    );
  }
}

/** Whether the file is still there. */
export function hasFirstOwnerFile(folder: string): Promise<boolean> {
  return access(firstOwnerFile(folder)).then(
    () => true,
    () => false,
  );
}
