import type { BulkAction } from "@glossa/contract";
import type { Criteria } from "../criteria/criteria";
import type { AskedPage, FetchedPage } from "../model/queue/fetched";
import type { Fetch } from "../model/queue/queue";
import type { QuestionInput } from "../model/record/draft";
import type { RecordInput } from "../model/record/record-state";
import type { Values } from "../model/record/response";
import type { OutboxEntry } from "../outbox/entry";
import type { Outbox } from "../outbox/outbox";

/**
 * The server refused criteria: they do not fit its dataset, or a limit. A session returns to the records that were on
 * screen, resets the criteria if there were none, and passes the cause to `onRefused`.
 */
export class CriteriaRefusedError extends Error {
  override readonly name = "CriteriaRefusedError";
}

/** A step cannot be undone or redone, because another tab or device has replaced the response since. */
export class ChangedElsewhereError extends Error {
  override readonly name = "ChangedElsewhereError";
}

/** Stores a text for this tab and this dataset: it survives a reload, and ends with the tab. */
export interface TabStore {
  read(): string | null;
  /** Null removes it. Where the browser stores nothing, nothing happens. */
  write(text: string | null): void;
}

/** The responses that an action of the server gives to all records of the criteria. */
export interface BulkJobRequest {
  criteria: Criteria;
  status: BulkAction["status"];
  values: Values;
  /** Accepts suggestions from this score on; undefined: none. */
  leastScore?: number | undefined;
  /** The values of records that the user has begun to answer. */
  own: readonly { recordId: string; values: Values }[];
  /** Records to leave out. */
  exceptIds: readonly string[];
}

/** Bulk actions that the server runs as jobs. */
export interface BulkJobsPort {
  /** @throws CriteriaRefusedError with the error of the server as its cause */
  start(request: BulkJobRequest): Promise<BulkAction>;
  /** The user's latest action in the dataset. */
  latest(): Promise<BulkAction | undefined>;
  get(id: string): Promise<BulkAction>;
  cancel(id: string): Promise<BulkAction>;
  /** @throws CriteriaRefusedError if the action is not one that can be undone now */
  undo(id: string): Promise<BulkAction>;
  redo(id: string): Promise<BulkAction>;
}

/** The dependencies that the app supplies to a session. */
export interface SessionPorts<R extends RecordInput> {
  outbox: Outbox;
  /** Keeps the form of bulk mode and its last action; without it, they end with the page. */
  tab?: TabStore;
  /**
   * Loads a part of the records that criteria select; the page in the criteria is ignored.
   *
   * @throws CriteriaRefusedError with the error of the server as its cause
   */
  loadPage(criteria: Criteria, fetch: Fetch): Promise<FetchedPage<R>>;
  /** Loads one record by id, with the user's response; undefined if it does not exist. */
  loadRecord(recordId: string): Promise<R | undefined>;
  /** Loads several records, in any order and without those that do not exist; without it, `loadRecord` loads each. */
  loadRecords?(recordIds: readonly string[]): Promise<readonly R[]>;
  /** Runs actions on more results than this browser responds to; without it, there are none. */
  bulkJobs?: BulkJobsPort;
  /** Called before each response of the user; while it returns false, none is taken, and changes stay on screen. */
  mayRespond?(): boolean;
  /** Called when the server has refused criteria, which are undone or reset, or an action; or when undo is refused. */
  onRefused?(error: unknown): void;
  /** Called when records could not be loaded and none is on screen; those that are loaded ahead fail quietly. */
  onLoadFailed?(error: unknown): void;
  /** Called when no more records could be loaded, and skipped ones are on screen instead. */
  onSkippedShown?(): void;
  /** Called when the server has confirmed a change, to update counters that depend on it. */
  onConfirmed?(recordId: string): void;
  /** Called when the server has responded to records itself. */
  onJobProgress?(): void;
  /** Called once when unsaved changes of an earlier visit are restored, with their records. */
  onRestored?(recordIds: readonly string[]): void;
  /** Called when the suggestions on screen were changed elsewhere (true), and when that is settled (false). */
  onOutdated?(isOutdated: boolean): void;
  /** Called when a response needs the user: another one has replaced it, or the server refuses it. */
  onHeld?(entry: OutboxEntry): void;
}

/** The options of a session. */
export interface SessionOptions<R extends RecordInput> {
  questions: readonly QuestionInput[];
  /** Which records to open, and the position among them. */
  criteria: Criteria;
  ports: SessionPorts<R>;
  /** The first records, if they were requested in parallel with the questions: what `take` of a `prefetch` returned. */
  first?: AskedPage<R> | undefined;
}
