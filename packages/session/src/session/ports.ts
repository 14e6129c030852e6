import type { Criteria } from "../criteria/criteria";
import type { QuestionFacts } from "../draft";
import type { AskedPage, Page } from "../fetched";
import type { Outbox } from "../outbox/outbox";
import type { Fetch, QueueStatus } from "../queue";
import type { RecordFacts } from "../work";

/** What the app supplies to a session. */
export interface SessionPorts<R extends RecordFacts> {
  outbox: Outbox;
  loadPage(status: QueueStatus, fetch: Fetch): Promise<Page<R>>;
  /** One record by id, with this person's answer. */
  loadRecord(recordId: string): Promise<R>;
  /** Called when the server has confirmed a change, for counters that depend on it. */
  onConfirmed(recordId: string): void;
}

/** What a session is opened with. */
export interface SessionOptions<R extends RecordFacts> {
  questions: readonly QuestionFacts[];
  /** Which records to open, and where among them. */
  criteria: Criteria;
  ports: SessionPorts<R>;
  /** The records of `firstFetch`, where they were asked for ahead: beside the questions, not after them. */
  first?: AskedPage<R> | undefined;
}
