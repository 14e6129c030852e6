import type { FileSpan } from "../plan/columns/value-kind";

/** A token or a part of one, with its annotations as they are written. */
export interface WebannoUnit {
  start: number;
  end: number;
  text: string;
  isPart: boolean;
  annotation: string;
}

/** The spans of a sentence: an annotation with a number spans all units that have it. */
export function unitSpans(units: readonly WebannoUnit[]): FileSpan[] {
  const spans: FileSpan[] = [];
  const numbered = new Map<string, FileSpan>();
  for (const { start, end, annotation } of units) {
    for (const { label, number } of annotationsIn(annotation)) {
      const before = numbered.get(number);
      const span = before ?? { start, end, label };
      span.end = Math.max(span.end, end);
      if (!before) spans.push(span);
      if (number !== "") numbered.set(number, span);
    }
  }
  return spans;
}

/** The labels of a unit, with the numbers of those that span several units. A span without a value has the label `*`. */
function annotationsIn(annotation: string): { label: string; number: string }[] {
  return partsOf(annotation).map((written) => {
    const [, label = "", number = ""] = /^(.*?)(?:\[(\d+)\])?$/s.exec(written) ?? [];
    return { label: unescaped(label), number };
  });
}

/** Several annotations of a unit are separated by bars that no backslash precedes. */
function partsOf(annotation: string): string[] {
  return annotation.split(/(?<!\\)\|/).filter((part) => part !== "_" && part !== "");
}

const control: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r" };

/** A text without the backslashes of its escapes. */
export function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/gs, (_, letter: string) => control[letter] ?? letter);
}
