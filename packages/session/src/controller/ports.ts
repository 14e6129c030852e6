import type { Criteria } from "../criteria/criteria";
import type { AskedPage, FetchedPage } from "../model/queue/fetched";
import type { Fetch } from "../model/queue/queue";
import type { QuestionInput } from "../model/record/draft";
import type { RecordInput } from "../model/record/record-state";
import type { OutboxEntry } from "../outbox/entry";
import type { Outbox } from "../outbox/outbox";

/** The server refused criteria: they do not fit its dataset, or a limit. */
export class CriteriaRefusedError extends Error {
  override readonly name = "CriteriaRefusedError";
}

/** Stores a text for this tab and this dataset: it survives a reload, and ends with the tab. */
export interface TabStore {
  read(): string | null;
  /** Null removes it. Where the browser stores nothing, nothing happens. */
  write(text: string | null): void;
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
  /** Called when the server has refused the criteria; they are reset. */
  onRefused?(error: unknown): void;
  /** Called when the server has confirmed a change, to update counters that depend on it. */
  onConfirmed(recordId: string): void;
  /** Called once when unsaved changes of an earlier visit are restored, with their records. */
  onRestored?(recordIds: readonly string[]): void;
  /** Called when a response needs the user: another one has replaced it, or the server refuses it. */
  onHeld?(entry: OutboxEntry): void;
}

/** The options of a session. */
export interface SessionOptions<R extends RecordInput> {
  questions: readonly QuestionInput[];
  /** Which records to open, and the position among them. */
  criteria: Criteria;
  ports: SessionPorts<R>;
  /** The records of `firstFetch`, if they were prefetched in parallel with the questions. */
  first?: AskedPage<R> | undefined;
}
