import { ownValue } from "@glossa/question-types/schema";
import { type RawBuilder, sql } from "kysely";
import { runEach } from "../../../database/insert-all";
import { idsOf } from "../../../database/lists";
import { pausesAfter } from "../../../pauses";
import { toBytes } from "../../records/vectors.repository";
import { indexedWords } from "../indexed-words";
import type { SearchEngine } from "./search-engine";
import { everyColumn, everyWord, fts5Expression, indexColumn } from "./sqlite-match";

const maxSimilarTerms = 50;
/** How long indexing may block the event loop, in milliseconds. */
const maxBlocking = 5;

// One full-text table per dataset with a column per field: a search of one dataset never reads the words of
// another.

function indexTable(datasetId: number): RawBuilder<unknown> {
  return sql.table(`record_words_${Math.trunc(datasetId)}`);
}

function termTable(datasetId: number): RawBuilder<unknown> {
  return sql.table(`record_terms_${Math.trunc(datasetId)}`);
}

/** Search with FTS5 and sqlite-vec. */
export const sqliteEngine: SearchEngine = {
  async createIndex(db, datasetId, fields) {
    const columns = [everyColumn, ...fields.map(indexColumn)].map((name) => sql.ref(name));
    const options = sql.raw(
      `content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'"`,
    );
    const words = indexTable(datasetId);
    await sql`CREATE VIRTUAL TABLE ${words} USING fts5(${sql.join(columns)}, ${options})`.execute(db);
    await sql`CREATE VIRTUAL TABLE ${termTable(datasetId)} USING fts5vocab(${words}, 'row')`.execute(db);
  },

  async dropIndex(db, datasetId) {
    await sql`DROP TABLE IF EXISTS ${termTable(datasetId)}`.execute(db);
    await sql`DROP TABLE IF EXISTS ${indexTable(datasetId)}`.execute(db);
  },

  async indexTexts(db, datasetId, records, fields) {
    const columns = ["rowid", everyColumn, ...fields.map(indexColumn)].map((name) => sql.ref(name));
    const into = sql`${indexTable(datasetId)} (${sql.join(columns)})`;
    const values = sql.join(columns.map(() => sql`?`));
    // `INSERT OR REPLACE` looks up the old row first, which new records do not have.
    const statements = {
      new: sql`INSERT INTO ${into} VALUES (${values})`,
      old: sql`INSERT OR REPLACE INTO ${into} VALUES (${values})`,
    };
    const pause = pausesAfter(maxBlocking);
    for (const kind of ["new", "old"] as const) {
      const parameters: unknown[] = [];
      for (const { recordId, fields: texts } of records.filter(
        ({ isNew = false }) => isNew === (kind === "new"),
      )) {
        parameters.push(recordId, everyWord);
        for (const field of fields) {
          const words = await indexedWords(field, ownValue(texts, field.name), pause);
          parameters.push(words.join(" "));
        }
      }
      const rows = { width: columns.length, values: parameters };
      if (parameters.length > 0) await runEach(db, statements[kind].compile(db).sql, rows);
    }
  },

  async forgetTexts(db, datasetId, recordIds) {
    await sql`DELETE FROM ${indexTable(datasetId)} WHERE rowid IN ${idsOf(recordIds)}`.execute(db);
  },

  async findSimilarTerms(db, datasetId, { word, edits }) {
    const length = [...word].length;
    const { rows } = await sql<{ term: string }>`
      SELECT term, letter_edits(term, ${word}) AS edits FROM ${termTable(datasetId)}
      WHERE length(term) BETWEEN ${length - edits} AND ${length + edits} AND edits <= ${edits}
      ORDER BY edits, doc DESC, term LIMIT ${maxSimilarTerms}
    `.execute(db);
    return rows.map((row) => row.term);
  },

  async findTermsWith(db, datasetId, { part }, most) {
    const { rows } = await sql<{ term: string }>`
      SELECT term FROM ${termTable(datasetId)} WHERE instr(term, ${part}) > 0 LIMIT ${most}
    `.execute(db);
    return rows.map((row) => row.term);
  },

  // The source with an index of ids comes first: starting from all records and looking up each takes many times
  // as long.
  sourceOf({ datasetId, match, isRanked, ids }) {
    const everywhere = sql`1 = 1`;
    if (match) {
      const table = indexTable(datasetId);
      // The rank of FTS5 is negative; the best match has the smallest.
      const relevance = isRanked ? sql`, -bm25(${table}) AS relevance` : sql``;
      const found = sql`SELECT rowid AS id ${relevance} FROM ${table} WHERE ${table} MATCH ${fts5Expression(match)}`;
      return { tables: sql`(${found}) AS records`, condition: everywhere, form: "idOnly" };
    }
    if (ids) return { tables: sql`(${ids}) AS records`, condition: everywhere, form: "idOnly" };
    return { tables: sql`records`, condition: sql`records.dataset_id = ${datasetId}`, form: "wholeRow" };
  },

  relevance: sql`records.relevance`,

  distance: (vector) => sql`vec_distance_cosine(vectors.value, ${toBytes(vector)})`,

  // CROSS JOIN forces SQLite's join order.
  joinTo: sql`CROSS JOIN`,
};
