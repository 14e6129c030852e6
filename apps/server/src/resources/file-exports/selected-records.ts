import type { FileExportOptions } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { type FileRecord, type Voting, withMajority } from "../../files/file-record";
import { numberPeople } from "../../files/number-people";
import type { Caller } from "../../http/caller";
import type { DatasetSchema } from "../datasets/dataset-schema";
import type { Include } from "../records/include";
import { presentRecords } from "../records/records.presenter";
import { getRecords, listRecordsAfter, type RecordRow } from "../records/records.repository";
import { usernamesOf } from "../users/users.repository";

/** Which records are read, and for whom. */
export interface Selected {
  schema: DatasetSchema;
  caller: Caller;
  options: FileExportOptions;
  /** The internal ids of the records; undefined for all records of the dataset. */
  ids: readonly number[] | undefined;
  /** The metadata keys that the user may see; undefined for all. */
  visibleMetadata: ReadonlySet<string> | undefined;
  /** Whose answers make a majority. */
  voting: Voting;
}

/** The largest number of records of a page. */
const mostAtOnce = 400;
/** The number of records of the first page. */
const firstPage = 25;
/** Pages have fewer records where these are long: a page is in memory as a whole. */
const pageCharacters = 2_000_000;

/** What ends a file before it is complete. */
export interface Ending {
  /** Aborted when nobody reads on, or the server stops. */
  signal: AbortSignal;
  /** Throws a refusal if the user may no longer read the records, or the dataset was deleted. */
  check: () => Promise<void>;
}

/** Reads the records of a file page by page; the next page is read while the previous one is written. */
export async function* selectedRecords(
  db: Handle,
  selected: Selected,
  { signal, check }: Ending,
): AsyncGenerator<FileRecord[]> {
  const present = presenterOf(db, selected);
  const pages = rowsOf(db, selected);
  const next = async () => {
    const { value: rows, done } = await pages.next();
    const page = done ? undefined : await present(rows);
    // After reading: the records of a deleted dataset are erased, and a file without them must not look complete.
    await check();
    return page;
  };
  let reading = next();
  for (let page = await reading; page; page = await reading) {
    signal.throwIfAborted();
    reading = next();
    // If the export stops, this promise is not awaited, and its rejection must not be unhandled.
    reading.catch(() => undefined);
    yield page;
  }
}

async function* rowsOf(db: Handle, { schema, ids }: Selected): AsyncGenerator<RecordRow[]> {
  let limit = firstPage;
  let last: RecordRow | undefined;
  let done = 0;
  while (true) {
    const rows = ids
      ? await getRecords(db, ids.slice(done, done + limit))
      : await listRecordsAfter(db, schema.dataset.id, last, limit);
    if (ids ? done >= ids.length : rows.length === 0) return;
    yield rows;
    done += limit;
    last = rows.at(-1);
    limit = nextLimit(limit, rows);
  }
}

function nextLimit(limit: number, rows: readonly RecordRow[]): number {
  const characters = rows.reduce((sum, row) => sum + row.fields.length, 0);
  const fitting = Math.floor((pageCharacters * rows.length) / Math.max(characters, 1));
  return Math.max(1, Math.min(limit * 2, fitting, mostAtOnce));
}

function presenterOf(db: Handle, { schema, caller, options, visibleMetadata, voting }: Selected) {
  const names = new Map<string, string>();
  const finish = options.without_names ? numberPeople() : (record: FileRecord) => record;
  const include: Include = { responses: true, suggestions: true, vectors: options.vectors };
  const presentation = {
    datasetPublicId: schema.dataset.public_id,
    include,
    ...(options.responses === "mine" && { responsesOf: caller.id }),
    ...(visibleMetadata && { visibleMetadata }),
  };
  return async (rows: readonly RecordRow[]): Promise<FileRecord[]> => {
    const records = await presentRecords(db, rows, presentation);
    const unknown = records
      .flatMap(({ responses = [] }) => responses.map(({ user_id: id }) => id))
      .filter((id) => !names.has(id));
    if (unknown.length > 0)
      for (const { public_id: id, username } of await usernamesOf(db, [...new Set(unknown)]))
        names.set(id, username);
    return records.map((record) => {
      const responses = (record.responses ?? []).map((response) => ({
        ...response,
        username: names.get(response.user_id) ?? response.user_id,
      }));
      const named = { ...record, responses };
      return finish(options.responses === "majority" ? withMajority(named, schema, voting) : named);
    });
  };
}
