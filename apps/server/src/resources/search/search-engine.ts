import type { FieldValue } from "@glossa/field-types/schema";
import type { RawBuilder } from "kysely";
import type { Handle } from "../../database/database";
import type { ShapeField } from "../datasets/dataset-shape";
import type { FuzzyWord, TextCondition } from "./text-query";

/** A record's texts as they are to be searched. */
export interface IndexedTexts {
  recordId: number;
  fields: Record<string, FieldValue | null>;
  /** A new record was not found by anything before. */
  isNew?: boolean;
}

/** What texts of a dataset are asked for. */
export interface TextMatch {
  condition: TextCondition;
  /** The fields that are looked at. */
  fields: readonly { id: number }[];
  /** The words of the dataset that stand for a fuzzy one. */
  similarTo(fuzzy: FuzzyWord): readonly string[];
}

/** Where records are found: the tables, among them `records`, and what must hold of their rows. */
export interface Source {
  tables: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
}

/** How a database keeps the words and vectors of records and finds records by them. */
export interface SearchEngine {
  /** Prepares for the words of a dataset. */
  createIndex(db: Handle, datasetId: number, fields: readonly { id: number }[]): Promise<void>;
  /** Removes the words of a dataset; a draft has none. */
  dropIndex(db: Handle, datasetId: number): Promise<void>;
  /** Makes records findable by their words, in place of what they were found by before. */
  indexTexts(
    db: Handle,
    datasetId: number,
    records: readonly IndexedTexts[],
    fields: readonly ShapeField[],
  ): Promise<void>;
  /** Forgets the words of records that are about to go. */
  forgetTexts(db: Handle, datasetId: number, recordIds: readonly number[]): Promise<void>;
  /** Words of a dataset that differ from a word by a few letters, the most similar first. */
  findSimilarTerms(db: Handle, datasetId: number, fuzzy: FuzzyWord): Promise<string[]>;
  /** Where the records of a dataset with such texts are found. */
  matching(datasetId: number, match: TextMatch, options: { isRanked: boolean }): Source;
  /** How well the texts of a ranked match fit; more is better. */
  relevance(datasetId: number): RawBuilder<unknown>;
  /** The distance by angle, from 0 to 2, of a row of `vectors` from a vector. */
  distance(vector: readonly number[]): RawBuilder<unknown>;
  /** Joins two tables so that the first one is walked through. */
  joinTo: RawBuilder<unknown>;
}
