import type { HubColumn, HubColumnType, HubSubset } from "@glossa/contract/hub";
import { proposedUse } from "./column-uses";
import { fitsSubset, type HubDraft, type HubQuestion, type SubsetDraft, shortName } from "./hub-draft";
import { labelsOf, optionsOf } from "./question-columns";

/** The column that is used as the external id if its values can be one. */
const idColumn = "id";

/**
 * Returns what a page proposes for a repository, with what was kept of an earlier visit.
 *
 * @example
 * declare const subset: HubSubset;
 * proposedDraft("stanfordnlp/imdb", [subset], undefined).name; // "imdb"
 */
export function proposedDraft(
  repository: string,
  subsets: readonly HubSubset[],
  kept: HubDraft | undefined,
): HubDraft {
  const own = kept?.repository === repository ? kept : undefined;
  const drafts = subsets.map((subset) => {
    const earlier = Object.entries(own?.subsets ?? {}).find(([name]) => name === subset.name)?.[1];
    return [subset.name, earlier && fitsSubset(earlier, subset) ? earlier : proposedSubset(subset)] as const;
  });
  const isKnown = subsets.some(({ name }) => name === own?.subset);
  return {
    repository,
    name: own?.name ?? shortName(repository),
    workspace: own?.workspace,
    subset: (isKnown ? own?.subset : undefined) ?? subsets[0]?.name ?? "",
    subsets: Object.fromEntries(drafts),
  };
}

/** Fields and metadata of known types, a question for each column of labels, and the external id. */
export function proposedSubset({ splits, columns }: HubSubset): SubsetDraft {
  const externalId = columns.find(isId)?.name;
  const questions = columns.filter(({ type }) => labelsOf(type)).map(proposedQuestion);
  return {
    split: splits[0]?.name ?? "",
    columns: columns.map((column) => ({
      ...column,
      use: column.name === externalId ? "none" : proposedUse(column.type),
    })),
    questions,
    externalId,
  };
}

function isId({ name, type }: HubColumn): boolean {
  return name === idColumn && (type.kind === "string" || type.kind === "integer");
}

function proposedQuestion({ name, type }: HubColumn, place: number): HubQuestion {
  const shared = { options: optionsOf(labelsOf(type) ?? []), visible_options: null };
  return {
    key: place,
    name,
    title: name,
    description: "",
    // A dataset needs a required question.
    isRequired: place === 0,
    settings: isList(type)
      ? { type: "multi_label_selection", options_order: "natural", ...shared }
      : { type: "label_selection", ...shared },
    column: name,
    isProposed: true,
  };
}

function isList({ kind }: HubColumnType): boolean {
  return kind === "list";
}
