import type { TextMatch } from "./search-engine";
import type { TextCondition } from "./text-query";

/** The column that holds the words of one field. */
export function indexColumn(field: { id: number }): string {
  return `field_${Math.trunc(field.id)}`;
}

/** Holds the same word for every record, so that a search for "all without x" has something to start from. */
export const everyColumn = "every";
/** The word that every record has in its own column. */
export const everyWord = "1";

const everything = `(${everyColumn} : "${everyWord}")`;
const nothing = `(${everyColumn} : "0")`;

// FTS5 knows NOT only between two expressions: what a condition leaves out is carried along until there is a left one.
interface Part {
  expression: string;
  isNegative: boolean;
}

/** A condition in the language of FTS5. */
export function fts5Expression({ condition, fields, similarTo }: TextMatch): string {
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
        return both(partOf(asked.left), partOf(asked.right));
      case "or":
        return either(partOf(asked.left), partOf(asked.right));
      default:
        return { expression: wordsOf(asked), isNegative: false };
    }
  }

  function wordsOf(asked: Extract<TextCondition, { kind: "phrase" | "near" | "similar" }>): string {
    switch (asked.kind) {
      case "phrase":
        return inColumns(asked.isPrefix ? `${quote(asked.words)} *` : quote(asked.words));
      case "near":
        return inColumns(`NEAR(${asked.words.map((word) => quote([word])).join(" ")}, ${asked.others})`);
      case "similar": {
        const words = similarTo(asked);
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

function either(left: Part, right: Part): Part {
  return { expression: `(${positive(left)} OR ${positive(right)})`, isNegative: false };
}

function both(left: Part, right: Part): Part {
  if (left.isNegative && right.isNegative)
    return { expression: `(${left.expression} OR ${right.expression})`, isNegative: true };
  if (left.isNegative)
    return { expression: `(${right.expression} NOT ${left.expression})`, isNegative: false };
  const operator = right.isNegative ? "NOT" : "AND";
  return { expression: `(${left.expression} ${operator} ${right.expression})`, isNegative: false };
}

function quote(words: readonly string[]): string {
  return `"${words.join(" ")}"`;
}
