import type { Dataset, MetadataProperty } from "@glossa/contract";
import type { FieldSettings } from "@glossa/field-types/schema";
import type { QuestionDraft } from "@glossa/question-types/settings";
import type { DatasetParts } from "../view-model";

/** The common properties of parts of a new dataset; the key stays the same while names and places change. */
export interface NewPart {
  key: number;
  /** The name by which programs know the part. */
  name: string;
  title: string;
  /** The name that it was given at first, while the user has not written one: the name follows the title. */
  givenName?: string;
}

/** A field of a new dataset. */
export interface NewField extends NewPart {
  isRequired: boolean;
  settings: FieldSettings;
}

/** A question of a new dataset. */
export interface NewQuestion extends NewPart, QuestionDraft {}

/** The values that a metadata property takes. */
export type PropertySettings = MetadataProperty["settings"];

/** A metadata property of a new dataset. */
export interface NewProperty extends NewPart {
  isVisible: boolean;
  settings: PropertySettings;
}

/** A kind of vector of a new dataset. */
export interface NewVector extends NewPart {
  dimensions: number | undefined;
}

/** The lists of parts of a new dataset. */
export interface NewParts {
  fields: readonly NewField[];
  questions: readonly NewQuestion[];
  metadata: readonly NewProperty[];
  vectors: readonly NewVector[];
}

/** A dataset as its author prepares it; nothing of it is on the server yet. */
export interface NewDataset extends NewParts {
  name: string;
  workspaceId: string | undefined;
  guidelines: string;
  allowsExtraMetadata: boolean;
  minSubmitted: number | undefined;
}

/** A new dataset that nothing has been entered for. */
export const emptyDataset: NewDataset = {
  name: "",
  workspaceId: undefined,
  guidelines: "",
  allowsExtraMetadata: true,
  minSubmitted: 1,
  fields: [],
  questions: [],
  metadata: [],
  vectors: [],
};

/** Whether anything has been entered for a new dataset that began in a workspace. */
export function isBegun(dataset: NewDataset, workspaceId: string | undefined): boolean {
  const empty = { ...emptyDataset, workspaceId };
  return JSON.stringify({ ...empty, ...dataset }) !== JSON.stringify(empty);
}

/** Returns the next number for the name of a part, after the highest one in use. */
export function nextNumber(parts: readonly NewPart[]): number {
  const numbers = parts.map(({ name }) => Number(/(\d+)$/.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers.filter(Number.isSafeInteger)) + 1;
}

/** Returns a key that no part of the list has. */
export function nextKey(parts: readonly NewPart[]): number {
  return Math.max(0, ...parts.map(({ key }) => key)) + 1;
}

/**
 * Returns the settings of an existing dataset for a new one, which gets a name of its own.
 *
 * @param dataset stays as it is
 * @param parts its fields, questions, metadata properties and vectors
 * @example
 * declare const tickets: Dataset;
 * copyOf(tickets, { fields: [], questions: [], metadata: [], vectors: [] }).guidelines; // those of the tickets
 */
export function copyOf(dataset: Dataset, parts: DatasetParts): NewDataset {
  return {
    name: "",
    workspaceId: dataset.workspace_id,
    guidelines: dataset.guidelines ?? "",
    allowsExtraMetadata: dataset.allow_extra_metadata,
    minSubmitted: dataset.distribution.min_submitted,
    fields: parts.fields.map(({ name, title, required, settings }, key) => ({
      key,
      name,
      title,
      isRequired: required,
      settings,
    })),
    questions: parts.questions.map(({ name, title, description, required, settings }, key) => ({
      key,
      name,
      title,
      description: description ?? "",
      isRequired: required,
      settings,
    })),
    metadata: parts.metadata.map(({ name, title, visible_for_annotators, settings }, key) => ({
      key,
      name,
      title,
      isVisible: visible_for_annotators,
      settings,
    })),
    vectors: parts.vectors.map(({ name, title, dimensions }, key) => ({ key, name, title, dimensions })),
  };
}
