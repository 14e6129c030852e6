import type { ContainedPart, FuzzyWord, TextCondition } from "@glossa/contract";
import type { FieldValue } from "@glossa/field-types/schema";
import type { Handle } from "../../../database/database";
import type { SchemaField } from "../../datasets/dataset-schema";
import type { Expression, RecordExpression } from "../conditions/conditions";
import type { OpenWord } from "../conditions/text-conditions";

/** The texts of a record to index. */
export interface IndexedTexts {
  recordId: number;
  fields: Record<string, FieldValue | null>;
  /** A new record has no index rows yet. */
  isNew?: boolean;
}

/** A text query for a dataset. */
export interface TextMatch {
  condition: TextCondition;
  /** The fields to search. */
  fields: readonly { id: number }[];
  /** The words of the dataset for which a word of the query stands. */
  termsFor(word: OpenWord): readonly string[];
}

/** A source of records: tables, one of which has the alias `records`, and a condition on their rows. */
export interface Source {
  tables: Expression;
  condition: Expression;
  /** Whether `records` has all columns or only the id, and so which form of an expression fits. */
  form: keyof RecordExpression;
}

/** The records for which a source is requested. */
export interface SourceInput {
  datasetId: number;
  /** Records with such texts. */
  match?: TextMatch;
  /** Whether the best matches come first. */
  isRanked?: boolean;
  /** Whether there is no other condition, nor an order. */
  isAlone?: boolean;
  /** A superset of the ids, if it is known. */
  ids?: Expression;
}

/** How a database indexes the words and vectors of records and searches them. */
export interface SearchEngine {
  /** Prepares the index for the words of a dataset. */
  createIndex(db: Handle, datasetId: number, fields: readonly { id: number }[]): Promise<void>;
  /** Deletes the index of a dataset; an unpublished dataset has none. */
  dropIndex(db: Handle, datasetId: number): Promise<void>;
  /** Indexes records by their words, replacing their old words. */
  indexTexts(
    db: Handle,
    datasetId: number,
    records: readonly IndexedTexts[],
    fields: readonly SchemaField[],
  ): Promise<void>;
  /** Deletes the words of records that are about to be deleted. */
  forgetTexts(db: Handle, datasetId: number, recordIds: readonly number[]): Promise<void>;
  /** Words of a dataset that differ from a word by a few letters, the most similar first. */
  findSimilarTerms(db: Handle, datasetId: number, fuzzy: FuzzyWord): Promise<string[]>;
  /** Words of a dataset that contain a part, at most so many; the whole vocabulary is scanned. */
  findTermsWith(db: Handle, datasetId: number, contained: ContainedPart, most: number): Promise<string[]>;
  /** The source of the matching records. */
  sourceOf(input: SourceInput): Source;
  /** The rank of a row of a ranked source; higher is better. */
  relevance: Expression;
  /** The angular distance, from 0 to 2, of a row of `vectors` from a vector. */
  distance(vector: readonly number[]): Expression;
  /** Joins two tables in this order: the database reads the first one and looks up the second. */
  joinTo: Expression;
}
