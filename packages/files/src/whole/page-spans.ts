import type { DatasetFileHead, DatasetFileRecord } from "@glossa/contract";
import { rangeOf, type TextOffsets, textOffsets } from "../offsets/text-offsets";

/** A response whose spans seem to count UTF-16 units. */
export interface PageSpans {
  username: string;
  question: string;
  /** The marked texts as code points, as they are stored, and as UTF-16 units. */
  texts: { stored: string; utf16: string }[];
  /** Whether nothing speaks against it, so that the response can be converted. */
  isCertain: boolean;
}

type Response = DatasetFileRecord["responses"][number];

interface Span {
  start: number;
  end: number;
}

/**
 * Finds responses whose spans were marked in Argilla's own page, which stores UTF-16 units where the API means code points:
 * behind an emoji, they begin and end within words.
 *
 * @param record with its responses
 * @param head the settings of its dataset
 * @example
 * declare const record: DatasetFileRecord;
 * declare const head: DatasetFileHead;
 * for (const { username, texts } of pageSpansOf(record, head)) console.info(username, texts);
 */
export function pageSpansOf(record: DatasetFileRecord, head: DatasetFileHead): PageSpans[] {
  return textsWithSpans(record, head).flatMap(({ question, offsets }) =>
    record.responses.flatMap((response) => {
      const found = judge(spansOf(response, question), offsets);
      return found ? [{ username: response.username, question, ...found }] : [];
    }),
  );
}

/**
 * Converts the spans of those responses that certainly count UTF-16 units to code points; all others stay as they are.
 *
 * @param record with its responses
 * @param head the settings of its dataset
 * @example
 * declare const record: DatasetFileRecord;
 * declare const head: DatasetFileHead;
 * const converted = withConvertedSpans(record, head);
 */
export function withConvertedSpans(record: DatasetFileRecord, head: DatasetFileHead): DatasetFileRecord {
  const certain = pageSpansOf(record, head).filter(({ isCertain }) => isCertain);
  if (certain.length === 0) return record;
  const offsetsOf = new Map(textsWithSpans(record, head).map(({ question, offsets }) => [question, offsets]));
  const responses = record.responses.map((response) => {
    const names = certain.filter(({ username }) => username === response.username);
    const values = { ...response.values };
    for (const { question } of names) {
      const offsets = offsetsOf.get(question);
      if (offsets) values[question] = converted(spansOf(response, question), offsets) as never;
    }
    return { ...response, values };
  });
  return { ...record, responses };
}

/** The texts in which offsets differ, by their questions. */
function textsWithSpans({ fields }: DatasetFileRecord, { questions }: DatasetFileHead) {
  return questions.flatMap(({ name: question, settings }) => {
    const text = settings.type === "span" ? fields[settings.field] : undefined;
    // Only characters beyond U+FFFF have two units.
    if (typeof text !== "string" || !/[\u{10000}-\u{10ffff}]/u.test(text)) return [];
    return [{ question, offsets: textOffsets(text) }];
  });
}

function spansOf({ values }: Response, question: string): Span[] {
  const value: unknown = Object.hasOwn(values, question) ? values[question] : undefined;
  return Array.isArray(value) ? (value as Span[]) : [];
}

function converted(spans: Span[], offsets: TextOffsets): Span[] {
  return spans.map((span) => {
    const range = rangeOf(offsets, span, "utf16");
    return typeof range === "string" ? span : { ...span, ...range.codePoints };
  });
}

function judge(spans: Span[], offsets: TextOffsets): Pick<PageSpans, "texts" | "isCertain"> | undefined {
  const readings = spans.map((span) => readingsOf(span, offsets));
  const shifted = readings.filter(({ speaksFor }) => speaksFor === "utf16");
  if (shifted.length === 0) return undefined;
  const isContradicted = readings.some(
    (each) => each.speaksFor === "code_points" || each.utf16 === undefined,
  );
  return {
    texts: shifted.map(({ stored, utf16 }) => ({ stored: stored ?? "", utf16: utf16 ?? "" })),
    isCertain: !isContradicted,
  };
}

interface Readings {
  stored: string | undefined;
  utf16: string | undefined;
  /** The unit in which alone the span begins and ends with words. */
  speaksFor: "code_points" | "utf16" | undefined;
}

function readingsOf(span: Span, offsets: TextOffsets): Readings {
  const stored = readAs("code_points", span, offsets);
  const utf16 = readAs("utf16", span, offsets);
  const readings = { stored: stored?.text, utf16: utf16?.text };
  // Any blank is clean, and shows nothing: a span that is right would be moved.
  const isWords = utf16?.isClean && /[\p{L}\p{N}]/u.test(utf16.text) && utf16.text === utf16.text.trim();
  if (isWords && (!stored || stored.isBroken)) return { ...readings, speaksFor: "utf16" };
  if (stored?.isClean && (!utf16 || utf16.isBroken)) return { ...readings, speaksFor: "code_points" };
  return { ...readings, speaksFor: undefined };
}

function readAs(unit: "code_points" | "utf16", span: Span, offsets: TextOffsets) {
  const range = rangeOf(offsets, span, unit);
  if (typeof range === "string") return undefined;
  const { start, end } = range.units;
  const sides = [start, end].map((at) => [offsets.text.slice(0, at), offsets.text.slice(at)] as const);
  return {
    text: offsets.text.slice(start, end),
    isClean: !sides.some(([before, after]) => isWithin(before, after, letter)),
    isBroken: sides.some(([before, after]) => isWithin(before, after, spacedLetter)),
  };
}

const letter = "[\\p{L}\\p{N}\\p{M}]";
/** Letters of scripts with spaces between words: in others, a span may begin and end after any letter. */
const spacedLetter =
  "(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}])[\\p{L}\\p{N}\\p{M}]";

function isWithin(before: string, after: string, kind: string): boolean {
  return (
    new RegExp(`${kind}$`, "u").test(before.slice(-2)) && new RegExp(`^${kind}`, "u").test(after.slice(0, 2))
  );
}
