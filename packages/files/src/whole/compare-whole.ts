import { type DatasetFileRecord, parseTimestamp } from "@glossa/contract";
import { limits } from "../limits";
import { type FormerRecord, formersOf } from "./former";
import { type RecordSummary, type ResponseSummary, summaryOf, summaryOfResponse } from "./record-summary";
import { idOf, type WholeDataset } from "./whole-dataset";

/** One thing in which a record of the origin differs from the stored one; `isHere`: only the stored one has changed since the last copy. */
export type RecordDifference =
  | { part: "fields" | "metadata"; isHere?: true }
  | { part: "suggestion" | "vector"; name: string; isHere?: true }
  | { part: "response"; name: string; later: Later };

/**
 * Where a response was changed later. `doubtful`: both sides may have changed it, and the time of the stored one is later, which can
 * be that of its copy; `unconverted`: it was stored before `convert` was asked for; `unknown`: an early file does not tell.
 */
export type Later = "origin" | "stored" | "doubtful" | "unconverted" | "unknown";

/** A part of a record that the origin does not have; `name` is that of the question, vector or person. */
export interface OnlyStoredPart {
  id: string;
  part: "suggestion" | "vector" | "response";
  name: string;
}

/** What a stored record has, and its id there. */
export interface StoredSummary extends RecordSummary {
  serverId: string;
}

/** A record that differs, and in what. */
export interface DifferentRecord {
  record: DatasetFileRecord;
  /** The stored record with which it was compared. */
  before: StoredSummary;
  differences: RecordDifference[];
}

/** Two copies of a dataset to compare. */
export interface ComparedDatasets {
  origin: WholeDataset;
  stored: WholeDataset;
  /** The origin as it was last copied: what equals it has not changed since. Without it, the times of responses are compared. */
  former?: WholeDataset | undefined;
  /** Who has an account where the dataset is stored: the responses of others are no differences. */
  users: ReadonlyMap<string, string>;
  /** What is done to the records of the origin before they are stored; a stored response without it is an old one. */
  convert?: ((record: DatasetFileRecord) => DatasetFileRecord) | undefined;
}

/** How a stored dataset stands to its origin. */
export interface WholeComparison {
  /** What of the origin is stored. */
  found: { records: number; suggestions: number; vectors: number; responses: number };
  /** How many differences there are, by the place of the later response; `partsHere`: in parts that only the stored record has changed. */
  counts: { parts: number; partsHere: number; responses: Record<Later, number> };
  /** The first records that differ, with the id by which they are stored. */
  first: { id: string; differences: RecordDifference[] }[];
  /** The ids of records that are stored and not in the origin. */
  onlyStored: string[];
  /** Parts of records of the origin that are stored and not there: all, and the first of them. */
  onlyStoredParts: { count: number; first: OnlyStoredPart[] };
  /** Records that are completed in the origin and pending where they are stored. */
  pendingAgain: number;
}

/** More would make the report of a migration unreadable. */
const listed = limits.refusedRows;

/**
 * Compares what is stored with its origin. Records without an external id are compared by the id that they got.
 *
 * @param compared both copies
 * @param onDifferent called with each record that differs
 * @example
 * declare const compared: ComparedDatasets;
 * const { found, counts } = await compareWhole(compared);
 */
export async function compareWhole(
  compared: ComparedDatasets,
  onDifferent?: (different: DifferentRecord) => Promise<void>,
): Promise<WholeComparison> {
  const { origin, stored, former, convert } = compared;
  const summaries = await summariesOf(stored);
  const formers = await formersOf(former, convert, summaries);
  const result = emptyComparison();
  for await (const read of origin.records()) {
    const id = idOf(read);
    const before = summaries.get(id);
    if (!before) continue;
    summaries.delete(id);
    const record = convert?.(read) ?? read;
    const now = summaryOf(record);
    const differences = differencesOf({ compared, read, former: formers.get(id), before, now, result });
    if (differences.length === 0) continue;
    note(result, id, differences);
    await onDifferent?.({ record, before, differences });
  }
  result.onlyStored = [...summaries.keys()];
  return result;
}

function note({ first, counts }: WholeComparison, id: string, differences: RecordDifference[]): void {
  if (first.length < listed) first.push({ id, differences });
  for (const each of differences)
    if (each.part === "response") counts.responses[each.later] += 1;
    else counts[each.isHere ? "partsHere" : "parts"] += 1;
}

function emptyComparison(): WholeComparison {
  return {
    found: { records: 0, suggestions: 0, vectors: 0, responses: 0 },
    counts: {
      parts: 0,
      partsHere: 0,
      responses: { origin: 0, stored: 0, doubtful: 0, unconverted: 0, unknown: 0 },
    },
    first: [],
    onlyStored: [],
    onlyStoredParts: { count: 0, first: [] },
    pendingAgain: 0,
  };
}

/** Records that nobody but the target has given an id were made there. */
async function summariesOf(stored: WholeDataset): Promise<Map<string, StoredSummary>> {
  const summaries = new Map<string, StoredSummary>();
  for await (const record of stored.records())
    if (record.id !== null) summaries.set(record.id, { ...summaryOf(record), serverId: record.server_id });
  return summaries;
}

interface ComparedRecord {
  compared: ComparedDatasets;
  /** The record of the origin as it is there. */
  read: DatasetFileRecord;
  former: FormerRecord | undefined;
  before: RecordSummary;
  now: RecordSummary;
  result: WholeComparison;
}

function differencesOf(work: ComparedRecord): RecordDifference[] {
  const { before, now, former, result } = work;
  const { found } = result;
  found.records += 1;
  found.suggestions += commonOf(now.suggestions, before.suggestions);
  found.vectors += commonOf(now.vectors, before.vectors);
  noteOnlyStored(work);
  if (now.status === "completed" && before.status === "pending") result.pendingAgain += 1;
  const parts = (["fields", "metadata"] as const).filter((part) => now[part] !== before[part]);
  const copied = former?.copied;
  const sideOf = (content: string | undefined, at: string | undefined) =>
    content !== undefined && content === at ? { isHere: true as const } : {};
  const namedParts = (part: "suggestion" | "vector", kind: "suggestions" | "vectors") =>
    changedIn(now[kind], before[kind]).map((name) => ({
      ...{ part, name },
      ...sideOf(now[kind].get(name), copied?.[kind].get(name)),
    }));
  return [
    ...parts.map((part) => ({ part, ...sideOf(now[part], copied?.[part]) })),
    ...namedParts("suggestion", "suggestions"),
    ...namedParts("vector", "vectors"),
    ...responsesOf(work),
  ];
}

function noteOnlyStored({ read, before, now, result: { onlyStoredParts } }: ComparedRecord): void {
  for (const [kind, part] of Object.entries(partKinds) as [keyof typeof partKinds, OnlyStoredPart["part"]][])
    for (const name of before[kind].keys()) {
      if (now[kind].has(name)) continue;
      onlyStoredParts.count += 1;
      if (onlyStoredParts.first.length < listed) onlyStoredParts.first.push({ id: idOf(read), part, name });
    }
}

const partKinds = { suggestions: "suggestion", vectors: "vector", responses: "response" } as const;

function responsesOf({ compared, read, former, before, now, result }: ComparedRecord): RecordDifference[] {
  const known = [...now.responses].filter(([name]) => compared.users.has(name));
  result.found.responses += known.filter(([name]) => before.responses.has(name)).length;
  return known.flatMap(([name, response]) => {
    const stored = before.responses.get(name);
    if (stored?.content === response.content) return [];
    const unconverted = read.responses.find(({ username }) => username === name);
    const isOld = unconverted && summaryOfResponse(unconverted).content === stored?.content;
    const later = isOld ? "unconverted" : laterOf(response, stored, formerContents(former, name));
    return [{ part: "response" as const, name, later }];
  });
}

/** What a response was when it was last copied: at the origin, and as it was stored. */
function formerContents(former: FormerRecord | undefined, name: string) {
  return {
    read: former?.read.responses.get(name)?.content,
    copied: former?.copied.responses.get(name)?.content,
  };
}

// The time of a stored response can be that of its copy, which is later than a change at the origin that the copy does not have.
function laterOf(
  { content, at }: ResponseSummary,
  stored: ResponseSummary | undefined,
  former: ReturnType<typeof formerContents>,
): Later {
  if (!stored || stored.content === former.copied || stored.content === former.read) return "origin";
  if (content === former.copied) return "stored";
  if (at === undefined || stored.at === undefined) return "unknown";
  return parseTimestamp(at) > parseTimestamp(stored.at) ? "origin" : "doubtful";
}

function changedIn(now: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): string[] {
  return [...now].flatMap(([name, content]) => (before.get(name) === content ? [] : [name]));
}

function commonOf(now: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): number {
  return [...now.keys()].filter((name) => before.has(name)).length;
}
