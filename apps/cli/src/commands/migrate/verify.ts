import type { DatasetFileRecord } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import {
  type ComparedDatasets,
  compareSettings,
  compareWhole,
  pageSpansOf,
  patiently,
  readWholeDataset,
  updateWhole,
  type WholeDataset,
  type WholeResult,
  withConvertedSpans,
} from "@glossa/files/whole";
import type { MigrateArguments } from "../../migrate-arguments";
import { count } from "../../words/count";
import { DatasetFailure } from "./at-origin";
import type { FoundSpans, StoredOutcome } from "./outcome";

/** A dataset that has just been stored, and its origin. */
export interface StoredCopy {
  to: Client;
  origin: WholeDataset;
  /** The origin as an earlier run has copied it. */
  former: WholeDataset | undefined;
  result: WholeResult;
  users: ReadonlyMap<string, string>;
}

/** What is done to records before they are stored. */
export function conversionOf({ convertsSpans }: MigrateArguments, { head }: WholeDataset) {
  return convertsSpans ? (record: DatasetFileRecord) => withConvertedSpans(record, head) : undefined;
}

/** Carries over what is newer, if asked to, and reads back what is stored: the report must not claim more than that. */
export async function verify(typed: MigrateArguments, copy: StoredCopy): Promise<StoredOutcome> {
  const { result, origin, former, users } = copy;
  const { dataset } = result;
  const convert = conversionOf(typed, origin);
  const compared = { origin, former, users, convert };
  const updated = typed.updates || typed.convertsSpans ? await update(typed, copy, compared) : undefined;
  const stored = await readBack(copy);
  const isDraft = dataset.status === "draft";
  const comparison = isDraft ? undefined : await compareWhole({ ...compared, stored });
  if (comparison) requireRecords(result, comparison.found.records);
  return {
    ...{
      result,
      comparison,
      before: updated?.before,
      refusedChanges: updated?.refused ?? { count: 0, first: [] },
    },
    settings: compareSettings(origin.head, stored.head),
    spans: await findSpans(origin),
  };
}

async function update(
  { updates }: MigrateArguments,
  copy: StoredCopy,
  compared: Omit<ComparedDatasets, "stored">,
): Promise<{ before: StoredOutcome["before"]; refused: StoredOutcome["refusedChanges"] }> {
  const stored = await readBack(copy);
  const settings = updates ? compareSettings(compared.origin.head, stored.head) : [];
  const { before, refused } = await updateWhole({
    ...compared,
    ...{ api: copy.to, dataset: copy.result.dataset, stored, isOnlyConverting: !updates },
  });
  return { before: { comparison: before, settings }, refused };
}

function requireRecords({ tally, refused }: WholeResult, found: number): void {
  const expected = tally.records - refused.count;
  if (found < expected)
    throw new DatasetFailure(
      `The server has ${count(found, "record")} instead of ${count(expected, "record")}.`,
    );
}

async function readBack({ to, result, users }: StoredCopy): Promise<WholeDataset> {
  const nobody = { first_name: "", last_name: null, role: "annotator" } as const;
  const people = new Map([...users].map(([username, id]) => [id, { username, ...nobody }]));
  // Its settings may have been updated since it was found.
  const dataset = await patiently(() => to.getDataset({ params: { dataset_id: result.dataset.id } }));
  return readWholeDataset({ api: to, dataset, people });
}

const listed = 1000;

async function findSpans(origin: WholeDataset): Promise<FoundSpans> {
  const found: FoundSpans = { certain: 0, doubtful: 0, first: [] };
  if (!origin.head.questions.some(({ settings }) => settings.type === "span")) return found;
  for await (const record of origin.records())
    for (const spans of pageSpansOf(record, origin.head)) {
      found[spans.isCertain ? "certain" : "doubtful"] += 1;
      if (found.first.length < listed) found.first.push({ id: record.id ?? record.server_id, ...spans });
    }
  return found;
}
