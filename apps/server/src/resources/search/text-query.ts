import { isLoneLetter, queryWords } from "@glossa/contract";

// The grammar of Lucene's "simple query string": + | - "phrase" "phrase"~N prefix* ( ), AND where nothing stands.

/** A word that stands for all that differ from it by so many letters. */
export interface FuzzyWord {
  word: string;
  edits: number;
}

/** What texts are asked for, as every search engine understands it. */
export type TextCondition =
  /** The words follow each other; the last word of a prefix may go on. */
  | { kind: "phrase"; words: readonly string[]; isPrefix: boolean }
  /** All of the words in any order, and at most so many others between the first and the last of them. */
  | { kind: "near"; words: readonly string[]; others: number }
  | ({ kind: "similar" } & FuzzyWord)
  | { kind: "everything" }
  | { kind: "nothing" }
  | { kind: "and" | "or"; left: TextCondition; right: TextCondition }
  | { kind: "not"; condition: TextCondition };

/** Reads what a person typed; undefined when it holds no word. */
export function parseTextQuery(text: string): TextCondition | undefined {
  return new Parser(text).parse();
}

/** The words of a condition for which similar ones are to be found. */
export function fuzzyWordsIn(condition: TextCondition): FuzzyWord[] {
  switch (condition.kind) {
    case "similar":
      return [condition];
    case "not":
      return fuzzyWordsIn(condition.condition);
    case "and":
    case "or":
      return [...fuzzyWordsIn(condition.left), ...fuzzyWordsIn(condition.right)];
    default:
      return [];
  }
}

class Parser {
  #position = 0;

  constructor(readonly text: string) {}

  parse(depth = 0): TextCondition | undefined {
    let left: TextCondition | undefined;
    for (;;) {
      const kind = this.#operator(depth);
      if (this.#position >= this.text.length || this.#takes(")")) return left;
      const right = this.#clause(depth);
      if (right) left = left ? { kind, left, right } : right;
    }
  }

  #operator(depth: number): "and" | "or" {
    // A bracket that closes nothing has no meaning.
    const separators = depth > 0 ? /[\s+|]+/y : /[\s+|)]+/y;
    return this.#takesPattern(separators)?.[0].includes("|") ? "or" : "and";
  }

  #clause(depth: number): TextCondition | undefined {
    let isNegative = false;
    while (this.#takes("-")) isNegative = !isNegative;
    const condition = this.#group(depth) ?? this.#phrase() ?? this.#term();
    return condition && isNegative ? opposite(condition) : condition;
  }

  #group(depth: number): TextCondition | undefined {
    const hasEnd = this.text.includes(")", this.#position);
    if (this.text[this.#position] !== "(" || depth >= maxDepth) return undefined;
    this.#position += 1;
    return hasEnd ? this.parse(depth + 1) : undefined;
  }

  #phrase(): TextCondition | undefined {
    if (this.text[this.#position] !== '"') return undefined;
    const end = this.text.indexOf('"', this.#position + 1);
    // A quote that nothing closes has no meaning.
    if (end < 0) {
      this.#position += 1;
      return undefined;
    }
    const words = queryWords(this.text.slice(this.#position + 1, end)).flat();
    this.#position = end + 1;
    const distance = this.#takesPattern(/~(\d*)/y);
    if (words.length === 0) return undefined;
    if (distance === undefined) return phrase(words);
    // The words of the phrase lie between the first and the last of them, too.
    const others = Math.min(Number(distance[1] || 2), maxDistance) + words.length - 2;
    return { kind: "near", words, others: Math.max(others, 0) };
  }

  #term(): TextCondition | undefined {
    const term = this.#takesPattern(/[^\s()|"]+/y)?.[0] ?? this.#skip();
    if (/^\*+$/.test(term)) return { kind: "everything" };
    const fuzzy = /^(.*)~(\d*)$/s.exec(term);
    if (fuzzy) return this.#fuzzy(fuzzy[1] ?? "", fuzzy[2] === "" ? maxEdits : Number(fuzzy[2]));
    const isPrefix = term.endsWith("*");
    const stem = isPrefix ? term.replace(/\*+$/, "") : term;
    if (stem.includes("*")) return { kind: "nothing" };
    const words = queryWords(stem);
    return allOf(
      words.map((each, index) =>
        phrase(each, (isPrefix && index === words.length - 1) || isLoneLetter(each)),
      ),
    );
  }

  #fuzzy(text: string, edits: number): TextCondition | undefined {
    const words = queryWords(text);
    return allOf(
      words.map((each, index): TextCondition => {
        const [word = ""] = each;
        const isMeant = index === words.length - 1 && each.length === 1;
        return isMeant ? { kind: "similar", word, edits: Math.min(edits, maxEdits) } : phrase(each);
      }),
    );
  }

  #takes(character: string): boolean {
    if (this.text[this.#position] !== character) return false;
    this.#position += 1;
    return true;
  }

  #takesPattern(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.text) ?? undefined;
    this.#position += found?.[0].length ?? 0;
    return found;
  }

  #skip(): string {
    this.#position += 1;
    return "";
  }
}

// Deeper brackets and longer distances are no question that a person asks.
const maxDepth = 20;
const maxDistance = 100;
// More differing letters make another word; Argilla's search engine stops there too.
const maxEdits = 2;

function phrase(words: readonly string[], isPrefix = false): TextCondition {
  return { kind: "phrase", words, isPrefix };
}

function opposite(condition: TextCondition): TextCondition {
  return condition.kind === "not" ? condition.condition : { kind: "not", condition };
}

function allOf(conditions: readonly TextCondition[]): TextCondition | undefined {
  return conditions.length === 0
    ? undefined
    : conditions.reduce((left, right) => ({ kind: "and", left, right }));
}
