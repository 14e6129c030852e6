import type { Similarity } from "@glossa/contract";

/** How many similar records can be searched for. */
export const similarityLimits = [10, 50, 100, 200] as const;

/** The limit unless the user chooses another one. */
export const defaultSimilarityLimit = 50;

/** The search for similar records. */
export interface SimilarityView {
  /** The vectors of the dataset, at least one. */
  vectors: readonly { name: string; title: string }[];
  /** The search whose results are on screen. */
  search?: Similarity | undefined;
  /** The fields of the record that others are compared with; undefined while they are loading. */
  reference?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the reference record could not be loaded. */
  isReferenceMissing?: boolean;
}
