import type { DatasetRecord, Field, Question, QueueStatus, Suggestion } from "@glossa/contract";
import type { FindMatches } from "@glossa/field-types";
import type { FieldValue } from "@glossa/field-types/schema";
import type { Value } from "@glossa/question-types/schema";
import type { BulkPorts, BulkProgressView, BulkView } from "./bulk/bulk-view";
import type { FilterPorts, FiltersView } from "./filters/filters-view";
import type { LoadHistory } from "./history/history-view";
import type { SimilarityView } from "./similarity/similarity-view";
import type { TeamAnswers, TeamResponse } from "./team/team-answers";
import type { TeamView } from "./team/team-view";
import type { KeptPeople, LoadAgreement } from "./team/use-agreement";

export type { TeamView } from "./team/team-view";

/** The four queues of records that a user works through, in the order of the screen. */
export const queueStatuses: readonly QueueStatus[] = ["pending", "draft", "discarded", "submitted"];

/** A value on screen; pencil: suggested and not yet touched by a user. */
export interface ValueOnScreen {
  value: Value;
  isPencil: boolean;
  /** The suggested parts of it that are still to be reviewed, if a user has touched it. */
  unreviewed?: readonly string[] | undefined;
}

/** The record on screen. */
export interface RecordView {
  id: string;
  status: QueueStatus;
  /** True if the team has completed the record, whatever the user's own response. */
  isCompleted: boolean;
  /** Values by field name. */
  fields: Readonly<Record<string, FieldValue | null>>;
  /** The visible metadata, formatted, in its order. */
  metadata: readonly { title: string; value: string }[];
  suggestions: readonly Suggestion[];
  /** How similar it is to the reference, within 0..1; absent without one, and for vectors in opposite directions. */
  similarity?: number | undefined;
  /** The record as the server returned it; absent without a server. */
  stored?: DatasetRecord | undefined;
  insertedAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/** The save state of the response on screen. */
export type SaveState =
  | { kind: "none" | "unsaved" | "saving" | "saved" | "signIn" }
  | {
      kind: "waiting";
      nextTryAt: number | undefined;
      /** Why, if the server has replied; undefined: it can't be reached. */
      why?: "tooManyRequests" | "diskFull" | "noUsableReply" | undefined;
    }
  /** Fault: the server failed on it and may accept it later. */
  | { kind: "refused"; reason: string; isFault?: boolean }
  | {
      kind: "conflict";
      other: Readonly<Record<string, { value: unknown }>>;
      /** When the other version was saved, in ISO 8601 with its time zone. */
      savedAt?: string;
    };

/** The queue and the position in it. */
export interface QueueView {
  status: QueueStatus;
  /** From 1; undefined on a record that left the queue because of its response. */
  position: number | undefined;
  total: number | undefined;
  /** In bulk mode, the positions of the first and the last record of the page. */
  range?: { from: number; to: number } | undefined;
  /** Whether several users work on it, each in an order of their own. */
  isShared?: boolean;
  /** Whether a search or filters narrow it; how many records they leave of other statuses is not known then. */
  isFiltered?: boolean;
  /** The queue that the record on screen is in now, if it has left this one. */
  leftTo?: QueueStatus | undefined;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** The form: the questions, their values, and the available actions. */
export interface FormView {
  questions: readonly Question[];
  values: Readonly<Record<string, ValueOnScreen>>;
  /** Stored values that no question can show; saving replaces them. */
  unfit?: Readonly<Record<string, { value: unknown }>>;
  saveState: SaveState;
  canSubmit: boolean;
  /** True while the last response is being saved, if that takes long enough to be shown. */
  isSaving: boolean;
  /** Where the focus should go; a new serial requests it again. */
  focus: { question: string | undefined; serial: number };
}

/** The counts of a user's own responses. */
export interface ProgressView {
  total: number;
  submitted: number;
  draft: number;
  discarded: number;
  pending: number;
}

/** All data that the annotation screen shows. */
export interface AnnotationView {
  /** The workspace is a breadcrumb; "" for a dataset without one. */
  dataset: { id: string; name: string; workspace: string; guidelines: string | null };
  fields: readonly Field[];
  load: "loading" | "ready" | "failed";
  queue: QueueView;
  /** The search and the filters; absent if the records can't be filtered. */
  filters?: FiltersView | undefined;
  /** The search for similar records; absent if the dataset has no vectors. */
  similarity?: SimilarityView | undefined;
  /** Returns what finds the matches of the search in a field, if the search looks there; absent without a search. */
  matchesIn?: ((fieldName: string) => FindMatches | undefined) | undefined;
  /** Undefined at the end of the queue. */
  record: RecordView | undefined;
  /** The list of records; absent in focus mode. */
  bulk?: BulkView | undefined;
  /** The bulk action that runs while one record is on screen; absent in bulk mode, which shows it itself. */
  running?: BulkProgressView | undefined;
  form: FormView;
  progress: ProgressView | undefined;
  /** Absent if the server does not report it. */
  team?: TeamView | undefined;
  /** Whether the answers of others to the record on screen are shown; absent where nobody can choose that, as in a list. */
  areTeamAnswersShown?: boolean | undefined;
  /** What others have answered to the record on screen; absent while that is not shown. */
  teamAnswers?: TeamAnswers | undefined;
  /** The others who have responded to the record on screen; absent while that is not shown. */
  teamResponses?: readonly TeamResponse[] | undefined;
  /** Whether what others have answered to the record on screen could not be loaded. */
  haveTeamAnswersFailed?: boolean | undefined;
  /** Whether the server allows users to share their progress. */
  isSharingEnabled?: boolean;
  /** The number of responses that wait until their user signs in again. */
  signedOutResponses?: number;
  /** Whether there is a step to undo and one to redo, for the menu of a phone. */
  steps?: { canUndo: boolean; canRedo: boolean } | undefined;
  /** The reason why there is no record, if there is none. */
  emptyReason: EmptyReason;
  /** The last event, for screen readers; the serial distinguishes equal texts. */
  announcement: { text: string; serial: number } | undefined;
}

/** The reason why a queue shows no record. */
export type EmptyReason =
  | "pending"
  | "completed"
  | "draft"
  | "discarded"
  | "submitted"
  /** No record meets the search and the filters. */
  | "notFound"
  | "datasetForAdmin"
  | "datasetForAnnotator";

/** A response that waits until the user has compared it with the one from elsewhere. */
export type AskedResponse = "submit" | "draft" | "discard";

/** The callbacks that the app provides for the annotation screen. */
export interface AnnotationPorts extends FilterPorts {
  onValue: (
    question: string,
    value: Value | undefined,
    isTyping: boolean,
    unreviewed?: readonly string[],
  ) => void;
  /** Whether a response is being saved at this moment: keys wait for that. */
  isSaving: () => boolean;
  onSubmit: () => void;
  /** Submits, and offers undo: a digit answered the only question, or the user clicked or tapped. */
  onSubmitAtOnce: () => void;
  onSaveDraft: () => void;
  onDiscard: () => void;
  onClear: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onNext: () => void;
  onPrevious: () => void;
  onStatus: (status: QueueStatus) => void;
  /**
   * Shows all that a person has submitted, whatever was shown before, or the user's own submitted responses. Without it, the
   * progress panel does not offer it.
   */
  onShowResponses?: ((person: Pick<TeamView["people"][number], "username" | "isMe">) => void) | undefined;
  /**
   * Shows all records on whose answers to a question people disagree, whatever was shown before: all people, or those with
   * some names. Without it, the agreement does not offer it.
   */
  onShowDisagreements?: ((question: string, among: readonly string[] | undefined) => void) | undefined;
  /** Shows the record at a position of the queue, from 1. */
  onGoTo: (position: number) => void;
  onRetry: () => void;
  /** Removes the search and the similar record, too: all records with the status are shown. */
  onResetSelection: () => void;
  onCopyLink: () => void;
  /** Copies a link that opens a record; absent on a page whose records have no address. */
  onCopyRecordLink?: ((recordId: string) => void) | undefined;
  /** Opens the settings of the dataset; without it, the page has no button for them. */
  onSettings?: (() => void) | undefined;
  /** Opens the dialog of the offline copy and of pending writes. */
  onWorkOffline: () => void;
  /** Copies a link to the user's progress. */
  onShare: () => void;
  onSignIn: () => void;
  /** Retries at once to send waiting responses. */
  onTryNow: () => void;
  /**
   * Resolves the conflict of a record, by default of the one on screen. `asked` is the response that the user asked for
   * before they compared the two: their own version is given so at once.
   */
  onResolve: (keep: "mine" | "other" | "edit", recordId?: string, asked?: AskedResponse) => void;
  /** Shows so many records at once; 1 is focus mode. Absent on a page without bulk mode, which then offers none. */
  onPageSize?: ((many: number) => void) | undefined;
  bulk: BulkPorts;
  /** Shows a record, whichever queue it is in. */
  onOpenRecord: (recordId: string) => void;
  /** Shows or hides the answers of others to each record; absent where the user may not see them. */
  onShowTeamAnswers?: ((areShown: boolean) => void) | undefined;
  /** Loads the answers of others again that could not be loaded. */
  onRetryTeamAnswers?: (() => void) | undefined;
  onOpenDataset: (datasetId: string) => void;
  /** Opens a page of the app other than a dataset. */
  onOpenPage: (href: string) => void;
  /** The ids of the loaded records. */
  heldRecords: () => readonly string[];
  /** The responses to a record as they are and as they were; absent where the server keeps no history. */
  loadHistory?: LoadHistory | undefined;
  /** How far the responses of the team agree; absent where the server or the role of the user does not allow it. */
  loadAgreement?: LoadAgreement | undefined;
  /** Where the people whose responses are compared are kept; without it, they are all people again after a reload. */
  agreementPeople?: KeptPeople | undefined;
  /** All datasets that the user may open. */
  loadDatasets: () => Promise<readonly { id: string; name: string; workspace: string }[]>;
}

/** The stored layout of panels. */
export interface AnnotationLayout {
  split?: number | undefined;
  guidelines?: number | undefined;
  isGuidelinesOpen?: boolean | undefined;
  progress?: number | undefined;
  isProgressOpen?: boolean | undefined;
  /** In bulk mode: records are equally high, not as high as their texts. Default: true. */
  isRecordHeightFixed?: boolean | undefined;
}
