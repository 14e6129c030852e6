/** How many records are saved before the progress is shown. */
const CHUNK = 10;

/** The actions on several records. */
export type BulkKind = "submit" | "draft" | "discard";

/** A running action: how many of its records are saved, and whether it is an undo. */
export interface BulkProgress {
  kind: BulkKind;
  direction: "done" | "undone" | "redone";
  saved: number;
  total: number;
  /** The user has requested that it stop after this chunk. */
  isCancelled: boolean;
  /** The server runs it as a job: it continues without this page. */
  isByServer?: boolean;
  /** The server has received it: the page may be closed. */
  mayClose?: boolean;
}

/** Why the server left records out, with their numbers. */
export interface LeftRecords {
  /** Their response was changed since the action began. */
  changed: number;
  /** Required values are missing. */
  incomplete: number;
  refused: number;
  /** None of their suggestions was to be accepted. */
  unaffected: number;
  /** Why they were refused: the most frequent reasons. */
  reasons: readonly { reason: string; count: number }[];
}

/** Why one record was not saved. */
export type BulkFailure = { recordId: string } & (
  | { kind: "refused"; reason: string }
  /** The response was changed elsewhere. */
  | { kind: "conflict" }
  /** Required values are missing. */
  | { kind: "incomplete" }
);

/** The outcome of one record; `waiting`: stored here until the server can be reached or the user signs in. */
export type RecordOutcome = { recordId: string; kind: "saved" | "waiting" } | BulkFailure;

/** The result of an action; `serial` distinguishes equal ones. */
export interface BulkOutcome extends Omit<BulkProgress, "saved" | "isCancelled"> {
  serial: number;
  isAll: boolean;
  isCancelled: boolean;
  saved: number;
  waiting: number;
  failures: readonly BulkFailure[];
  /** The number of records that the server left out; their ids are unknown here. */
  left?: LeftRecords;
  /** All results were to be affected and could not be loaded: nothing was saved. */
  isNotLoaded?: boolean;
}

/** Records in chunks that are saved together, each record once. */
export function chunksOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / CHUNK);
  return Array.from({ length: count }, (_, index) => items.slice(index * CHUNK, (index + 1) * CHUNK));
}

/** The result of an action from the outcomes of its records. */
export function outcomeOf(
  { kind, direction, total, isCancelled }: BulkProgress,
  outcomes: readonly RecordOutcome[],
): Omit<BulkOutcome, "serial" | "isAll"> {
  const count = (kind: RecordOutcome["kind"]) => outcomes.filter((one) => one.kind === kind).length;
  return {
    kind,
    direction,
    total,
    isCancelled,
    saved: count("saved"),
    waiting: count("waiting"),
    failures: outcomes.filter(isFailure),
  };
}

function isFailure(outcome: RecordOutcome): outcome is BulkFailure {
  return outcome.kind !== "saved" && outcome.kind !== "waiting";
}
