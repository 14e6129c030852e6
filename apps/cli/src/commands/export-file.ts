import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Dataset } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { type OpenFile, recordCounter, recordsFileNameOf } from "@glossa/contract/files";
import type { ExportArguments } from "../arguments";
import { CommandFailure } from "../failure";
import { sizeOf, type Terminal } from "../terminal";
import { count } from "../words/count";
import { knownWorkspace } from "../workspaces";

const reasons: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "there is no such folder"],
  ["ENOTDIR", "there is no such folder"],
  ["EISDIR", "it is a folder"],
  ["EACCES", "this account may not"],
  ["EPERM", "this account may not"],
  ["EROFS", "the disk can only be read"],
  ["ENOSPC", "the disk is full"],
]);

/** Opens the download of a file from the server of the command. */
export type OpenFileOf = (
  datasetId: string,
  query: ExportArguments["query"],
  signal: AbortSignal,
) => Promise<OpenFile>;

/** Downloads the records of a dataset to a file, which gets its name only when it is complete. */
export async function exportFile(
  options: ExportArguments,
  api: Client,
  { terminal, openFile }: { terminal: Terminal; openFile: OpenFileOf },
): Promise<void> {
  const dataset = await datasetOf(options, api);
  const path = options.output ?? (await nameOf(dataset, options, api));
  const { content, records } = await openFile(dataset.id, options.query, new AbortController().signal);
  const counter = recordCounter(options.query.format ?? "csv");
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    const bytes = await write(content, unfinished, (part, received) => {
      counter?.take(part);
      terminal.showReceived(received);
    });
    await rename(unfinished, path);
    terminal.say(`${path}: ${count(counter?.records ?? records, "record")}, ${sizeOf(bytes)}`);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw failureOf(error, path);
  } finally {
    terminal.showReceived(undefined);
  }
}

async function datasetOf({ dataset, workspace }: ExportArguments, api: Client): Promise<Dataset> {
  const { items } = await api.listMyDatasets();
  const chosen = workspace === undefined ? undefined : await knownWorkspace(api, workspace);
  const found = items.filter(
    ({ id, name, workspace_id: of }) => (name === dataset || id === dataset) && (!chosen || of === chosen.id),
  );
  const [only, second] = found;
  if (second)
    throw new CommandFailure(
      `Several workspaces have a dataset "${dataset}". Choose one with --workspace, or give the ID.`,
    );
  if (only) return only;
  throw new CommandFailure(
    `The dataset "${dataset}" does not exist${chosen ? ` in workspace "${chosen.name}"` : ""}. Existing datasets: ${await namesOf(items, api)}.`,
  );
}

/** Without a date, so that a script finds the file. */
async function nameOf(
  { name, workspace_id: of }: Dataset,
  { query }: ExportArguments,
  api: Client,
): Promise<string> {
  const { items } = await api.listMyWorkspaces();
  return recordsFileNameOf({
    workspace: items.find(({ id }) => id === of)?.name ?? "",
    dataset: name,
    format: query.format,
    responses: query.responses ?? "all",
    isWithoutNames: query.without_names === "true",
  });
}

/** Datasets of several workspaces may have the same name. */
async function namesOf(datasets: readonly Dataset[], api: Client): Promise<string> {
  const workspaces = new Map((await api.listMyWorkspaces()).items.map(({ id, name }) => [id, name]));
  const names = datasets.map(({ name, workspace_id: of }) => {
    const workspace = workspaces.get(of);
    return workspace === undefined ? name : `${name} (${workspace})`;
  });
  return names.sort().join(", ") || "none";
}

async function write(
  content: OpenFile["content"],
  path: string,
  onReceived: (part: Uint8Array, bytes: number) => void,
): Promise<number> {
  const file = await open(path, "w");
  let bytes = 0;
  try {
    for await (const part of content) {
      await file.write(part);
      bytes += part.length;
      onReceived(part, bytes);
    }
    // Before it is renamed, so that a file with the final name is complete even after a crash.
    await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

/** Turns a broken connection or an error of the file system into a message for the user. */
function failureOf(error: unknown, path: string): unknown {
  if (error instanceof TypeError)
    return new CommandFailure(`The connection was interrupted. "${path}" was not written.`);
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  // The message of the system names the unfinished file, which is not what was typed.
  return new CommandFailure(`"${path}" could not be written: ${reasons.get(code) ?? code}.`);
}
