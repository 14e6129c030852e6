import type { Decimal } from "../../read-options";

/** A number as people write it has fewer characters. */
const longestNumber = 40;

// Groups of three digits have the same separator between them; a quantity has no leading zero.
const whole = (separators: string) => `(?:0|[1-9]\\d*|[1-9]\\d{0,2}([${separators}])\\d{3}(?:\\1\\d{3})*)`;
const spaces = " \\u00a0\\u202f'’";
const patterns = {
  comma: new RegExp(`^[+-]?(?=[\\d,])${whole(`.${spaces}`)}?(?:,\\d+)?(?:e[+-]?\\d+)?$`, "i"),
  point: new RegExp(`^[+-]?(?=[\\d.])${whole(`,${spaces}`)}?(?:\\.\\d+)?(?:e[+-]?\\d+)?$`, "i"),
} as const;
const marks = { comma: ",", point: "." } as const;

/**
 * Reads a number as people write it: "1.234,5" with a decimal comma, "1,234.5" with a point.
 *
 * @returns NaN for any other text
 */
export function numberOfText(text: string, decimal: Decimal): number {
  if (text.length > longestNumber || !patterns[decimal].test(text)) return Number.NaN;
  const mark = marks[decimal];
  const digits = [...text].filter((character) => /[\d+\-e]/i.test(character) || character === mark);
  return Number(digits.join("").replace(mark, "."));
}

/** What is known of the numbers of a column when it is read with a decimal comma, or with a point. */
interface Style {
  /** Whether all cells are numbers. */
  fits: boolean;
  /** Whether a cell is a number only so. */
  isSure: boolean;
  isWhole: boolean;
  min: number;
  max: number;
}

/** The numbers of a column, if their decimal separator is not that of JSON. */
export interface WrittenNumbers {
  decimal: Decimal | undefined;
  kind: "integer" | "float";
  range: { min: number; max: number };
}

/** Notes how the numbers of a column are written: what separates decimals shows in all cells together. */
export class NumberTally {
  private readonly styles = { comma: newStyle(), point: newStyle() };
  private hasMarks = false;

  take(value: unknown): void {
    if (!this.styles.comma.fits && !this.styles.point.fits) return;
    const text = typeof value === "string" ? value : "";
    const comma = typeof value === "number" ? value : numberOfText(text, "comma");
    const point = typeof value === "number" ? value : numberOfText(text, "point");
    this.hasMarks ||= /[.,]/.test(text);
    note(this.styles.comma, comma, { isWhole: !/[,e]/i.test(text), isOnly: Number.isNaN(point) });
    note(this.styles.point, point, { isWhole: !/[.e]/i.test(text), isOnly: Number.isNaN(comma) });
  }

  /** Whether the numbers are ambiguous, so that the user has to choose the separator. */
  isOpen(): boolean {
    return this.hasMarks && (this.styles.comma.fits || (this.styles.point.fits && !this.styles.point.isSure));
  }

  /** The numbers with the separator that was chosen, or else with the one that only they can have. */
  numbers(chosen: Decimal | undefined): WrittenNumbers | undefined {
    const { comma, point } = this.styles;
    const decimal =
      chosen ?? (comma.fits && comma.isSure ? "comma" : point.fits && point.isSure ? "point" : undefined);
    if (!this.hasMarks || decimal === undefined) return undefined;
    const { fits, isWhole, min, max } = this.styles[decimal];
    return fits ? { decimal, kind: isWhole ? "integer" : "float", range: { min, max } } : undefined;
  }
}

function newStyle(): Style {
  return {
    fits: true,
    isSure: false,
    isWhole: true,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  };
}

function note(
  style: Style,
  number: number,
  { isWhole, isOnly }: { isWhole: boolean; isOnly: boolean },
): void {
  style.fits &&= !Number.isNaN(number);
  style.isSure ||= isOnly && !Number.isNaN(number);
  style.isWhole &&= isWhole && Number.isSafeInteger(number);
  style.min = Math.min(style.min, number);
  style.max = Math.max(style.max, number);
}
