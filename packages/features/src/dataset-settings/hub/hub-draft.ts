import type { HubColumn, HubSubset } from "@glossa/contract/hub";
import type { NewQuestion } from "../creation/new-dataset";
import type { ColumnUse } from "./column-uses";

/** A column of the hub with what it becomes. */
export interface MappedColumn extends HubColumn {
  use: ColumnUse;
  /** What it can become besides nothing, where its type alone does not say. */
  uses?: readonly ColumnUse[];
  /** Whether no question takes its scores or agents, although they look like those of its suggestions. */
  isLeftOut?: boolean;
  /** The title of its field; without it, the name. */
  title?: string;
}

/** A question of a new dataset from the hub. */
export interface HubQuestion extends NewQuestion {
  /** The column whose values are its suggestions. */
  column: string | undefined;
  /** It was proposed because of the type of its column. */
  isProposed: boolean;
}

/** The choices of the author for one subset. */
export interface SubsetDraft {
  split: string;
  /** In the order of the fields. */
  columns: readonly MappedColumn[];
  questions: readonly HubQuestion[];
  /** The column whose values are the ids of records. */
  externalId: string | undefined;
}

/** A workspace for a new dataset; without an id it is created. */
export interface ChosenWorkspace {
  id: string | undefined;
  name: string;
}

/** A dataset of the hub as its author prepares it: one subset is used, the drafts of the others are kept. */
export interface HubDraft {
  repository: string;
  name: string;
  workspace: ChosenWorkspace | undefined;
  subset: string;
  subsets: Readonly<Record<string, SubsetDraft>>;
}

/**
 * The subset that the dataset is created from.
 *
 * @param draft with at least that subset
 * @throws Error if the draft has no subset of the chosen name
 *
 * @example
 * declare const draft: HubDraft;
 * chosenSubset(draft).questions.length; // how many questions are asked of each record
 */
export function chosenSubset(draft: HubDraft): SubsetDraft {
  const chosen = Object.entries(draft.subsets).find(([name]) => name === draft.subset)?.[1];
  if (!chosen) throw new Error(`The draft of ${draft.repository} has no subset "${draft.subset}".`);
  return chosen;
}

/** The draft with a change of its chosen subset. */
export function withSubset(draft: HubDraft, change: Partial<SubsetDraft>): HubDraft {
  return { ...draft, subsets: { ...draft.subsets, [draft.subset]: { ...chosenSubset(draft), ...change } } };
}

/** The name of a repository after its organisation: a name for the dataset. */
export function shortName(repository: string): string {
  return repository.slice(repository.lastIndexOf("/") + 1);
}

/** Whether a kept draft still fits what the hub lists; columns may have been added or changed since. */
export function fitsSubset(draft: SubsetDraft, subset: HubSubset): boolean {
  const listed = ({ name, type }: HubColumn) => JSON.stringify([name, type]);
  const kept = [...draft.columns].map(listed).sort();
  const now = subset.columns.map(listed).sort();
  const isSplitKnown = subset.splits.some(({ name }) => name === draft.split);
  return isSplitKnown && JSON.stringify(kept) === JSON.stringify(now);
}
