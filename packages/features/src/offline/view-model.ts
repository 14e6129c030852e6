/** The reason why a response has not been sent. */
export type PendingWriteState =
  | { kind: "waiting" | "signIn" | "conflict" }
  | { kind: "refused"; reason: string };

/** A response that the server has not confirmed. */
export interface PendingWriteView {
  recordId: string;
  /** Its external id, or its first words; undefined if the record is not loaded. */
  name: string | undefined;
  /** The URL of the record's annotation page, if it is another page. */
  href: string | undefined;
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

/** The callbacks of the dialog. */
export interface OfflinePorts {
  /** The dialog was opened: the state of the offline copy is loaded again. */
  onOpened: () => void;
  onDownload: (records: number) => void;
  onRemove: () => void;
  onSendNow: () => void;
  onOpenRecord: (recordId: string) => void;
  /** Resolves a conflict in favour of one of the two responses. */
  onKeep: (recordId: string, which: "mine" | "other") => void;
  /** Discards a response that the server does not accept. */
  onDrop: (recordId: string) => void;
}
