/** A filter set as the list shows it. */
export interface FilterSetView {
  id: string;
  name: string;
  isShared: boolean;
  /** Whether the user saved it; others are shared by colleagues. */
  isMine: boolean;
  /** The username of the colleague who shares it, if the server returns it. */
  sharedBy?: string | undefined;
  /** Whether the user may rename, replace, share and delete it. */
  canChange: boolean;
  /** Whether the records on screen are those that it selects. */
  isApplied: boolean;
}

/** Why a filter set could not be loaded or changed. */
export type FilterSetFault = "taken" | "full" | "gone" | "forbidden" | "signedOut" | "unreachable" | "failed";

/** The filter sets of a dataset that the user may apply. */
export interface FilterSetsView {
  /** Undefined until they have been requested and loaded. */
  sets: readonly FilterSetView[] | undefined;
  /** Why they could not be loaded. */
  fault?: FilterSetFault | undefined;
  /** Whether they can be shared with the workspace. */
  canShare: boolean;
  /** Whether something is set that deserves a name. */
  isWorthSaving: boolean;
}

/** The callbacks of the filter sets; those that change one return why it failed. */
export interface FilterSetPorts {
  /** Requests the filter sets, when they are opened; again after a failure. */
  onOpen: () => void;
  onApply: (id: string) => void;
  onCopyLink: (id: string) => void;
  /** Saves the search, the status, the filters and the order on screen. */
  onSave: (content: { name: string; isShared: boolean }) => Promise<FilterSetFault | undefined>;
  onRename: (id: string, name: string) => Promise<FilterSetFault | undefined>;
  /** Replaces what it selects by what is on screen. */
  onReplace: (id: string) => Promise<FilterSetFault | undefined>;
  onShare: (id: string, isShared: boolean) => Promise<FilterSetFault | undefined>;
  onDelete: (id: string) => Promise<FilterSetFault | undefined>;
}
