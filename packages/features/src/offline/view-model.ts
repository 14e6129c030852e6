/** The reason why a response has not been sent. */
export type PendingWriteState =
  | { kind: "waiting" | "signIn" | "conflict" }
  | { kind: "refused"; reason: string };

/**
 * Where the record of a pending write is: in the dataset on screen, in another one, or in one that does not exist any
 * more or that the user may not open.
 */
export type PendingWritePlace =
  | { kind: "here" | "unavailable" }
  | { kind: "dataset"; href: string; name: string | undefined };

/** A response that the server has not confirmed. */
export interface PendingWriteView {
  recordId: string;
  /** Its external id, or its first words; undefined if the record is not loaded. */
  name: string | undefined;
  /** Where the record can be opened. */
  place: PendingWritePlace;
  state: PendingWriteState;
}

/** The offline copy of the dataset. */
export interface OfflineCopyView {
  records: number;
  /** The number of its records without a response. */
  left: number;
  /** In ms since 1970. */
  downloadedAt: number;
  missedPictures: number;
  /** Whether records show HTML or templates, which only the browser's own cache can store. */
  hasFrames: boolean;
}

/** The state of the page regarding work without a network. */
export interface OfflineView {
  /** Whether this browser can store pages and records at this origin. */
  can: "download" | "nothing" | "noStorage";
  copy: OfflineCopyView | undefined;
  /** The progress of a download; undefined if none is running. */
  download: { done: number; total: number | undefined } | undefined;
  hasFailed: boolean;
  pendingWrites: readonly PendingWriteView[];
}

/** The callbacks of the list of pending writes. */
export interface PendingWritePorts {
  onSendNow: () => void;
  /** Sends one again that the server has refused, for example for a permission that the user has by now. */
  onSendAgain?: ((recordId: string) => void) | undefined;
  /** Saves all of them as a file. */
  onSaveFile: () => void;
  /** Resolves a conflict in favour of one of the two responses. */
  onKeep: (recordId: string, which: "mine" | "other") => void;
  /** Discards a response that the server does not accept. */
  onDrop: (recordId: string) => void;
}

/** The callbacks of the dialog. */
export interface OfflinePorts extends PendingWritePorts {
  /** The dialog was opened: the state of the offline copy is loaded again. */
  onOpened: () => void;
  onDownload: (records: number) => void;
  onRemove: () => void;
  onOpenRecord: (recordId: string) => void;
}
