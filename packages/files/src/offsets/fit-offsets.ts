import type { OffsetMisfit } from "../problem";
import { isObject } from "../tables/json-row";
import { rangeOf, type TextOffsets, textOffsets } from "./text-offsets";
import { type OffsetUnit, offsetUnits } from "./units";

/** A span of a file; `text` is what it covers, if the file contains it. */
export interface OffsetSpan {
  start: number;
  end: number;
  text?: string;
}

/** Which unit the offsets of a file count, and how that was found out. */
export interface OffsetFit {
  unit: OffsetUnit;
  /** `text`: only this unit covers the words that the file names; `bounds` and `words`: only with it spans lie in the text, or begin and end with words; `any`: the spans fit every unit. */
  by: "text" | "bounds" | "words" | "any";
  /** How many spans were compared. */
  spans: number;
  /** How many of them fit each unit. */
  fitting: Readonly<Record<OffsetUnit, number>>;
}

interface Score {
  fitting: number;
  atWords: number;
}

/** Spans of so many texts are enough to decide. */
const enoughTexts = 20_000;

/** Collects evidence for the unit of offsets from the rows of a file. */
export class FitCounter {
  private spans = 0;
  private texts = 0;
  private hasTexts = false;
  private readonly scores: Record<OffsetUnit, Score> = {
    code_points: { fitting: 0, atWords: 0 },
    utf16: { fitting: 0, atWords: 0 },
    utf8: { fitting: 0, atWords: 0 },
  };

  /** Compares the spans of one text, and its tokens if they have offsets, with each unit. */
  add(text: string, spans: readonly OffsetSpan[], tokens?: unknown): void {
    if (this.texts === enoughTexts) return;
    const offsets = textOffsets(text);
    // Texts of ASCII fit all units, so they decide nothing.
    if (offsets.tables) this.texts += 1;
    for (const span of [...spans, ...tokenSpans(tokens)]) this.compare(offsets, span);
  }

  /** The unit with which most spans fit; of equals the more common one. */
  fit(): OffsetFit {
    const { scores } = this;
    const best = offsetUnits.reduce((chosen, unit) =>
      isBetter(scores[unit], scores[chosen]) ? unit : chosen,
    );
    return {
      unit: best,
      by: this.reasonFor(best),
      spans: this.spans,
      fitting: {
        code_points: scores.code_points.fitting,
        utf16: scores.utf16.fitting,
        utf8: scores.utf8.fitting,
      },
    };
  }

  private compare(offsets: TextOffsets, span: OffsetSpan): void {
    this.spans += 1;
    this.hasTexts ||= span.text !== undefined;
    for (const unit of offsetUnits) {
      const range = fittingRange(offsets, span, unit);
      if (typeof range === "string") continue;
      this.scores[unit].fitting += 1;
      if (isAtWords(offsets.text, range.units)) this.scores[unit].atWords += 1;
    }
  }

  private reasonFor(best: OffsetUnit): OffsetFit["by"] {
    const others = offsetUnits.filter((unit) => unit !== best).map((unit) => this.scores[unit]);
    const { fitting, atWords } = this.scores[best];
    if (others.every((score) => score.fitting < fitting)) return this.hasTexts ? "text" : "bounds";
    const rivals = others.filter((score) => score.fitting === fitting);
    return rivals.every((score) => score.atWords < atWords) ? "words" : "any";
  }
}

/**
 * Finds out which unit the offsets of one text count.
 *
 * @param text the text that the spans belong to
 * @param spans with the text that they cover, where it is known
 * @example
 * fitOffsets("👋 Ana", [{ start: 3, end: 6, text: "Ana" }]).unit; // "utf16"
 */
export function fitOffsets(text: string, spans: readonly OffsetSpan[]): OffsetFit {
  const counter = new FitCounter();
  counter.add(text, spans);
  return counter.fit();
}

/** The range of a span in a unit, or why it has none; the text that the file names must be there. */
export function fittingRange(offsets: TextOffsets, span: OffsetSpan, unit: OffsetUnit) {
  const range = rangeOf(offsets, span, unit);
  if (typeof range === "string" || span.text === undefined) return range;
  const covered = offsets.text.slice(range.units.start, range.units.end);
  const misfit: OffsetMisfit = "other_text";
  return isSameText(covered, span.text) ? range : misfit;
}

// Tools differ in how they write line ends and runs of spaces.
function isSameText(left: string, right: string): boolean {
  return left === right || collapsed(left) === collapsed(right);
}

function collapsed(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function isBetter(left: Score, right: Score): boolean {
  return left.fitting > right.fitting || (left.fitting === right.fitting && left.atWords > right.atWords);
}

/** Whether a range begins and ends between words. */
function isAtWords(text: string, { start, end }: { start: number; end: number }): boolean {
  return !isInsideWord(text, start) && !isInsideWord(text, end);
}

function isInsideWord(text: string, at: number): boolean {
  return (
    /[\p{L}\p{N}\p{M}]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
    /^[\p{L}\p{N}\p{M}]/u.test(text.slice(at, at + 2))
  );
}

function tokenSpans(tokens: unknown): OffsetSpan[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token) => {
    if (!isObject(token)) return [];
    const { text, start, end } = token;
    if (typeof start !== "number" || typeof end !== "number") return [];
    return [{ start, end, ...(typeof text === "string" && { text }) }];
  });
}
