/** A marked range of a demo text; offsets count code points. */
export interface DemoSpan {
  start: number;
  end: number;
  label: string;
}

/** A text without its marks, with the correct spans and those of the model. */
export interface MarkedText {
  text: string;
  right: DemoSpan[];
  suggested: DemoSpan[];
}

type Mark = DemoSpan & { sign: string };

const token = /\{([+-]?)(\w+):|\}|[^{}]+/gu;

/**
 * Parses a text in which `{place:Umeå}` marks a place; marks may be nested. `{-place:…}` is correct but missing in the
 * suggestion of the model, `{+place:…}` is a wrong suggestion.
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
