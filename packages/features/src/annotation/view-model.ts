import type { DatasetRecord, Field, Question, Suggestion } from "@glossa/contract";

/** The four sets of records that a person works through. */
export type QueueStatus = "pending" | "draft" | "discarded" | "submitted";

/** A value on screen; pencil: suggested and not yet touched by a person. */
export interface ValueOnScreen {
  value: unknown;
  isPencil: boolean;
  /** The suggested parts of it that are still to be reviewed, where somebody has touched it. */
  unreviewed?: readonly string[] | undefined;
}

/** The record on screen. */
export interface RecordView {
  id: string;
  status: QueueStatus;
  /** True where the team has completed the record, whatever this person's own answer says. */
  isCompleted: boolean;
  /** Values by field name. */
  fields: Readonly<Record<string, unknown>>;
  /** Shown metadata, formatted, in its order. */
  metadata: readonly { title: string; value: string }[];
  suggestions: readonly Suggestion[];
  /** The record as the server has it; absent where there is no server. */
  stored?: DatasetRecord | undefined;
}

/** Where the answer on screen is. */
export type SaveState =
  | { kind: "none" | "unsaved" | "saving" | "saved" | "signIn" }
  | { kind: "waiting"; nextTryAt: number | undefined }
  /** Fault: the server failed at it, and may take it another time. */
  | { kind: "refused"; reason: string; isFault?: boolean }
  | {
      kind: "conflict";
      other: Readonly<Record<string, { value: unknown }>>;
      /** When the other was saved, in ISO 8601 with its zone. */
      savedAt?: string;
    };

/** The set that is walked through, and the place in it. */
export interface QueueView {
  status: QueueStatus;
  /** From 1; undefined on a record that an answer took out of the set. */
  position: number | undefined;
  total: number | undefined;
  /** The set that the record on screen is in, where it has left this one. */
  leftTo?: QueueStatus | undefined;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** The form: what is asked, what stands there, what may be done with it. */
export interface FormView {
  questions: readonly Question[];
  answers: Readonly<Record<string, ValueOnScreen>>;
  saveState: SaveState;
  canSubmit: boolean;
  /** True while the last answer is being made safe, once that takes so long that it should be seen. */
  isSaving: boolean;
  /** Where the keyboard should go; a new serial asks again. */
  focus: { question: string | undefined; serial: number };
}

/** Counts of a person's own answers. */
export interface ProgressView {
  total: number;
  submitted: number;
  draft: number;
  discarded: number;
  pending: number;
}

/** What colleagues do in this dataset, as it happens. */
export interface TeamView {
  total: number;
  completed: number;
  /** Records that nobody or too few have answered. */
  pending: number;
  /** Usernames of the others who are on the record on screen. */
  onThisRecord: readonly string[];
  /** Everyone who has answered or is here. */
  people: readonly { username: string; submitted?: number; isMe: boolean; isHere: boolean }[];
}

/** All that the annotation screen shows. */
export interface AnnotationView {
  dataset: { id: string; name: string; workspace: string; guidelines: string | null };
  fields: readonly Field[];
  load: "loading" | "ready" | "failed";
  queue: QueueView;
  /** Undefined at the end of the queue. */
  record: RecordView | undefined;
  form: FormView;
  progress: ProgressView | undefined;
  /** Absent where the server does not tell. */
  team?: TeamView | undefined;
  /** Whether the server lets people share their progress. */
  isSharingEnabled?: boolean;
  /** How many answers wait until their person signs in again. */
  signedOutAnswers?: number;
  /** Why there is no record, where there is none. */
  emptyReason: EmptyReason;
  /** What just happened, for screen readers; the serial tells equal texts apart. */
  announcement: { text: string; serial: number } | undefined;
}

/** Why a queue shows no record. */
export type EmptyReason =
  | "pending"
  | "completed"
  | "draft"
  | "discarded"
  | "submitted"
  | "datasetForAdmin"
  | "datasetForAnnotator";

/** What the app must do for the annotation screen. */
export interface AnnotationPorts {
  onValue: (question: string, value: unknown, isTyping: boolean, unreviewed?: readonly string[]) => void;
  /** Whether an answer is being made safe at this moment: keys wait for that. */
  isSaving: () => boolean;
  onSubmit: () => void;
  /** Submits, and offers to take it back: a digit answered the only question, or a mouse or finger pressed. */
  onSubmitAtOnce: () => void;
  onSaveDraft: () => void;
  onDiscard: () => void;
  onClear: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onNext: () => void;
  onPrevious: () => void;
  onStatus: (status: QueueStatus) => void;
  /** Shows the record at a position of the set, from 1. */
  onGoTo: (position: number) => void;
  onRetry: () => void;
  onCopyLink: () => void;
  onSettings: () => void;
  /** Copies a link to one's progress. */
  onShare: () => void;
  onSignIn: () => void;
  /** Tries at once to send what waits. */
  onTryNow: () => void;
  onResolve: (keep: "mine" | "other" | "edit") => void;
  /** Brings a record on screen, wherever it stands. */
  onOpenRecord: (recordId: string) => void;
  onOpenDataset: (datasetId: string) => void;
  /** The ids of the records that are at hand. */
  heldRecords: () => readonly string[];
  /** All datasets that one may open. */
  loadDatasets: () => Promise<readonly { id: string; name: string; workspace: string }[]>;
}

/** Remembered places of panels. */
export interface AnnotationLayout {
  split?: number | undefined;
  guidelines?: number | undefined;
  isGuidelinesOpen?: boolean | undefined;
  progress?: number | undefined;
  isProgressOpen?: boolean | undefined;
}
