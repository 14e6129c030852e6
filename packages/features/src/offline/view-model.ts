/** What stands in the way of an answer on its way to the server. */
export type UnsentState = { kind: "waiting" | "signIn" | "conflict" } | { kind: "refused"; reason: string };

/** An answer that the server does not have yet. */
export interface UnsentView {
  recordId: string;
  /** Its external id, or its first words; undefined where it is not at hand. */
  name: string | undefined;
  /** Where the record is worked on, if not on this page. */
  href: string | undefined;
  state: UnsentState;
}

/** What was taken along of the dataset. */
export interface TakenView {
  records: number;
  /** How many of them have no answer yet. */
  left: number;
  /** In ms since 1970. */
  takenAt: number;
  missedPictures: number;
  /** Whether records show HTML or templates, which only the browser's own cache can keep. */
  hasFrames: boolean;
}

/** How the page stands to a network that may go. */
export interface OfflineView {
  /** Whether this browser keeps pages and records at this address. */
  can: "take" | "nothing" | "noStorage";
  taken: TakenView | undefined;
  /** How far taking along is; undefined while nobody takes anything. */
  taking: { done: number; total: number | undefined } | undefined;
  hasFailed: boolean;
  unsent: readonly UnsentView[];
}

/** What can be done about it. */
export interface OfflinePorts {
  /** Somebody looks: what was taken along is counted anew. */
  onOpened: () => void;
  onTake: (records: number) => void;
  onRemove: () => void;
  onSendNow: () => void;
  onOpenRecord: (recordId: string) => void;
  /** Ends a conflict for one of the two answers. */
  onKeep: (recordId: string, which: "mine" | "other") => void;
  /** Gives up an answer that the server does not take. */
  onDrop: (recordId: string) => void;
}
