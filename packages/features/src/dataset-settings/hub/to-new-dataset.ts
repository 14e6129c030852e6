import type { HubColumnFacts } from "@glossa/contract/hub";
import { emptyDataset, type NewDataset } from "../creation/new-dataset";
import { type ColumnUse, fieldSettingsOf, isFieldUse, isMetadataUse } from "./column-uses";
import { chosenSubset, type HubDraft, type MappedColumn } from "./hub-draft";

/** The statistics of a column, and the column whose suggestions it completes with scores or agents. */
export interface ColumnFacts extends HubColumnFacts {
  completes?: { column: string; with: "scores" | "agents" } | undefined;
}

/** What is known of each column. */
export type FactsOfColumns = Readonly<Record<string, ColumnFacts>>;

/** The columns of a draft that become fields, in order. */
export function mappedFields(columns: readonly MappedColumn[]) {
  return columns.flatMap(({ name, use, title = name }) => (isFieldUse(use) ? [{ name, use, title }] : []));
}

/**
 * The dataset of a draft, as one that was prepared by hand.
 *
 * @param draft with fields and questions
 * @param facts what the hub has counted: a field without missing values is the required one
 *
 * @example
 * declare const draft: HubDraft;
 * toNewDataset(draft).name; // "imdb"
 */
export function toNewDataset(draft: HubDraft, facts: FactsOfColumns = {}): NewDataset {
  const { columns, questions } = chosenSubset(draft);
  const fields = mappedFields(columns);
  const required = requiredField(fields, facts);
  return {
    ...emptyDataset,
    name: draft.name,
    workspaceId: draft.workspace?.id,
    fields: fields.map(({ name, use, title }, key) => ({
      key,
      name,
      title,
      isRequired: name === required,
      settings: fieldSettingsOf(use),
    })),
    // A question that is alone is required: otherwise no record could be completed.
    questions: questions.length === 1 ? questions.map((only) => ({ ...only, isRequired: true })) : questions,
    metadata: metadataColumns(columns).map(({ name, use }, key) => ({
      key,
      name,
      title: name,
      isVisible: true,
      settings: use === "terms" ? { type: use, values: null } : { type: use, min: null, max: null },
    })),
  };
}

/** A dataset needs a required field: the first that no row lacks, because rows without it are refused. */
function requiredField(fields: readonly { name: string }[], facts: FactsOfColumns): string | undefined {
  const full = fields.find(({ name }) => Object.hasOwn(facts, name) && facts[name]?.missing === 0);
  return (full ?? fields[0])?.name;
}

function metadataColumns(columns: readonly { name: string; use: ColumnUse }[]) {
  return columns.flatMap(({ name, use }) => (isMetadataUse(use) ? [{ name, use }] : []));
}

/**
 * How an import fills the records of a draft's dataset.
 *
 * @param draft with fields and questions
 *
 * @example
 * declare const draft: HubDraft;
 * mappingOf(draft).fields; // [{ source: "text", target: "text" }]
 */
export function mappingOf(draft: HubDraft) {
  const { columns, questions, externalId } = chosenSubset(draft);
  const same = ({ name }: { name: string }) => ({ source: name, target: name });
  return {
    fields: mappedFields(columns).map(same),
    metadata: metadataColumns(columns).map(same),
    suggestions: questions.flatMap(({ column, name }) =>
      column === undefined ? [] : [{ source: column, target: name.trim() }],
    ),
    external_id: externalId ?? null,
  };
}
