import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Only the user may read a file: it has the texts, answers and names of others, also in a folder that all may read. */
export const privateFile = 0o600;
/** The same for a folder. */
export const privateFolder = 0o700;

/** Writes a whole file that only the user may read, whoever could read the file that it replaces. */
export async function writePrivately(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: privateFolder });
  const unfinished = `${path}.part`;
  await writeFile(unfinished, text, { mode: privateFile });
  await rename(unfinished, path);
}
