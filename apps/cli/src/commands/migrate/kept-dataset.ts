import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileNameOf } from "@glossa/contract";
import { datasetFileLines, openDatasetFile, type WholeDataset } from "@glossa/files/whole";
import { diskSource } from "../../files/disk-source";
import { privateFile, privateFolder } from "./private-files";

/** The path of a dataset in the folder of its workspace. The id keeps datasets apart whose names become the same file. */
export function placeOf(folder: string, workspace: string, dataset: { name: string; id: string }): string {
  const file = fileNameOf(`${dataset.name}-${dataset.id.slice(0, 8)}`, "glossa");
  return join(folder, workspace.replace(/[^\p{L}\p{N}\p{M}_-]/gu, "_") || "_", file);
}

/** Whether an earlier run has kept the whole dataset. */
export async function isKept(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Writes a dataset to a file, which has its name only when it is complete. */
export async function keepDataset(dataset: WholeDataset, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: privateFolder });
  const unfinished = `${place}.part`;
  const file = await open(unfinished, "w", privateFile);
  try {
    for await (const line of datasetFileLines(dataset)) await file.write(line);
    // Before it is renamed, so that a file with the final name is complete even after a crash.
    await file.sync();
    await file.close();
    await rename(unfinished, place);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Opens a dataset that was kept. */
export async function openKept(place: string): Promise<WholeDataset> {
  return openDatasetFile(await diskSource(place));
}

/**
 * Does what can be interrupted while a file beside the dataset says so.
 *
 * @param work is told whether an earlier call of it was interrupted
 */
export async function continuing<Result>(
  place: string,
  work: (wasInterrupted: boolean) => Promise<Result>,
): Promise<Result> {
  const mark = `${place}.unfinished`;
  const wasInterrupted = await isKept(mark);
  await writeFile(mark, "", { mode: privateFile });
  const result = await work(wasInterrupted);
  await rm(mark, { force: true });
  return result;
}
