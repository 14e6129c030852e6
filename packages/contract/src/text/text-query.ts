import { isLoneLetter, queryWords } from "./search-text";

// The grammar of Lucene's "simple query string": + | - "phrase" "phrase"~N prefix* ( ), AND by default.

/** A word that matches all words that differ from it by at most this many letters. */
export interface FuzzyWord {
  word: string;
  edits: number;
}

/** A part of words: it matches all words that contain it. */
export interface ContainedPart {
  part: string;
}

/** A text query, independent of the search engine. */
export type TextCondition =
  /** The words are consecutive; the last word of a prefix may continue. */
  | { kind: "phrase"; words: readonly string[]; isPrefix: boolean }
  /**
   * All of the words in any order, with at most this many other words between the first and the last of them.
   */
  | { kind: "near"; words: readonly string[]; others: number }
  | ({ kind: "similar" } & FuzzyWord)
  | ({ kind: "containing" } & ContainedPart)
  | { kind: "everything" }
  | { kind: "nothing" }
  /** Never directly in one of the same kind, because engines nest as deeply as this does. */
  | { kind: "and" | "or"; conditions: readonly TextCondition[] }
  | { kind: "not"; condition: TextCondition };

/** The extensions of Lucene's grammar. */
export interface TextGrammar {
  /** Whether `*part*` matches all words that contain it; Lucene finds nothing then. */
  hasContaining?: boolean;
}

/**
 * Parses a query in Lucene's "simple query string"; undefined if it contains no word.
 *
 * @param text what the user typed
 * @param grammar whether the server also finds parts of words: `*part*`
 * @example
 * parseTextQuery("refund"); // { kind: "phrase", words: ["refund"], isPrefix: false }
 * parseTextQuery("*fun*", { hasContaining: true }); // { kind: "containing", part: "fun" }
 * parseTextQuery("-"); // undefined
 */
export function parseTextQuery(text: string, grammar: TextGrammar = {}): TextCondition | undefined {
  return new Parser(text, grammar).parse();
}

class Parser {
  #position = 0;

  readonly #lastBracket: number;

  constructor(
    readonly text: string,
    readonly grammar: TextGrammar,
  ) {
    this.#lastBracket = text.lastIndexOf(")");
  }

  parse(depth = 0): TextCondition | undefined {
    // Operands of the same operator are collected: joining them one by one would copy all of them each time.
    let run: TextCondition[] = [];
    let runKind: "and" | "or" = "and";
    for (;;) {
      const kind = this.#operator(depth);
      if (this.#position >= this.text.length || this.#takes(")")) return joined(runKind, run);
      const right = this.#clause(depth);
      if (!right) continue;
      if (run.length > 1 && kind !== runKind) run = [joined(runKind, run) ?? right];
      if (run.length > 0) runKind = kind;
      run.push(right);
    }
  }

  #operator(depth: number): "and" | "or" {
    // An unmatched closing bracket is ignored.
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
    const hasEnd = this.#lastBracket >= this.#position;
    if (this.text[this.#position] !== "(" || depth >= maxDepth) return undefined;
    this.#position += 1;
    return hasEnd ? this.parse(depth + 1) : undefined;
  }

  #phrase(): TextCondition | undefined {
    if (this.text[this.#position] !== '"') return undefined;
    const end = this.text.indexOf('"', this.#position + 1);
    // An unmatched quote is ignored.
    if (end < 0) {
      this.#position += 1;
      return undefined;
    }
    const words = queryWords(this.text.slice(this.#position + 1, end)).flat();
    this.#position = end + 1;
    const distance = this.#takesPattern(/~(\d*)/y);
    if (words.length === 0) return undefined;
    if (distance === undefined) return phrase(words);
    // The words of the phrase are between the first and the last of them, too.
    const others = Math.min(Number(distance[1] || 2), maxDistance) + words.length - 2;
    return { kind: "near", words, others: Math.max(others, 0) };
  }

  #term(): TextCondition | undefined {
    const term = this.#takesPattern(/[^\s()|"]+/y)?.[0] ?? this.#skip();
    if (/^\*+$/.test(term)) return { kind: "everything" };
    const fuzzy = /^(.*)~(\d*)$/s.exec(term);
    if (fuzzy) return this.#fuzzy(fuzzy[1] ?? "", fuzzy[2] === "" ? maxEdits : Number(fuzzy[2]));
    const isPrefix = term.endsWith("*");
    const stem = withoutStars(term);
    if (isPrefix && this.grammar.hasContaining && /^\*[^*]+$/.test(stem)) return containing(stem.slice(1));
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

// Deeper brackets and longer distances do not occur in real queries.
const maxDepth = 20;
const maxDistance = 100;
// With more differing letters it is another word; Argilla's search engine has the same limit.
const maxEdits = 2;

// A regular expression for trailing stars would restart at each star.
function withoutStars(term: string): string {
  let end = term.length;
  while (term[end - 1] === "*") end -= 1;
  return term.slice(0, end);
}

/** Each word of the text is contained in one; scripts without spaces are found anywhere in any case. */
function containing(text: string): TextCondition | undefined {
  return allOf(
    queryWords(text).map((each): TextCondition => {
      const [part = ""] = each;
      const isUnspaced = each.length > 1 || isLoneLetter(each) || isPair(part);
      return isUnspaced ? phrase(each, isLoneLetter(each)) : { kind: "containing", part };
    }),
  );
}

/** Whether a word is a pair of letters of a script without spaces. */
function isPair(word: string): boolean {
  return [...word].length === 2 && isLoneLetter([...word].slice(0, 1));
}

function phrase(words: readonly string[], isPrefix = false): TextCondition {
  return { kind: "phrase", words, isPrefix };
}

function opposite(condition: TextCondition): TextCondition {
  return condition.kind === "not" ? condition.condition : { kind: "not", condition };
}

function allOf(conditions: readonly TextCondition[]): TextCondition | undefined {
  return joined("and", conditions);
}

function joined(kind: "and" | "or", conditions: readonly TextCondition[]): TextCondition | undefined {
  if (conditions.length < 2) return conditions[0];
  return { kind, conditions: conditions.flatMap((each) => (each.kind === kind ? each.conditions : [each])) };
}
