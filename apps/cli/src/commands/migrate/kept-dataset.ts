import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { datasetFileEnd, fileNameOf } from "@glossa/contract";
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

/**
 * Whether an earlier run has kept a dataset as it seems to be still: with this status and number of records. Changes within
 * records are not seen.
 */
export async function isCurrent(
  place: string,
  { status, records }: { status: string; records: number },
): Promise<boolean> {
  if (!(await isKept(place))) return false;
  const { head } = await openKept(place);
  return head.status === status && (await countOf(place)) === records;
}

/** The last line has the number of records. */
async function countOf(place: string): Promise<number | undefined> {
  const source = await diskSource(place);
  const end = await source.slice(Math.max(0, source.size - longestEnd), source.size);
  const line = new TextDecoder().decode(end).trimEnd().split("\n").at(-1) ?? "";
  try {
    return datasetFileEnd.safeParse(JSON.parse(line)).data?.records;
  } catch {
    return undefined;
  }
}

const longestEnd = 200;

/** When a dataset was read that was kept. */
export async function readAt(place: string): Promise<Date> {
  return (await stat(place)).mtime;
}

/**
 * Writes a dataset to a file, which has its name only when it is complete. What was kept before stays until `settle` is called, for
 * an update to tell what has changed since.
 */
export async function keepDataset(dataset: WholeDataset, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: privateFolder });
  const unfinished = `${place}.part`;
  const file = await open(unfinished, "w", privateFile);
  try {
    for await (const line of datasetFileLines(dataset)) await file.write(line);
    // Before it is renamed, so that a file with the final name is complete even after a crash.
    await file.sync();
    await file.close();
    await keepFormer(place);
    await rename(unfinished, place);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

const formerPlace = (place: string) => `${place}.previous`;
/** Says that not all of the kept dataset may be on the target: it was read, and no run has ended yet that has stored it. */
const unsettledMark = (place: string) => `${place}.unsettled`;

async function keepFormer(place: string): Promise<void> {
  // An update that was interrupted has stored a part of what it has read: only the state before is certain.
  if (await isKept(formerPlace(place))) return;
  if ((await isKept(place)) && !(await isKept(unsettledMark(place)))) await rename(place, formerPlace(place));
  else await writeFile(unsettledMark(place), "", { mode: privateFile });
}

/** Opens the dataset as an earlier run has copied it; undefined if there was none, or if it was not copied as a whole. */
export async function openFormer(place: string): Promise<WholeDataset | undefined> {
  return (await isKept(formerPlace(place))) ? openKept(formerPlace(place)) : undefined;
}

/** Notes that the target has what was kept. */
export async function settle(place: string): Promise<void> {
  await rm(unsettledMark(place), { force: true });
  await rm(formerPlace(place), { force: true });
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
