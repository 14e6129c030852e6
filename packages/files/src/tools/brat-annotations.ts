import type { FileSpan } from "../plan/columns/value-kind";

/** The annotations of documents that are left out. */
export interface BratCounts {
  relations: number;
  discontinuous: number;
  others: Set<string>;
}

const kinds: Readonly<Record<string, string>> = {
  E: "events",
  A: "attributes",
  M: "attributes",
  N: "normalizations",
  "#": "notes",
};

/** Reads the text-bound annotations of a document, such as `T1<tab>Person 0 3<tab>Ana`; or returns the first invalid line. */
export function readAnnotations(
  content: string,
  counts: BratCounts,
): { spans: FileSpan[] } | { line: number; text: string } {
  const spans: FileSpan[] = [];
  for (const [index, text] of content.split(/\r?\n/).entries()) {
    if (text.trim() === "" || isLeftOut(text, counts)) continue;
    const found = spansOf(text);
    if (found.length === 0) return { line: index + 1, text };
    if (found.length > 1) counts.discontinuous += 1;
    spans.push(...found);
  }
  return { spans };
}

/** Whether a line is an annotation of another kind; counts it. */
function isLeftOut(text: string, counts: BratCounts): boolean {
  const letter = text[0] ?? "";
  const kind = kinds[letter];
  if (kind !== undefined) counts.others.add(kind);
  else if (letter === "R" || letter === "*") counts.relations += 1;
  else return false;
  return true;
}

function spansOf(text: string): FileSpan[] {
  const [, label = "", ranges = "", covered = ""] = /^T\S+\t(\S+) ([\d ;]+)\t(.*)$/.exec(text) ?? [];
  const pieces = ranges.split(";").filter((range) => /^\d+ \d+$/.test(range));
  return pieces.map((range) => {
    const [start = 0, end = 0] = range.split(" ").map(Number);
    // The text of a span of several pieces is that of all pieces.
    return { start, end, label, ...(pieces.length === 1 && { text: covered }) };
  });
}
