import type { Field, MetadataProperty, Question, VectorSettings } from "@glossa/contract";
import type { propertyToSend, vectorToSend } from "./creation/to-send";
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
  /** Whether it is not published: it has no records. Default: false. */
  isDraft?: boolean;
  /** For how many days it can be restored once it is deleted. Default: it cannot. */
  restorableDays?: number | undefined;
  /** The URL of its annotation page. */
  href: string;
  /** The URL of the page on which records are added from files. Default: none are added. */
  importHref?: string | undefined;
  /** What owners and admins edit; undefined for annotators, for whom it is not loaded. */
  parts?: DatasetParts | undefined;
}

/** The parts of a dataset that have settings of their own. */
export interface DatasetParts {
  fields: readonly Field[];
  questions: readonly Question[];
  metadata: readonly MetadataProperty[];
  vectors: readonly VectorSettings[];
}

/** A changed part of a dataset, with the part as the user saw it. */
export type PartChange =
  | { kind: "field"; seen: Field; change: Pick<Field, "title"> & Partial<Pick<Field, "settings">> }
  | { kind: "question"; seen: Question; change: Pick<Question, "title" | "description" | "settings"> }
  | {
      kind: "metadata";
      seen: MetadataProperty;
      change: Pick<MetadataProperty, "title" | "visible_for_annotators">;
    }
  | { kind: "vector"; seen: VectorSettings; change: Pick<VectorSettings, "title"> };

/** A part that a dataset can get after it was published, as the server takes it. */
export type AddedPart =
  | { kind: "metadata"; body: ReturnType<typeof propertyToSend> }
  | { kind: "vector"; body: ReturnType<typeof vectorToSend> };

/** What is lost with a dataset. */
export interface DatasetContents {
  records: number;
  answers: number;
  /** The number of users who gave the answers. */
  people: number;
}

/** The tabs of the page, as they are named in its address. */
export type SettingsTab = "general" | "fields" | "questions" | "metadata" | "vector" | "danger-zone";

/** The callbacks of the settings page. */
export interface SettingsPorts {
  /** Saves changed settings unless they differ from those that the user saw. */
  onSave: (change: Partial<GeneralSettings>, seen: Partial<GeneralSettings>) => Promise<SaveOutcome>;
  /** Saves a part unless it differs from the one that the user saw. */
  onSavePart: (part: PartChange) => Promise<SaveOutcome>;
  /** Adds a part, and returns why it was refused. */
  onAddPart: (part: AddedPart) => Promise<string | undefined>;
  /**
   * Loads the metadata of some records: keys without a property can become one. A function that stays the same. Default:
   * none are offered.
   */
  loadSomeMetadata?: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Counts what is lost with the dataset, for the confirmation. Default: it is not counted. */
  loadContents?: () => Promise<DatasetContents>;
  /** Deletes the dataset, and returns why it was refused. */
  onDelete: () => Promise<string | undefined>;
  /** The store of unsaved changes of a setting. Default: none. */
  placeOf?: (setting: string) => UnsavedStore;
  /** Called with whether there is an unsaved change. */
  onModified: (isModified: boolean) => void;
  onGoToDataset: () => void;
  onCopyLink: () => void;
}
