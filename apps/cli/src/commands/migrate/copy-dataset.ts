import type { Dataset, Workspace } from "@glossa/contract";
import { ApiError, type Client } from "@glossa/contract/client";
import { FileFailure } from "@glossa/files";
import {
  patiently,
  readWholeDataset,
  recordsOfWhole,
  storeWholeDataset,
  type WholeResult,
} from "@glossa/files/whole";
import { messageOf } from "../../failure";
import type { MigrateArguments } from "../../migrate-arguments";
import type { Terminal } from "../../terminal";
import { count } from "../../words/count";
import { atOrigin, DatasetFailure } from "./at-origin";
import { isKept, keepDataset, openKept } from "./kept-dataset";
import { type Origin, peopleById } from "./origin";
import type { DatasetOutcome } from "./report";

/** The two servers of a migration. */
export interface Servers {
  from: Client;
  to: Client;
  terminal: Terminal;
}

/** A dataset to copy, and where it goes. */
export interface Copy {
  origin: Origin;
  dataset: Dataset;
  /** The file in which it is kept. */
  place: string;
  target: Workspace;
  users: ReadonlyMap<string, string>;
}

/** Copies a dataset through a file: what was read once is not read again. */
export async function copyDataset(
  typed: MigrateArguments,
  servers: Servers,
  work: Copy,
): Promise<Pick<DatasetOutcome, "isDraft" | "result" | "failure">> {
  const isDraft = work.dataset.status === "draft";
  try {
    await fetchDataset(typed, servers, work);
    return { isDraft, result: await store(servers, work), failure: undefined };
  } catch (error) {
    const failure = failureOfDataset(error, typed.url);
    // The other datasets would fail, too.
    if (failure === undefined) throw error;
    return { isDraft, result: undefined, failure };
  }
}

async function fetchDataset(typed: MigrateArguments, { from, terminal }: Servers, work: Copy): Promise<void> {
  const { origin, dataset, place } = work;
  if (await isKept(place)) return;
  await atOrigin(typed, async () => {
    const onProgress = (done: number, total: number) => terminal.showProgress(done, total);
    await keepDataset(
      await readWholeDataset({ api: from, dataset, people: peopleById(origin), onProgress }),
      place,
    );
  });
}

async function store({ to, terminal }: Servers, { place, target, users }: Copy): Promise<WholeResult> {
  const dataset = await openKept(place);
  // A second call continues where the first one was interrupted.
  const result = await patiently(() =>
    storeWholeDataset({
      api: to,
      workspace: target,
      head: dataset.head,
      records: recordsOfWhole(dataset),
      users,
      onProgress: (done, total) => terminal.showProgress(done, total),
    }),
  );
  if (dataset.head.status !== "draft") await requireRecords(to, result);
  return result;
}

/** Reads back what the server has stored, because the report must not claim more than that. */
async function requireRecords(to: Client, { dataset, tally, refused }: WholeResult): Promise<void> {
  const { total } = await patiently(() => to.getDatasetProgress({ params: { dataset_id: dataset.id } }));
  const expected = tally.records - refused.count;
  if (total < expected)
    throw new DatasetFailure(
      `The server has ${count(total, "record")} instead of ${count(expected, "record")}.`,
    );
}

/** Why one dataset cannot be copied; undefined if no other one can be either. */
function failureOfDataset(error: unknown, url: string): string | undefined {
  const isOfDataset =
    error instanceof FileFailure ||
    error instanceof DatasetFailure ||
    (error instanceof ApiError && error.kind === "http" && error.status !== 507);
  return isOfDataset ? messageOf(error, url) : undefined;
}
