import type { TextCondition } from "@glossa/contract";
import type { TextMatch } from "./search-engine";

/** The column that holds the words of one field. */
export function indexColumn(field: { id: number }): string {
  return `field_${Math.trunc(field.id)}`;
}

/** A column that has the same word in every record. A search that only excludes words starts from it, because FTS5's NOT needs a left operand. */
export const everyColumn = "every";
/** The word in `everyColumn`. */
export const everyWord = "1";

const everything = `(${everyColumn} : "${everyWord}")`;
const nothing = `(${everyColumn} : "0")`;

// FTS5 supports NOT only between two expressions: an excluded condition stays marked as negative until there
// is a left operand.
interface Part {
  expression: string;
  isNegative: boolean;
}

/** A condition in the query language of FTS5. */
export function fts5Expression({ condition, fields, termsFor }: TextMatch): string {
  const columns = `{${fields.map(indexColumn).join(" ")}}`;
  const inColumns = (words: string) => `(${columns} : ${words})`;
  return positive(partOf(condition));

  function partOf(asked: TextCondition): Part {
    switch (asked.kind) {
      case "everything":
        return { expression: everything, isNegative: false };
      case "nothing":
        return { expression: nothing, isNegative: false };
      case "not": {
        const { expression, isNegative } = partOf(asked.condition);
        return { expression, isNegative: !isNegative };
      }
      case "and":
        return all(asked.conditions.map(partOf));
      case "or":
        return { expression: run("OR", asked.conditions.map(partOf).map(positive)), isNegative: false };
      default:
        return { expression: wordsOf(asked), isNegative: false };
    }
  }

  function wordsOf(
    asked: Extract<TextCondition, { kind: "phrase" | "near" | "similar" | "containing" }>,
  ): string {
    switch (asked.kind) {
      case "phrase":
        return inColumns(asked.isPrefix ? `${quote(asked.words)} *` : quote(asked.words));
      case "near":
        return inColumns(`NEAR(${asked.words.map((word) => quote([word])).join(" ")}, ${asked.others})`);
      case "similar":
      case "containing": {
        const words = termsFor(asked);
        return words.length === 0
          ? nothing
          : inColumns(`(${words.map((word) => quote([word])).join(" OR ")})`);
      }
    }
  }
}

function positive({ expression, isNegative }: Part): string {
  return isNegative ? `(${everything} NOT ${expression})` : expression;
}

function all(parts: readonly Part[]): Part {
  const positive = parts.filter(({ isNegative }) => !isNegative).map(({ expression }) => expression);
  const negative = parts.filter(({ isNegative }) => isNegative).map(({ expression }) => expression);
  if (positive.length === 0) return { expression: run("OR", negative), isNegative: true };
  if (negative.length === 0) return { expression: run("AND", positive), isNegative: false };
  return { expression: `(${run("AND", positive)} NOT ${run("OR", negative)})`, isNegative: false };
}

// Joined in one list, not nested in brackets: FTS5 supports only about thirty levels of brackets.
function run(operator: "AND" | "OR", expressions: readonly string[]): string {
  return expressions.length === 1 ? (expressions[0] ?? "") : `(${expressions.join(` ${operator} `)})`;
}

function quote(words: readonly string[]): string {
  return `"${words.join(" ")}"`;
}
