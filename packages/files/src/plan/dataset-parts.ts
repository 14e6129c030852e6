import type { Field, MetadataProperty, Question } from "@glossa/contract";

/** The parts of a dataset that records must fit. */
export interface DatasetParts {
  fields: readonly Pick<Field, "name" | "title" | "required" | "settings">[];
  questions: readonly Pick<Question, "name" | "title" | "description" | "required" | "settings">[];
  metadata: readonly Pick<MetadataProperty, "name" | "title" | "settings">[];
  /** Whether records may have metadata without a property; default: they may not. */
  allowsExtraMetadata?: boolean;
  /** The external ids of its first records. */
  recordIds?: readonly string[];
}
