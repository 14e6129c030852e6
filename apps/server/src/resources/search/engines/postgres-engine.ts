import { ownValue } from "@glossa/question-types/schema";
import { sql } from "kysely";
import type { Handle } from "../../../database/database";
import { letterEdits } from "../../../database/letter-edits.mjs";
import { idsOf } from "../../../database/lists";
import { pausesAfter } from "../../../pauses";
import { indexedWords } from "../indexed-words";
import { isOneQuery, lexemeOf, rankingQuery, recordsWith, vectorParts } from "./postgres-match";
import type { SearchEngine, Source, TextMatch } from "./search-engine";

const maxSimilarTerms = 50;
/** How long indexing may block the event loop, in milliseconds. */
const maxBlocking = 5;
/** How many letters the parameters of one statement contain, except for a single item that has more. */
const maxParameterLetters = 2 ** 19;
const always = sql`1 = 1`;

/** Search with tsvector, and vectors with pgvector if the database has it. */
export const postgresEngine: SearchEngine = {
  // The words of all datasets are in one table, separated by the ids of their fields.
  async createIndex() {},

  async dropIndex(db, datasetId) {
    await sql`DELETE FROM record_words WHERE dataset_id = ${datasetId}`.execute(db);
    await sql`DELETE FROM dataset_terms WHERE dataset_id = ${datasetId}`.execute(db);
  },

  async indexTexts(db, datasetId, records, fields) {
    if (records.length === 0) return;
    const parts: Part[] = [];
    const terms = new Set<string>();
    const pause = pausesAfter(maxBlocking);
    for (const { recordId, fields: values } of records) {
      const words: { id: number; words: string[] }[] = [];
      for (const field of fields) {
        words.push({ id: field.id, words: await indexedWords(field, ownValue(values, field.name), pause) });
      }
      for (const each of words) for (const word of each.words) terms.add(lexemeOf(word));
      for (const [part, text] of vectorParts(words)) {
        parts.push({ recordId, part, words: text });
        await pause();
      }
    }
    const old = records.filter(({ isNew }) => !isNew).map(({ recordId }) => recordId);
    if (old.length > 0) await this.forgetTexts(db, datasetId, old);
    await insertParts(db, datasetId, parts);
    await insertTerms(db, datasetId, [...terms]);
  },

  async forgetTexts(db, _datasetId, recordIds) {
    await sql`DELETE FROM record_words WHERE record_id IN ${idsOf(recordIds)}`.execute(db);
  },

  async findSimilarTerms(db, datasetId, { word, edits }) {
    const { rows } = await sql<{ term: string }>`
      SELECT term FROM dataset_terms
      WHERE dataset_id = ${datasetId} AND length(term) BETWEEN ${[...word].length - edits} AND ${[...word].length + edits}
        AND (${sql.join(
          piecesOf(word, edits).map((piece) => sql`strpos(term, ${piece}) > 0`),
          sql` OR `,
        )})
    `.execute(db);
    const similar: { term: string; edits: number }[] = [];
    const pause = pausesAfter(maxBlocking);
    for (const { term } of rows) {
      const found = letterEdits(term, word);
      if (found <= edits) similar.push({ term, edits: found });
      await pause();
    }
    return similar
      .sort((a, b) => a.edits - b.edits || (a.term < b.term ? -1 : 1))
      .slice(0, maxSimilarTerms)
      .map(({ term }) => term);
  },

  async findTermsWith(db, datasetId, { part }, most) {
    const { rows } = await sql<{ term: string }>`
      SELECT term FROM dataset_terms WHERE dataset_id = ${datasetId} AND strpos(term, ${part}) > 0 LIMIT ${most}
    `.execute(db);
    return rows.map((row) => row.term);
  },

  // The planner chooses the join order, because it has the row counts.
  sourceOf({ datasetId, match, isRanked, isAlone }) {
    const inDataset = sql`records.dataset_id = ${datasetId}`;
    if (!match) return { tables: sql`records`, condition: inDataset, form: "wholeRow" };
    if (isRanked) return rankedSource(datasetId, match, isAlone);
    const found = recordsWith(datasetId, match);
    if (!isAlone)
      return {
        tables: sql`records`,
        condition: sql`${inDataset} AND records.id IN (${found})`,
        form: "wholeRow",
      };
    return {
      tables: sql`(SELECT DISTINCT id FROM (${found}) AS found (id)) AS records`,
      condition: always,
      form: "idOnly",
    };
  },

  relevance: sql`coalesce(hits.relevance, 0)`,

  distance: (vector) => sql`vector_distance(vectors.value, ${vector}::real[])`,

  joinTo: sql`JOIN`,
};

interface Part {
  recordId: number;
  part: number;
  words: string;
}

// The driver converts all parameters of a statement at once, so long texts need several statements.

async function insertParts(db: Handle, datasetId: number, parts: readonly Part[]): Promise<void> {
  for (const some of chunks(parts, ({ words }) => words.length)) {
    const columns = [
      sql`${some.map((each) => each.recordId)}::bigint[]`,
      sql`${some.map((each) => each.part)}::integer[]`,
      sql`${some.map((each) => each.words)}::text[]`,
    ];
    await sql`
      INSERT INTO record_words (dataset_id, record_id, part, words)
      SELECT ${datasetId}, record_id, part, words::tsvector
      FROM unnest(${sql.join(columns)}) AS parts (record_id, part, words)
    `.execute(db);
  }
}

async function insertTerms(db: Handle, datasetId: number, terms: readonly string[]): Promise<void> {
  for (const some of chunks(terms, ({ length }) => length)) {
    await sql`
      INSERT INTO dataset_terms (dataset_id, term) SELECT ${datasetId}, unnest(${some}::text[])
      ON CONFLICT DO NOTHING
    `.execute(db);
  }
}

/** The items in their order, in chunks that contain at most so many letters, or one item. */
function* chunks<Item>(items: readonly Item[], lettersOf: (item: Item) => number): Iterable<Item[]> {
  let chunk: Item[] = [];
  let letters = 0;
  for (const item of items) {
    const added = lettersOf(item);
    if (chunk.length > 0 && letters + added > maxParameterLetters) {
      yield chunk;
      chunk = [];
      letters = 0;
    }
    chunk.push(item);
    letters += added;
  }
  if (chunk.length > 0) yield chunk;
}

function rankedSource(datasetId: number, match: TextMatch, isAlone = false): Source {
  // Ranked before the parts are combined: sorting whole texts would take several times as long.
  const parts = sql`
    SELECT record_id, ts_rank(words, ranking) AS relevance
    FROM record_words, CAST(${rankingQuery(match)} AS tsquery) AS ranking
    WHERE words @@ ranking OFFSET 0`;
  const hits = sql`(SELECT record_id, max(relevance) AS relevance FROM (${parts}) AS parts GROUP BY record_id) AS hits`;
  const inDataset = sql`records.dataset_id = ${datasetId}`;
  if (!isOneQuery(match)) {
    return {
      tables: sql`records LEFT JOIN ${hits} ON hits.record_id = records.id`,
      condition: sql`${inDataset} AND records.id IN (${recordsWith(datasetId, match)})`,
      form: "wholeRow",
    };
  }
  // If the ranking query contains all words of the search, its matches need no second look-up.
  return isAlone
    ? {
        tables: sql`${hits}, LATERAL (SELECT hits.record_id AS id) AS records`,
        condition: always,
        form: "idOnly",
      }
    : {
        tables: sql`${hits} JOIN records ON records.id = hits.record_id`,
        condition: inDataset,
        form: "wholeRow",
      };
}

/**
 * With one more piece than edits, at least one piece is unchanged: a word that contains none of them cannot be
 * similar.
 */
function piecesOf(word: string, edits: number): string[] {
  const letters = [...word];
  const size = Math.floor(letters.length / (edits + 1));
  // A short word may have no unchanged letter.
  if (size === 0) return [""];
  return Array.from({ length: edits + 1 }, (_, index) =>
    letters.slice(index * size, index === edits ? undefined : (index + 1) * size).join(""),
  );
}
