import type { SaveOutcome } from "./editing";
import type { KeepingPlace } from "./use-setting";

/** What can be set of a dataset as a whole. */
export interface GeneralSettings {
  /** Markdown for those who annotate; null where there is none. */
  guidelines: string | null;
  /** Whether records may carry metadata that the dataset has no property for. */
  allowsExtraMetadata: boolean;
  /** How many people have to submit a response before a record is completed. */
  minSubmitted: number;
}

/** A dataset as its settings page shows it. */
export interface SettingsView extends GeneralSettings {
  name: string;
  workspace: string;
  /** The address of its annotation page. */
  href: string;
}

/** What the settings page can ask for. */
export interface SettingsPorts {
  /** Saves what is changed, unless it is not what was seen any more. */
  onSave: (change: Partial<GeneralSettings>, seen: Partial<GeneralSettings>) => Promise<SaveOutcome>;
  /** Where what is written and not saved is kept, by the setting. Default: nowhere. */
  places?: Readonly<Record<keyof GeneralSettings, KeepingPlace>>;
  /** Told whether something is changed and not saved. */
  onModified: (isModified: boolean) => void;
  onGoToDataset: () => void;
  onCopyLink: () => void;
}
