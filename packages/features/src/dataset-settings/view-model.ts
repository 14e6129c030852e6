import type { SaveOutcome } from "./editing";
import type { UnsavedStore } from "./use-setting";

/** The settings of a dataset as a whole. */
export interface GeneralSettings {
  /** Markdown for annotators; null if there is none. */
  guidelines: string | null;
  /** Whether records may have metadata for which the dataset has no property. */
  allowsExtraMetadata: boolean;
  /** The number of users who must submit a response before a record is completed. */
  minSubmitted: number;
}

/** A dataset as its settings page shows it. */
export interface SettingsView extends GeneralSettings {
  name: string;
  workspace: string;
  /** The URL of its annotation page. */
  href: string;
}

/** The callbacks of the settings page. */
export interface SettingsPorts {
  /** Saves changed settings unless they differ from those that the user saw. */
  onSave: (change: Partial<GeneralSettings>, seen: Partial<GeneralSettings>) => Promise<SaveOutcome>;
  /** The stores of unsaved changes by setting. Default: none. */
  places?: Readonly<Record<keyof GeneralSettings, UnsavedStore>>;
  /** Called with whether there is an unsaved change. */
  onModified: (isModified: boolean) => void;
  onGoToDataset: () => void;
  onCopyLink: () => void;
}
