import { type RawBuilder, sql } from "kysely";
import type { TextMatch } from "./search-engine";
import type { TextCondition } from "./text-query";

// A text vector keeps no more places of a word than this: in parts of so many words it keeps them all.
const partWords = 256;
// The next part begins earlier than the last one ends, so that neighbours are together in one of them.
const partStep = 128;
// Longer words do not fit; nobody types them.
const maxLetters = 480;

/** A word as it is kept. */
export function lexemeOf(word: string): string {
  return word.length <= maxLetters ? word : [...word].slice(0, maxLetters).join("");
}

// Every word carries the id of its field, which belongs to one dataset: one index finds the words of one field at once.
function keyOf(fieldId: number, word: string): string {
  return `'${Math.trunc(fieldId)}:${lexemeOf(word).replace(/['\\]/g, "$&$&")}'`;
}

/** The words of a record as text vectors, one after the other for long texts. */
export function vectorParts(fields: readonly { id: number; words: readonly string[] }[]): string[] {
  const longest = Math.max(0, ...fields.map(({ words }) => words.length));
  const count = Math.max(1, Math.ceil((longest - partWords) / partStep) + 1);
  return Array.from({ length: count }, (_, part) => {
    const start = part * partStep;
    return fields
      .flatMap(({ id, words }) =>
        words.slice(start, start + partWords).map((word, index) => `${keyOf(id, word)}:${index + 1}`),
      )
      .join(" ");
  });
}

/** A question for the ids of the records that meet a condition. */
export function recordsWith(
  datasetId: number,
  { condition, fields, similarTo }: TextMatch,
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
        return intersection(asked.left, asked.right);
      case "or":
        return sql`(${setOf(asked.left)}) UNION (${setOf(asked.right)})`;
      case "near":
        return near(asked.words, asked.others);
      default:
        return matching(queriesOf(asked, fields, similarTo));
    }
  }

  function intersection(left: TextCondition, right: TextCondition): RawBuilder<unknown> {
    if (right.kind === "not") return sql`(${setOf(left)}) EXCEPT (${setOf(right.condition)})`;
    if (left.kind === "not") return sql`(${setOf(right)}) EXCEPT (${setOf(left.condition)})`;
    return sql`(${setOf(left)}) INTERSECT (${setOf(right)})`;
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
  return condition.kind === "phrase" || condition.kind === "similar";
}

/** What the records that were found are ranked by: all words that were asked for. */
export function rankingQuery({ condition, fields, similarTo }: TextMatch): string {
  return wanted(condition).join(" | ");

  function wanted(asked: TextCondition): string[] {
    switch (asked.kind) {
      case "and":
      case "or":
        return [...wanted(asked.left), ...wanted(asked.right)];
      case "near":
        return asked.words.flatMap((word) => fields.map(({ id }) => keyOf(id, word)));
      case "phrase":
      case "similar":
        return queriesOf(asked, fields, similarTo);
      default:
        return [];
    }
  }
}

function matching(queries: readonly string[]): RawBuilder<unknown> {
  return sql`SELECT record_id FROM record_words WHERE words @@ ${queries.join(" | ")}::tsquery`;
}

function queriesOf(
  asked: Extract<TextCondition, { kind: "phrase" | "similar" }>,
  fields: TextMatch["fields"],
  similarTo: TextMatch["similarTo"],
): string[] {
  if (asked.kind === "similar") {
    const words = similarTo(asked);
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

/** A phrase that is longer than what two parts share is asked for piece by piece. */
function inReach(keys: readonly string[]): string[] {
  const pieces = [];
  for (let start = 0; start === 0 || start + 1 < keys.length; start += partStep - 1) {
    pieces.push(`(${keys.slice(start, start + partStep).join(" <-> ")})`);
  }
  return pieces;
}
