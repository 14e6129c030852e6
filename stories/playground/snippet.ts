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
  return `import { QuestionInField } from "@glossa/question-types";
import { questionSettings } from "@glossa/question-types/schema";
import { useState } from "react";

const text = ${JSON.stringify(text)};
const settings = questionSettings.parse({
  type: "span",
  field: "text",
  allow_overlapping: true,
  options: [${options.map((option) => `\n    ${option},`).join("")}
  ],
});

export function MarkedText() {
  const [spans, setSpans] = useState<unknown>(${JSON.stringify(spans)});
  const field = { id: "spans", labelId: "title", text, fallback: text, settings };
  return <QuestionInField {...field} isPencil={false} isReadOnly={false} value={spans} onChange={setSpans} />;
}`;
}

/** The part of a text between two of its code points. */
export function quoteOf(text: string, { start, end }: Marked): string {
  return [...text].slice(start, end).join("");
}
