interface Marked {
  start: number;
  end: number;
  label: string;
}

/** Returns the code of a page that shows the marked text: see docs/embedding.md. */
export function snippetOf(text: string, labels: readonly string[], spans: readonly Marked[]): string {
  const options = labels.map(
    (label) => `{ value: ${JSON.stringify(label)}, text: ${JSON.stringify(label)} }`,
  );
  return `import { SpanHighlighter, type TextSpan } from "@glossa/design-system/spans";
import { useState } from "react";

const text = ${JSON.stringify(text)};
const labels = [${options.map((option) => `\n  ${option},`).join("")}
];

export function MarkedText() {
  const [spans, setSpans] = useState<readonly TextSpan[]>(${JSON.stringify(spans)});
  return <SpanHighlighter {...{ text, labels, spans }} onSpansChange={setSpans} allowsOverlap />;
}`;
}

/** The part of a text between two of its code points. */
export function quoteOf(text: string, { start, end }: Marked): string {
  return [...text].slice(start, end).join("");
}
