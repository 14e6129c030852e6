/** A marked stretch of a demo text; offsets count code points. */
export interface DemoSpan {
  start: number;
  end: number;
  label: string;
}

/** A text without its marks, what is right, and what the model says. */
export interface MarkedText {
  text: string;
  right: DemoSpan[];
  suggested: DemoSpan[];
}

type Mark = DemoSpan & { sign: string };

const token = /\{([+-]?)(\w+):|\}|[^{}]+/gu;

/**
 * Reads a text in which `{place:Umeå}` marks a place; marks may lie within marks. `{-place:…}` is right and the model
 * has missed it, `{+place:…}` is what the model says wrongly.
 */
export function readMarked(source: string): MarkedText {
  const open: Omit<Mark, "end">[] = [];
  const marks: Mark[] = [];
  let text = "";
  let length = 0;
  for (const [piece, sign = "", label] of source.matchAll(token)) {
    if (label !== undefined) open.push({ start: length, label, sign });
    else if (piece === "}") close(open.pop());
    else {
      text += piece;
      length += [...piece].length;
    }
  }
  if (open.length > 0) throw new Error(`A mark is never closed in "${source}". Add its brace.`);
  const spans = (left: string) =>
    marks
      .filter(({ sign }) => sign !== left)
      .map(({ start, end, label }) => ({ start, end, label }))
      .sort((a, b) => a.start - b.start || b.end - a.end);
  return { text, right: spans("+"), suggested: spans("-") };

  function close(mark: Omit<Mark, "end"> | undefined): void {
    if (!mark) throw new Error(`A brace closes nothing in "${source}". Take it out.`);
    marks.push({ ...mark, end: length });
  }
}
