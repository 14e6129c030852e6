import type { FieldValue } from "@glossa/field-types/schema";
import type { Handle } from "../../database/database";
import type { ShapeField } from "../datasets/dataset-shape";
import type { Expression, Told } from "./conditions";
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

/** Where records are found: tables of which one is called `records`, and what must hold of their rows. */
export interface Source {
  tables: Expression;
  condition: Expression;
  /** Whether `records` has all columns, or the id alone. */
  has: keyof Told;
}

/** Of which records of a dataset a source is wanted. */
export interface Wanted {
  datasetId: number;
  /** Those with such texts. */
  match?: TextMatch;
  /** Whether what matches best comes first. */
  isRanked?: boolean;
  /** Whether nothing else is asked of them, not even their order. */
  isAlone?: boolean;
  /** The ids among which they all are, where that is known. */
  ids?: Expression;
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
  /** Where records are found. */
  sourceOf(wanted: Wanted): Source;
  /** How well the texts of a ranked source fit; more is better. */
  relevance: Expression;
  /** The distance by angle, from 0 to 2, of a row of `vectors` from a vector. */
  distance(vector: readonly number[]): Expression;
  /** Joins two tables so that the first one is walked through. */
  joinTo: Expression;
}
