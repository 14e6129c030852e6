import type { HubRow, HubSubset } from "@glossa/contract/hub";
import type { AccountMenuProps } from "../../shell";
import type { NamedChoice } from "../creation/GeneralTab";
import type { CreationRefusal } from "../creation/NewDatasetScreen";
import type { HubDraft } from "./hub-draft";
import type { KeptDraft } from "./kept-draft";
import type { FactsOfColumns } from "./to-new-dataset";

/** The steps of the creation of a dataset from the hub, in order. */
export const creationSteps = [
  "workspace",
  "dataset",
  "fields",
  "questions",
  "metadata",
  "publish",
  "import",
  "records",
] as const;

/** A step of the creation of a dataset from the hub. */
export type CreationStep = (typeof creationSteps)[number];

/** The first rows of the shown split and what was counted in it. */
export interface HubData {
  /** "missing": the hub has no rows to show. */
  load: "loading" | "ready" | "missing";
  rows: readonly HubRow[];
  facts: FactsOfColumns;
}

/** The sizes of the panes in percent, as the user left them. */
export interface HubLayout {
  /** The width of preview and rows. */
  hubColumns?: number | undefined;
  /** The height of the preview. */
  hubRows?: number | undefined;
}

/** The data and callbacks of the page on which a dataset of the hub is prepared. */
export interface HubDatasetScreenProps {
  /** The id of the repository. */
  repository: string;
  /** The address of its page on the hub. */
  href: string;
  /** The subsets of the repository; at least one. */
  subsets: readonly HubSubset[];
  /** The data of the subset and split that were reported last; at first those of the first subset. */
  data: HubData;
  /** Called with the shown subset and split, at first and when another one is chosen. */
  onShow: (subset: string, split: string) => void;
  /** The address of a page of ours that embeds the hub's viewer; undefined if it cannot be embedded. */
  viewerOf: (subset: string, split: string) => string | undefined;
  /** The workspaces in which the user may create datasets. */
  workspaces: readonly NamedChoice[];
  /** Whether the user may create a workspace, if there is none. */
  canAddWorkspace: boolean;
  /**
   * Creates the dataset, starts the import and opens it; calls back when a step begins. Returns the reason if nothing
   * was created.
   */
  onCreate: (
    draft: HubDraft,
    facts: FactsOfColumns,
    onStep: (step: CreationStep) => void,
  ) => Promise<CreationRefusal | undefined>;
  /** Where the draft is kept in this browser until it is published. */
  kept: KeptDraft;
  /** The stored sizes of the panes. */
  layout: HubLayout;
  /** Called 300 ms after a pane was resized. */
  onLayout: (change: HubLayout) => void;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}
