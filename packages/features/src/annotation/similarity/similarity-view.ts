import type { Field, Similarity, VectorSettings } from "@glossa/contract";
import type { RecordView } from "../view-model";

/** The record that the shown records are similar to. */
export type ReferenceRecord = Pick<RecordView, "id" | "fields" | "stored">;

/** The vectors by which similar records can be found, and the current similarity search. */
export interface SimilarityView {
  /** The vectors of the dataset, at least one. */
  vectors: readonly Pick<VectorSettings, "name" | "title">[];
  fields: readonly Field[];
  /** The offered limits: how many similar records a search can return. */
  limits: readonly number[];
  /** The number unless the user chooses another one. */
  usualLimit: number;
  /** The most records that a search can have as references. */
  mostReferences?: number;
  /** Absent if no similar records are shown. */
  search?: Similarity | undefined;
  /** The record that the others are similar to; undefined while it is loading. */
  reference?: ReferenceRecord | undefined;
  /** Further reference records, if the search has several; they are known together with the first one. */
  moreReferences?: readonly ReferenceRecord[];
  /** Whether the reference could not be loaded. */
  hasFailed?: boolean;
}
