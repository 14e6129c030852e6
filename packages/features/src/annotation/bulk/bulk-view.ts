import type { Value } from "@glossa/question-types/schema";
import type { AnnotationView, RecordView, SaveState, ValueOnScreen } from "../view-model";

/** The page sizes of bulk mode; the first is the default. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Bulk mode is for pending records, if there are any. */
export function hasModes({
  queue,
  record,
  bulk,
}: Pick<AnnotationView, "queue" | "record" | "bulk">): boolean {
  return queue.status === "pending" && (record !== undefined || bulk !== undefined);
}

/** The responses that one action gives to several records. */
export type BulkAction = "submit" | "draft" | "discard";

/** A record in the list. */
export interface RowView {
  record: RecordView;
  /** Its own values by question name: those in its texts. */
  values: Readonly<Record<string, ValueOnScreen>>;
  saveState: SaveState;
  /** The last action did not save it, because required values are missing. */
  isIncomplete: boolean;
}

/** A running action. */
export interface BulkProgressView {
  kind: BulkAction;
  /** Whether it repeats or takes back an action. */
  direction: "done" | "undone" | "redone";
  saved: number;
  total: number;
  isCancelled: boolean;
  /** The server runs it as a job: it continues without this page. */
  isByServer?: boolean;
  /** The server has received it: the page may be closed. */
  mayClose?: boolean;
}

/** The list of records, the selection, and the form for the selected ones. */
export interface BulkView {
  rows: readonly RowView[];
  /** The ids of the selected records. */
  selected: readonly string[];
  /** Whether an action affects all results, not only those on the page. */
  isAll: boolean;
  /** The number of results, if an action may affect all of them. */
  allResults: number | undefined;
  /** The number of results, if there are too many to affect all of them. */
  tooManyResults: number | undefined;
  /** How many results an action can affect. */
  mostResults: number;
  /** Whether the server runs an action on all results, because there are so many. */
  isByServer?: boolean;
  /** Whether an action affects so many records that the user confirms it first. */
  isConfirmed: boolean;
  pageSize: number;
  /** The values of the form. */
  draft: Readonly<Record<string, ValueOnScreen>>;
  /** Whether the values of the form and of the records together answer every required question of all selected records. */
  canSubmit: boolean;
  /** Whether a record of the page is not discarded yet. */
  canDiscard: boolean;
  progress: BulkProgressView | undefined;
}

/** What accepting suggestions would change in one record. */
export interface AcceptedChange {
  recordId: string;
  /** The name by which users recognise the record. */
  name: string;
  question: string;
  /** Undefined if the record has no value. */
  before: Value | undefined;
  after: Value;
  /** The text to which the values belong, if they are spans. */
  text?: string | undefined;
  /**
   * Whether the record can be submitted with all its changes: no required question is left without an answer.
   *
   * @default true
   */
  isComplete?: boolean | undefined;
}

/** The callbacks of bulk mode. */
export interface BulkPorts {
  /** With `isRange`, also selects all records between this one and the one chosen before. */
  onSelect: (recordId: string, isOn: boolean, isRange?: boolean) => void;
  /** The current row of the list; undefined without rows. */
  onCurrentRow: (recordId: string | undefined) => void;
  /** Selects all records of the page, or none. */
  onSelectAll: (isOn: boolean) => void;
  onAffectAll: (isOn: boolean) => void;
  /** Sets a value of the form. */
  onValue: (question: string, value: Value | undefined, isTyping: boolean) => void;
  /** Removes all values of the form. */
  onClear: () => void;
  /** Sets a value in the text of one record. */
  onRowValue: (
    recordId: string,
    question: string,
    value: Value | undefined,
    unreviewed?: readonly string[],
  ) => void;
  onSubmit: () => void;
  onSaveDraft: () => void;
  onDiscard: () => void;
  /** Saves the accepted suggestions of the selected records, or of all results that `loadResults` returned. */
  onAcceptSuggestions: (
    action: "submit" | "draft",
    accepting: { leastScore: number; results?: readonly string[] | undefined },
  ) => void;
  /** Loads the results, of very many the first ones, and returns the ids of their records; undefined if they cannot be loaded. */
  loadResults: () => Promise<readonly string[] | undefined>;
  /** Returns the changes that accepting the suggestions of some records would make, from the given score upwards. */
  acceptedChanges: (leastScore: number, recordIds: readonly string[]) => readonly AcceptedChange[];
  /** Stops the running action after the records that are being saved. */
  onCancel: () => void;
}
