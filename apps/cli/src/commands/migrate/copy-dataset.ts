import type { Workspace } from "@glossa/contract";
import { ApiError, type Client } from "@glossa/contract/client";
import { FileFailure } from "@glossa/files";
import { patiently, readWholeDataset, recordsOfWhole, storeWholeDataset } from "@glossa/files/whole";
import { messageOf } from "../../failure";
import type { MigrateArguments } from "../../migrate-arguments";
import type { Terminal } from "../../terminal";
import { atOrigin, DatasetFailure } from "./at-origin";
import { continuing, isCurrent, keepDataset, openFormer, openKept, readAt, settle } from "./kept-dataset";
import { type Origin, type OriginDataset, peopleById } from "./origin";
import { type DatasetOutcome, isSettled, type StoredOutcome } from "./outcome";
import { conversionOf, verify } from "./verify";

/** The two servers of a migration. */
export interface Servers {
  from: Client;
  to: Client;
  terminal: Terminal;
}

/** A dataset to copy, and where it goes. */
export interface Copy {
  origin: Origin;
  dataset: OriginDataset;
  /** The file in which it is kept. */
  place: string;
  target: Workspace;
  users: ReadonlyMap<string, string>;
}

/** Copies a dataset through a file: what was read once is not read again, unless it is to be updated or has visibly changed. */
export async function copyDataset(
  typed: MigrateArguments,
  servers: Servers,
  work: Copy,
): Promise<Pick<DatasetOutcome, "isDraft" | "read" | "stored" | "failure">> {
  const isDraft = work.dataset.status === "draft";
  try {
    const isEarlier = !(await fetchDataset(typed, servers, work));
    const read = { at: await readAt(work.place), isEarlier };
    return { isDraft, read, stored: await store(typed, servers, work), failure: undefined };
  } catch (error) {
    const failure = failureOfDataset(error, typed.url);
    // The other datasets would fail, too.
    if (failure === undefined) throw error;
    return { isDraft, read: undefined, stored: undefined, failure };
  }
}

/** Tells whether the dataset was read, and not by an earlier run. */
async function fetchDataset(
  typed: MigrateArguments,
  { from, terminal }: Servers,
  work: Copy,
): Promise<boolean> {
  const { origin, dataset, place } = work;
  if (!typed.updates && (await isCurrent(place, dataset))) return false;
  await atOrigin(typed, async () => {
    const onProgress = (done: number, total: number) => terminal.showProgress(done, total);
    await keepDataset(
      await readWholeDataset({ api: from, dataset, people: peopleById(origin), onProgress }),
      place,
    );
  });
  return true;
}

async function store(
  typed: MigrateArguments,
  { to, terminal }: Servers,
  { place, target, users }: Copy,
): Promise<StoredOutcome> {
  const origin = await openKept(place);
  const convert = conversionOf(typed, origin);
  const result = await patiently(() =>
    continuing(place, (isContinued) =>
      storeWholeDataset({
        api: to,
        workspace: target,
        head: origin.head,
        records: recordsOfWhole(
          convert ? { ...origin, records: () => mapped(origin.records(), convert) } : origin,
        ),
        users,
        // What was changed here is not undone by the way; `verify` reports it.
        keepsStored: true,
        isContinued,
        onProgress: (done, total) => terminal.showProgress(done, total),
      }),
    ),
  );
  const stored = await verify(typed, { to, origin, former: await openFormer(place), result, users });
  if (isSettled(stored, typed.updates)) await settle(place);
  return stored;
}

async function* mapped<Item>(items: AsyncIterable<Item>, change: (item: Item) => Item): AsyncGenerator<Item> {
  for await (const item of items) yield change(item);
}

/** Why one dataset cannot be copied; undefined if no other one can be either. */
function failureOfDataset(error: unknown, url: string): string | undefined {
  const isOfDataset =
    error instanceof FileFailure ||
    error instanceof DatasetFailure ||
    (error instanceof ApiError && error.kind === "http" && error.status !== 507);
  return isOfDataset ? messageOf(error, url) : undefined;
}
