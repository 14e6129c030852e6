import { indexWords } from "@glossa/contract";
import { type FieldValue, fieldSchemaOf } from "@glossa/field-types/schema";
import { type RawBuilder, sql } from "kysely";
import type { Handle } from "../../database/database";
import { inChunks, listOf } from "../../database/lists";
import type { ShapeField } from "../datasets/dataset-shape";

const maxSimilarTerms = 50;

// One full-text table per dataset with a column per field: a search of one dataset never reads another's words.

/** The table that holds the words of a dataset's records. */
export function indexTable(datasetId: number): RawBuilder<unknown> {
  return sql.table(`record_words_${Math.trunc(datasetId)}`);
}

/** The table that lists the words of a dataset's records once each. */
export function termTable(datasetId: number): RawBuilder<unknown> {
  return sql.table(`record_terms_${Math.trunc(datasetId)}`);
}

/** The column that holds the words of one field. */
export function indexColumn(field: { id: number }): string {
  return `field_${Math.trunc(field.id)}`;
}

/** Holds the same word for every record, so that a search for "all without x" has something to start from. */
export const everyColumn = "every";
/** The word that every record has in its own column. */
export const everyWord = "1";

/** Makes the table for the words of a dataset. */
export async function createSearchIndex(
  db: Handle,
  datasetId: number,
  fields: readonly { id: number }[],
): Promise<void> {
  const columns = [everyColumn, ...fields.map(indexColumn)].map((name) => sql.ref(name));
  const options = sql.raw(
    `content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'"`,
  );
  const words = indexTable(datasetId);
  await sql`CREATE VIRTUAL TABLE ${words} USING fts5(${sql.join(columns)}, ${options})`.execute(db);
  await sql`CREATE VIRTUAL TABLE ${termTable(datasetId)} USING fts5vocab(${words}, 'row')`.execute(db);
}

/** Removes the words of a dataset; a draft has none. */
export async function dropSearchIndex(db: Handle, datasetId: number): Promise<void> {
  await sql`DROP TABLE IF EXISTS ${termTable(datasetId)}`.execute(db);
  await sql`DROP TABLE IF EXISTS ${indexTable(datasetId)}`.execute(db);
}

/** A record's texts as they are to be searched. */
export interface IndexedTexts {
  recordId: number;
  fields: Record<string, FieldValue | null>;
}

/** Makes records findable by their words, in place of what they were found by before. */
export async function indexTexts(
  db: Handle,
  datasetId: number,
  records: readonly IndexedTexts[],
  fields: readonly ShapeField[],
): Promise<void> {
  const columns = ["rowid", everyColumn, ...fields.map(indexColumn)].map((name) => sql.ref(name));
  await inChunks(records, async (chunk) => {
    const rows = chunk.map(({ recordId, fields: values }) => {
      const words = fields.map((field) => wordsOf(field, values[field.name]));
      return sql`(${sql.join([recordId, everyWord, ...words])})`;
    });
    await sql`INSERT OR REPLACE INTO ${indexTable(datasetId)} (${sql.join(columns)}) VALUES ${sql.join(rows)}`.execute(
      db,
    );
  });
}

/** Words of a dataset that differ from a word by a few letters, the most similar and most frequent first. */
export async function findSimilarTerms(
  db: Handle,
  datasetId: number,
  { word, edits }: { word: string; edits: number },
): Promise<string[]> {
  const length = [...word].length;
  const { rows } = await sql<{ term: string }>`
    SELECT term, letter_edits(term, ${word}, ${edits}) AS edits FROM ${termTable(datasetId)}
    WHERE length(term) BETWEEN ${length - edits} AND ${length + edits} AND edits <= ${edits}
    ORDER BY edits, doc DESC, term LIMIT ${maxSimilarTerms}
  `.execute(db);
  return rows.map((row) => row.term);
}

/** Forgets the words of records that are about to go. */
export async function forgetTexts(
  db: Handle,
  datasetId: number,
  recordIds: readonly number[],
): Promise<void> {
  await sql`DELETE FROM ${indexTable(datasetId)} WHERE rowid IN ${listOf(recordIds)}`.execute(db);
}

function wordsOf({ settings }: ShapeField, value: FieldValue | null | undefined): string {
  return value == null ? "" : indexWords(fieldSchemaOf(settings.type).searchText(value)).join(" ");
}
