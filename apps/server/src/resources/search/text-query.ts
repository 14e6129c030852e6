import { isLoneLetter, queryWords } from "@glossa/contract";
import { everyColumn, everyWord } from "./search-index.repository";

// The grammar of Lucene's "simple query string": + | - "phrase" "phrase"~N prefix* ( ), AND where nothing stands.

interface Condition {
  match: string;
  isNegative: boolean;
}

type Operator = "AND" | "OR";

const everything = `(${everyColumn} : "${everyWord}")`;
const nothing = `(${everyColumn} : "0")`;

/** A word that stands for all that differ from it by so many letters. */
export interface FuzzyWord {
  word: string;
  edits: number;
}

/** Turns what a person typed into an expression of the full-text engine; undefined when it holds no word. */
export function compileTextQuery(
  text: string,
  column: string | undefined,
  similarTo: (fuzzy: FuzzyWord) => readonly string[],
): string | undefined {
  const where = column ?? `- ${everyColumn}`;
  const condition = new Parser(text, (words) => `(${where} : ${words})`, similarTo).parse();
  return condition && positive(condition);
}

function positive({ match, isNegative }: Condition): string {
  return isNegative ? `(${everything} NOT ${match})` : match;
}

function combine(left: Condition, operator: Operator, right: Condition): Condition {
  if (operator === "OR") return { match: `(${positive(left)} OR ${positive(right)})`, isNegative: false };
  if (left.isNegative && right.isNegative)
    return { match: `(${left.match} OR ${right.match})`, isNegative: true };
  if (left.isNegative) return { match: `(${right.match} NOT ${left.match})`, isNegative: false };
  return { match: `(${left.match} ${right.isNegative ? "NOT" : "AND"} ${right.match})`, isNegative: false };
}

class Parser {
  #position = 0;

  constructor(
    readonly text: string,
    readonly inColumn: (words: string) => string,
    readonly similarTo: (fuzzy: FuzzyWord) => readonly string[],
  ) {}

  parse(depth = 0): Condition | undefined {
    let found: Condition | undefined;
    for (;;) {
      const operator = this.#operator(depth);
      if (this.#position >= this.text.length || this.#takes(")")) return found;
      const next = this.#clause(depth);
      if (next) found = found ? combine(found, operator, next) : next;
    }
  }

  #operator(depth: number): Operator {
    // A bracket that closes nothing has no meaning.
    const separators = depth > 0 ? /[\s+|]+/y : /[\s+|)]+/y;
    return this.#takesPattern(separators)?.[0].includes("|") ? "OR" : "AND";
  }

  #clause(depth: number): Condition | undefined {
    let isNegative = false;
    while (this.#takes("-")) isNegative = !isNegative;
    const condition = this.#group(depth) ?? this.#phrase() ?? this.#term();
    return condition && { match: condition.match, isNegative: condition.isNegative !== isNegative };
  }

  #group(depth: number): Condition | undefined {
    const hasEnd = this.text.includes(")", this.#position);
    if (this.text[this.#position] !== "(" || depth >= maxDepth) return undefined;
    this.#position += 1;
    return hasEnd ? this.parse(depth + 1) : undefined;
  }

  #phrase(): Condition | undefined {
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
    if (distance === undefined) return this.#plain(quote(words));
    // The engine counts all words from the first to the last, also those of the phrase.
    const between = Math.min(Number(distance[1] || 2), maxDistance) + words.length - 2;
    return this.#plain(`NEAR(${words.map((word) => quote([word])).join(" ")}, ${Math.max(between, 0)})`);
  }

  #term(): Condition | undefined {
    const term = this.#takesPattern(/[^\s()|"]+/y)?.[0] ?? this.#skip();
    if (/^\*+$/.test(term)) return { match: everything, isNegative: false };
    const fuzzy = /^(.*)~(\d*)$/s.exec(term);
    if (fuzzy) return this.#fuzzy(fuzzy[1] ?? "", fuzzy[2] === "" ? maxEdits : Number(fuzzy[2]));
    const isPrefix = term.endsWith("*");
    const stem = isPrefix ? term.replace(/\*+$/, "") : term;
    if (stem.includes("*")) return { match: nothing, isNegative: false };
    const words = queryWords(stem);
    const parts = words.map((each, index) => {
      const isOpen = (isPrefix && index === words.length - 1) || isLoneLetter(each);
      return this.inColumn(isOpen ? `${quote(each)} *` : quote(each));
    });
    return parts.length === 0 ? undefined : { match: `(${parts.join(" AND ")})`, isNegative: false };
  }

  #fuzzy(text: string, edits: number): Condition | undefined {
    const words = queryWords(text);
    const parts = words.map((each, index) => {
      const [only = ""] = each;
      const isMeant = index === words.length - 1 && each.length === 1;
      const similar = isMeant ? this.similarTo({ word: only, edits: Math.min(edits, maxEdits) }) : [only];
      if (!isMeant) return this.inColumn(quote(each));
      return similar.length === 0
        ? nothing
        : this.inColumn(`(${similar.map((word) => quote([word])).join(" OR ")})`);
    });
    return parts.length === 0 ? undefined : { match: `(${parts.join(" AND ")})`, isNegative: false };
  }

  #plain(words: string): Condition {
    return { match: this.inColumn(words), isNegative: false };
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

function quote(words: readonly string[]): string {
  return `"${words.join(" ")}"`;
}
