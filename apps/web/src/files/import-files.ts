import type { Dataset, DatasetFileHead, Workspace } from "@glossa/contract";
import { makeClient } from "@glossa/contract/client";
import { firstNames, type ImportOutcome, type ImportRun } from "@glossa/features/file-dataset";
import { saveAsFile } from "@glossa/features/shell";
import { csvOf, datasetOfPlan, FileFailure, type FilePlan } from "@glossa/files";
import {
  appendRecords,
  readUsers,
  refusedByServer,
  type StoreResult,
  storeDataset,
} from "@glossa/files/store";
import { addPeople, type RefusedPerson, storeWholeDataset } from "@glossa/files/whole";
import { apiOptions } from "../api";
import { translate } from "../state/language";
import type { FileReader } from "./file-reader";
import { problemWords } from "./file-words";
import { failed, ManyRefused, NameTaken, WorkspaceGone } from "./import-failures";

/** All calls, which the first page does not need. */
export const allApi = makeClient(apiOptions);

/** The place of a new dataset. */
export interface NewPlace {
  workspace: Pick<Workspace, "id" | "name">;
  name: string;
  /** Whether an earlier try of this page has created the dataset, so that this one continues. */
  isBegun: boolean;
}

/** Where the records of an import go. */
export type Destination = { dataset: Dataset } | NewPlace;

type Reader = Pick<FileReader, "records">;

/** The input of an import; preparing it may call the server. */
export type PreparedImport =
  | { reader: Reader; plan: FilePlan; destination: Destination }
  /** A whole dataset with its settings. */
  | { reader: Reader; head: DatasetFileHead; place: NewPlace; addsPeople: boolean };

/** Sends the records of files. An interrupted import continues where it was: nothing is stored twice. */
export async function importRecords(
  prepare: () => Promise<PreparedImport>,
  run: ImportRun & { onDone: (dataset: Dataset) => void; onOpen: (dataset: Dataset) => void },
): Promise<ImportOutcome> {
  try {
    const prepared = await unlessStopped(prepare(), run.signal);
    const { stored, ...outcome } = await unlessStopped(
      "head" in prepared ? storeWhole(prepared, run) : storeRows(prepared, run),
      run.signal,
    );
    run.onDone(stored.dataset);
    return {
      end: "done",
      created: stored.created,
      changed: stored.changed,
      unchanged: stored.unchanged,
      ...outcome,
      onOpen: () => run.onOpen(stored.dataset),
    };
  } catch (error) {
    return run.signal.aborted ? { end: "cancelled" } : failed(error);
  }
}

type Told = Pick<
  Extract<ImportOutcome, { end: "done" }>,
  "refused" | "suggestionsLeftOut" | "scoresLeftOut" | "reasons" | "notes" | "onSaveRefused"
>;

async function storeRows(
  { reader, plan, destination }: Extract<PreparedImport, { plan: FilePlan }>,
  run: ImportRun,
): Promise<Told & { stored: StoreResult }> {
  const { records, refused } = reader.records(plan);
  const users = plan.responses?.length ? await readUsers(allApi) : undefined;
  const request = {
    ...common(run),
    records,
    ...(users && { users }),
    replaceAnswered: false,
    onRefused: refusedByServer(refused, plan),
  };
  const onSaveRefused = () => save(refused.toCsv(refusedHeader(), problemWords));
  const stored = await storeAt(destination, plan, request).catch((error: unknown) => {
    throw error instanceof FileFailure && refused.count > 0 ? new ManyRefused(error, onSaveRefused) : error;
  });
  return {
    stored,
    refused: refused.count,
    suggestionsLeftOut: refused.suggestions,
    scoresLeftOut: refused.scores,
    reasons: refused.rows.slice(0, shownReasons).map(({ reason }) => problemWords(reason)),
    onSaveRefused,
  };
}

async function storeAt(
  destination: Destination,
  plan: FilePlan,
  request: Omit<Parameters<typeof appendRecords>[0], "dataset">,
): Promise<StoreResult> {
  if ("dataset" in destination) return appendRecords({ ...request, dataset: destination.dataset });
  return storeDataset({
    ...request,
    workspace: await workspaceAt(destination),
    plan: datasetOfPlan(destination.name, plan),
    continuesDraft: destination.isBegun,
  });
}

async function storeWhole(
  { reader, head, place, addsPeople }: Extract<PreparedImport, { head: DatasetFileHead }>,
  run: ImportRun,
): Promise<Told & { stored: StoreResult }> {
  const workspace = await workspaceAt(place);
  const { signal } = run;
  const { users, ...accounts } = await usersFor(head, { addsPeople, workspaceId: workspace.id, signal });
  const { records } = reader.records(undefined);
  const { refused, tally, ...stored } = await storeWholeDataset({
    ...common(run),
    workspace,
    head,
    records,
    users,
    name: place.name,
  });
  const people = firstNames([...tally.withoutAccount.keys()], translate);
  const count = [...tally.withoutAccount.values()].reduce((sum, answers) => sum + answers, 0);
  const lines = refused.first.map(({ external_id: id, reason }) => [id, reason, ""]);
  return {
    stored,
    refused: refused.count,
    notes: [
      ...accounts.refused
        .slice(0, shownReasons)
        .map((person) => translate("files.whole.accountRefused", { ...person })),
      ...(count > 0 ? [translate("files.whole.answersLeftOut", { count, people })] : []),
    ],
    onSaveRefused: () => save(csvOf([refusedHeader(), ...lines])),
  };
}

/** How many refused rows are listed: more would repeat the same reasons. */
const shownReasons = 5;

/** The ids of those who have answered, by username, and whom the server gives no account. */
async function usersFor(
  head: DatasetFileHead,
  options: { addsPeople: boolean; workspaceId: string; signal: AbortSignal },
): Promise<{ users: Map<string, string>; refused: RefusedPerson[] }> {
  const known = await readUsers(allApi);
  const missing = head.people.filter(({ username }) => !known.has(username));
  const { addsPeople, ...account } = options;
  // Annotators, whatever their role in the file was.
  const { ids, refused } = await addPeople(allApi, addsPeople ? missing : [], {
    ...account,
    role: "annotator",
  });
  return { users: new Map([...known, ...ids]), refused };
}

function common({ signal, onProgress }: ImportRun) {
  return { api: allApi, signal, onProgress: (done: number, total: number) => onProgress({ done, total }) };
}

/** A call that is never answered must not keep the user waiting; what it does later is done once. */
function unlessStopped<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, stopped]);
}

/** The workspace of a new dataset, if the name is free there. */
async function workspaceAt({ workspace, name, isBegun }: NewPlace): Promise<Workspace> {
  if (!isBegun) {
    const { items } = await allApi.listMyDatasets({ query: { workspace_id: workspace.id, name } });
    if (items.length > 0) throw new NameTaken(name);
  }
  const { items } = await allApi.listMyWorkspaces({});
  const known = items.find(({ id }) => id === workspace.id);
  if (!known) throw new WorkspaceGone();
  return known;
}

function refusedHeader(): [string, string, string] {
  const [place, reason, row] = (["place", "reason", "row"] as const).map((key) =>
    translate(`files.refusedHeader.${key}`),
  );
  return [place ?? "", reason ?? "", row ?? ""];
}

function save(csv: string): void {
  saveAsFile(translate("files.refusedFile"), new Blob([csv], { type: "text/csv" }));
}
