import type { Dataset, Workspace } from "@glossa/contract";
import { ApiError, makeClient } from "@glossa/contract/client";
import type { ImportOutcome, ImportRun } from "@glossa/features/file-dataset";
import { saveAsFile } from "@glossa/features/shell";
import { datasetOfPlan, FileFailure, type FilePlan } from "@glossa/files";
import { appendRecords, type StoreResult, storeDataset } from "@glossa/files/store";
import { apiOptions } from "../entry-api";
import { messagesOf } from "../errors";
import { translate } from "../state/language";
import type { FileReader } from "./file-reader";
import { problemWords } from "./file-words";

/** All calls, which the first page does not need. */
export const allApi = makeClient(apiOptions);

/** Where the records of an import go. */
export type Destination =
  | { dataset: Dataset }
  | {
      workspace: Pick<Workspace, "id" | "name">;
      name: string;
      /** Whether an earlier try of this page has created the dataset, so that this one goes on. */
      isBegun: boolean;
    };

/** What an import needs; preparing it may ask the server. */
export interface PreparedImport {
  reader: Pick<FileReader, "records">;
  plan: FilePlan;
  destination: Destination;
}

/** Sends the records of files by a plan. An interrupted import goes on where it was: nothing is stored twice. */
export async function importRecords(
  prepare: () => Promise<PreparedImport>,
  run: ImportRun & { onDone: (dataset: Dataset) => void; onOpen: (dataset: Dataset) => void },
): Promise<ImportOutcome> {
  try {
    const { reader, plan, destination } = await unlessStopped(prepare(), run.signal);
    const { records, refused } = reader.records(plan);
    const request = {
      api: allApi,
      records,
      replaceAnswered: false,
      signal: run.signal,
      onProgress: (done: number, total: number) => run.onProgress({ done, total }),
    };
    const stored = await unlessStopped(store(request, destination, plan), run.signal);
    run.onDone(stored.dataset);
    return {
      end: "done",
      created: stored.created,
      changed: stored.changed,
      unchanged: stored.unchanged,
      refused: refused.count,
      onSaveRefused: () => saveAsFile(translate("files.refusedFile"), refusedFile(refused), "text/csv"),
      onOpen: () => run.onOpen(stored.dataset),
    };
  } catch (error) {
    return run.signal.aborted ? { end: "cancelled" } : failed(error);
  }
}

/** A call that is never answered must not keep the user waiting; what it does later is done once. */
function unlessStopped<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, stopped]);
}

class NameTaken extends Error {
  readonly taken: string;

  constructor(name: string) {
    super("The name is taken.");
    this.taken = name;
  }
}

class WorkspaceGone extends Error {}

async function store(
  request: Omit<Parameters<typeof appendRecords>[0], "dataset">,
  destination: Destination,
  plan: FilePlan,
): Promise<StoreResult> {
  if ("dataset" in destination) return appendRecords({ ...request, dataset: destination.dataset });
  const { workspace, name, isBegun } = destination;
  if (!isBegun) {
    const { items } = await allApi.listMyDatasets({ query: { workspace_id: workspace.id, name } });
    if (items.length > 0) throw new NameTaken(name);
  }
  const { items } = await allApi.listMyWorkspaces({});
  const known = items.find(({ id }) => id === workspace.id);
  if (!known) throw new WorkspaceGone();
  return storeDataset({ ...request, workspace: known, plan: datasetOfPlan(name, plan) });
}

function failed(error: unknown): ImportOutcome {
  if (error instanceof NameTaken) return { end: "failed", message: "", takenName: error.taken };
  if (error instanceof FileFailure) return { end: "failed", message: problemWords(error.problem) };
  // The disk may be gone, or a file may have changed since it was chosen: whatever it is, another try can go on.
  return { end: "failed", message: translate("files.interrupted", { reason: reasonOf(error) }) };
}

function reasonOf(error: unknown): string {
  if (error instanceof WorkspaceGone) return translate("failures.ERROR_FETCHING_WORKSPACE_INFO");
  return error instanceof ApiError ? messagesOf(error).join(" ") : String(error);
}

function refusedFile(refused: ReturnType<FileReader["records"]>["refused"]): string {
  const header = (["place", "reason", "row"] as const).map((key) => translate(`files.refusedHeader.${key}`));
  return refused.toCsv(header as [string, string, string], problemWords);
}
