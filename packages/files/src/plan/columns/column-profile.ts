import { FitCounter, type OffsetFit } from "../../offsets/fit-offsets";
import type { Decimal } from "../../read-options";
import type { Row } from "../../rows/row";
import { longestId } from "./column-shape";
import { NumberListTally } from "./number-lists";
import { NumberTally } from "./number-text";
import { RankingTally } from "./rankings";
import { itemsIn, kindOf, numberIn, spansIn, textIn, type ValueKind } from "./value-kind";

/** More different values than a label question can have. */
const manyValues = 501;
const shownExamples = 3;
const none: ReadonlySet<string> = new Set();

/** What is known of a column after the rows were read. */
export interface ColumnProfile {
  name: string;
  kind: ValueKind;
  filled: number;
  isAlwaysFilled: boolean;
  /** The different values, of lists their items, of spans their labels; undefined when there are too many to be labels. */
  distinct: ReadonlySet<string> | undefined;
  /** In UTF-16 units. */
  longest: number;
  hasSpaces: boolean;
  hasLineBreaks: boolean;
  /** How many values there are, with those of several answers to one row. */
  values: number;
  /** The items that rankings have, if the column has nothing but rankings as files of this server have them. */
  ranked: ReadonlySet<string> | undefined;
  /** Whether its lists are vectors, such as embeddings, and not values that people read. */
  hasVectors: boolean;
  /** The ends of the numbers, if the column has only numbers. */
  range: { min: number; max: number } | undefined;
  /** What separates the decimals of its numbers, if they are not written as in JSON. */
  decimal: Decimal | undefined;
  /** Whether its values can be read as other numbers. */
  isDecimalOpen: boolean;
  /** The first different values, as far as they can be ids. */
  firstValues: ReadonlySet<string>;
  /** The first values as text, cut. */
  examples: readonly string[];
  /** Which unit the offsets of spans count, and how it was found out. */
  offsets: OffsetFit | undefined;
}

/** Notes the values of a column, row by row. */
export class ColumnTally {
  private readonly kinds = new Set<ValueKind>();
  private filled = 0;
  private readonly distinct = new Set<string>();
  private longest = 0;
  private hasSpaces = false;
  private hasLineBreaks = false;
  private values = 0;
  private readonly rankings = new RankingTally();
  private readonly numberLists = new NumberListTally();
  private range = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  private readonly examples: string[] = [];
  private readonly fits = new FitCounter();
  private readonly numbers = new NumberTally();

  /** Notes the value of a row and returns what it is. */
  take(value: unknown): ValueKind {
    this.filled += 1;
    return this.look(value);
  }

  /** Notes one of several values of a row and returns what it is. */
  look(value: unknown): ValueKind {
    const kind = kindOf(value);
    const text = textIn(value);
    this.values += 1;
    this.rankings.take(value);
    this.numberLists.take(kind === "list" ? itemsIn(value) : undefined);
    // An empty list may become one of spans or of labels.
    if (text !== "[]") this.kinds.add(kind);
    this.longest = Math.max(this.longest, text.length);
    this.hasSpaces ||= /\s/.test(text);
    this.hasLineBreaks ||= /[\n\r\u2028\u2029]/.test(text);
    if (this.examples.length < shownExamples) this.examples.push(text.slice(0, 200));
    this.numbers.take(value);
    if (isNumber(kind)) this.takeNumber(numberIn(value));
    if (this.distinct.size < manyValues) {
      for (const each of distinctValues(value, kind, text)) this.distinct.add(each);
    }
    return kind;
  }

  fit(row: Row, text: string | undefined, value: unknown): void {
    if (text === undefined) return;
    this.fits.add(
      text,
      spansIn(value).filter((span) => span !== undefined),
      row.values.tokens,
    );
  }

  private takeNumber(number: number): void {
    this.range = { min: Math.min(this.range.min, number), max: Math.max(this.range.max, number) };
  }

  profile(name: string, rows: number, decimal?: Decimal): ColumnProfile {
    const plain = this.kinds.size === 0 && this.filled > 0 ? "list" : commonKind(this.kinds);
    const isPlain = isNumber(plain) && decimal !== "comma";
    const written = isPlain ? undefined : this.numbers.numbers(decimal);
    const kind = written?.kind ?? plain;
    return {
      name,
      kind,
      filled: this.filled,
      isAlwaysFilled: this.filled === rows,
      distinct: this.distinct.size < manyValues ? this.distinct : undefined,
      longest: this.longest,
      hasSpaces: this.hasSpaces,
      hasLineBreaks: this.hasLineBreaks,
      values: this.values,
      ranked: kind === "other" ? this.rankings.items() : undefined,
      hasVectors: this.numberLists.areVectors(),
      range: written?.range ?? (isNumber(kind) ? this.range : undefined),
      decimal: written?.decimal,
      isDecimalOpen: this.numbers.isOpen(),
      firstValues: this.longest <= longestId ? this.distinct : none,
      examples: this.examples,
      offsets: kind === "spans" ? this.fits.fit() : undefined,
    };
  }
}

function distinctValues(value: unknown, kind: ValueKind, text: string): string[] {
  if (kind === "list") return itemsIn(value).map(textIn);
  if (kind === "spans") return spansIn(value).flatMap((span) => span?.label ?? []);
  return [text];
}

function commonKind(kinds: ReadonlySet<ValueKind>): ValueKind {
  const [only] = kinds;
  if (kinds.size === 1 && only) return only;
  return kinds.size > 0 && [...kinds].every(isNumber) ? "float" : "text";
}

function isNumber(kind: ValueKind): boolean {
  return kind === "integer" || kind === "float";
}
