import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** The name of the copy of the data that a backup makes in the data folder; `id` is that of its process. */
export const copyName = (id: number) => `glossa-copy-${id}.sqlite`;

/** Deletes the copies of the data that interrupted backups have left: each is as large as the database. */
export async function removeLeftCopies(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    const [, owner] = /^glossa-copy-(\d+)\.sqlite/.exec(name) ?? [];
    if (owner && !isRunning(Number(owner))) await rm(join(dataFolder, name), { force: true });
  }
}

function isRunning(id: number): boolean {
  // In a container, each start may have the id of the process before.
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // The process may belong to another account, to which this one cannot send signals.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
