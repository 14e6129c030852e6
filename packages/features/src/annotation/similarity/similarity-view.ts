import type { Field, Similarity, VectorSettings } from "@glossa/contract";
import type { RecordView } from "../view-model";

/** The record whose neighbours are shown. */
export type ReferenceRecord = Pick<RecordView, "id" | "fields" | "stored">;

/** What similar records can be found by, and the search that is on. */
export interface SimilarityView {
  /** The vectors of the dataset, at least one. */
  vectors: readonly Pick<VectorSettings, "name" | "title">[];
  fields: readonly Field[];
  /** The numbers of records that can be searched for. */
  limits: readonly number[];
  /** The number unless the user chooses another one. */
  usualLimit: number;
  /** Absent if no similar records are shown. */
  search?: Similarity | undefined;
  /** The record that the others are similar to; undefined while it is loading. */
  reference?: ReferenceRecord | undefined;
  /** Whether the reference could not be loaded. */
  hasFailed?: boolean;
}
