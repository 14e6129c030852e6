import type { TextCondition } from "@glossa/contract";
import { type RawBuilder, sql } from "kysely";
import type { TextMatch } from "./search-engine";

// A text vector stores at most this many positions of a word; parts of this many words keep them all.
const partWords = 256;
// Parts overlap, so that neighbouring words are together in one of them.
const partStep = 128;
// A text vector can't store longer words; they are cut to this length.
const maxLetters = 480;

/** A word as it is stored. */
export function lexemeOf(word: string): string {
  if (word.length <= maxLetters) return word;
  // A letter takes at most two code units, and only these are split: a word may have four million letters.
  return [...word.slice(0, 2 * maxLetters)].slice(0, maxLetters).join("");
}

// Every word is prefixed with the id of its field, which belongs to one dataset: one index finds the words of
// one field at once.
function keyOf(fieldId: number, word: string): string {
  return `'${Math.trunc(fieldId)}:${lexemeOf(word).replace(/['\\]/g, "$&$&")}'`;
}

/** The words of a record as text vectors, several of them for long texts. */
export function* vectorParts(
  fields: readonly { id: number; words: readonly string[] }[],
): Iterable<[part: number, words: string]> {
  const longest = Math.max(0, ...fields.map(({ words }) => words.length));
  const count = Math.max(1, Math.ceil((longest - partWords) / partStep) + 1);
  for (let part = 0; part < count; part += 1) {
    const start = part * partStep;
    const words = fields.flatMap((field) =>
      field.words
        .slice(start, start + partWords)
        .map((word, index) => `${keyOf(field.id, word)}:${index + 1}`),
    );
    yield [part, words.join(" ")];
  }
}

/** A query for the ids of the records that meet a condition. */
export function recordsWith(
  datasetId: number,
  { condition, fields, termsFor }: TextMatch,
): RawBuilder<unknown> {
  const all = sql`SELECT id FROM records WHERE dataset_id = ${datasetId}`;
  return setOf(condition);

  function setOf(asked: TextCondition): RawBuilder<unknown> {
    switch (asked.kind) {
      case "everything":
        return all;
      case "nothing":
        return sql`SELECT NULL::bigint WHERE false`;
      case "not":
        return sql`(${all}) EXCEPT (${setOf(asked.condition)})`;
      case "and":
        return intersection(asked.conditions);
      case "or":
        return sql.join(asked.conditions.map(inBrackets), sql` UNION `);
      case "near":
        return near(asked.words, asked.others);
      default:
        return matching(queriesOf(asked, fields, termsFor));
    }
  }

  function inBrackets(asked: TextCondition): RawBuilder<unknown> {
    return sql`(${setOf(asked)})`;
  }

  function intersection(conditions: readonly TextCondition[]): RawBuilder<unknown> {
    const positive = conditions.filter(({ kind }) => kind !== "not").map(inBrackets);
    const unwanted = conditions.flatMap((each) => (each.kind === "not" ? [inBrackets(each.condition)] : []));
    const found = positive.length > 0 ? sql.join(positive, sql` INTERSECT `) : all;
    return sql.join([found, ...unwanted], sql` EXCEPT `);
  }

  function near(words: readonly string[], others: number): RawBuilder<unknown> {
    const found = fields.map(({ id }) => {
      const together = [...new Set(words)].map((word) => keyOf(id, word)).join(" & ");
      const lexemes = words.map((word) => `${Math.trunc(id)}:${lexemeOf(word)}`);
      return sql`words @@ ${together}::tsquery AND words_near(words, ${lexemes}::text[], ${others})`;
    });
    return sql`SELECT record_id FROM record_words WHERE ${sql.join(found, sql` OR `)}`;
  }
}

/** Whether records meet a condition exactly when the query that ranks them finds them. */
export function isOneQuery({ condition }: TextMatch): boolean {
  return condition.kind === "phrase" || condition.kind === "similar" || condition.kind === "containing";
}

/** The query that ranks the found records: all words of the search. */
export function rankingQuery({ condition, fields, termsFor }: TextMatch): string {
  return rankedWords(condition).join(" | ");

  function rankedWords(asked: TextCondition): string[] {
    switch (asked.kind) {
      case "and":
      case "or":
        return asked.conditions.flatMap(rankedWords);
      case "near":
        return asked.words.flatMap((word) => fields.map(({ id }) => keyOf(id, word)));
      case "phrase":
      case "similar":
      case "containing":
        return queriesOf(asked, fields, termsFor);
      default:
        return [];
    }
  }
}

function matching(queries: readonly string[]): RawBuilder<unknown> {
  return sql`SELECT record_id FROM record_words WHERE words @@ ${queries.join(" | ")}::tsquery`;
}

function queriesOf(
  asked: Extract<TextCondition, { kind: "phrase" | "similar" | "containing" }>,
  fields: TextMatch["fields"],
  termsFor: TextMatch["termsFor"],
): string[] {
  if (asked.kind !== "phrase") {
    const words = termsFor(asked);
    return fields.flatMap(({ id }) => words.map((word) => keyOf(id, word)));
  }
  const { words, isPrefix } = asked;
  return fields.map(({ id }) => {
    const keys = words.map((word, index) =>
      isPrefix && index === words.length - 1 ? `${keyOf(id, word)}:*` : keyOf(id, word),
    );
    return `(${inReach(keys).join(" & ")})`;
  });
}

/** A phrase that is longer than the overlap of two parts is searched piece by piece. */
function inReach(keys: readonly string[]): string[] {
  const pieces = [];
  for (let start = 0; start === 0 || start + 1 < keys.length; start += partStep - 1) {
    pieces.push(`(${keys.slice(start, start + partStep).join(" <-> ")})`);
  }
  return pieces;
}
