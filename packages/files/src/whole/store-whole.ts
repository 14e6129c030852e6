import type { DatasetFileHead, Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { limits } from "../limits";
import type { PlannedRecord, RecordSource } from "../records/dataset-plan";
import type { RefusedRecord } from "../store/send-records";
import { type StoreResult, storeDataset } from "../store/store-dataset";
import { valuesWithoutProperty, withExtraMetadata } from "./extra-metadata";

/** A whole dataset, and where it is to be stored. */
export interface WholeRequest {
  api: Client;
  workspace: Workspace;
  /** The settings of the dataset. */
  head: DatasetFileHead;
  records: RecordSource;
  /** Its name there; default: the one that it has. */
  name?: string | undefined;
  /** The ids of the people there, by username: their responses are stored, those of others are counted. */
  users: ReadonlyMap<string, string>;
  /** Whether stored records stay as they are, and only get the responses of people who have none there; default: no. */
  keepsStored?: boolean | undefined;
  /** Whether an earlier call was interrupted: with `keepsStored`, it tells what that call has allowed from what is to be kept. */
  isContinued?: boolean | undefined;
  onProgress: (done: number, total: number) => void;
  signal?: AbortSignal | undefined;
}

/** The parts that records of a dataset have. */
export interface Tally {
  records: number;
  suggestions: number;
  vectors: number;
  responses: number;
  /** The number of records with a value without a property, by its name. */
  withoutProperty: Map<string, number>;
  /** The number of responses of people without an account, by username. */
  withoutAccount: Map<string, number>;
}

/** The stored and the omitted parts of a whole dataset. */
export interface WholeResult extends StoreResult {
  /** The content of the dataset, whether it was stored now or earlier. */
  tally: Tally;
  /** The records that the server has refused: the first of them with their reasons. */
  refused: { count: number; first: RefusedRecord[] };
}

/**
 * Creates a whole dataset, or continues with one that an earlier call has begun. Records that are stored already keep the
 * responses that they have.
 *
 * @param request the dataset and the server
 * @throws FileFailure if a dataset of this name has other settings, or if the file of the dataset is damaged
 * @example
 * declare const request: WholeRequest;
 * const { created, tally } = await storeWholeDataset(request);
 */
export async function storeWholeDataset(request: WholeRequest): Promise<WholeResult> {
  const { head, records, name, signal, users, keepsStored = false, isContinued: _, ...others } = request;
  const tally = newTally();
  const refused: WholeResult["refused"] = { count: 0, first: [] };
  const stored = await withExtraMetadata(request, (extra) =>
    storeDataset({
      ...others,
      ...extra,
      ...(signal && { signal }),
      users,
      records: counted(request, tally),
      keepsStored,
      replaceAnswered: false,
      continuesDraft: true,
      onRefused: (record) => {
        refused.count += 1;
        if (refused.first.length < limits.refusedRows) refused.first.push(record);
      },
    }),
  );
  return { ...stored, tally, refused };
}

function newTally(): Tally {
  return {
    records: 0,
    suggestions: 0,
    vectors: 0,
    responses: 0,
    withoutProperty: new Map(),
    withoutAccount: new Map(),
  };
}

/** The same records, counted again by each reading. */
function counted({ records, head, users }: WholeRequest, tally: Tally): RecordSource {
  return async function* () {
    Object.assign(tally, newTally());
    for await (const record of records()) {
      count(record, tally, users);
      for (const name of valuesWithoutProperty(record, head)) increase(tally.withoutProperty, name);
      yield record;
    }
  };
}

function count(record: PlannedRecord, tally: Tally, users: ReadonlyMap<string, string>): void {
  tally.records += 1;
  tally.suggestions += Object.keys(record.suggestions).length;
  tally.vectors += Object.keys(record.vectors ?? {}).length;
  for (const { user } of record.responses ?? []) {
    tally.responses += 1;
    if (!users.has(user)) increase(tally.withoutAccount, user);
  }
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
