import type { TextSpan } from "@glossa/design-system/spans";

/** The state of the playground of the span highlighter. */
export interface SpanPlay {
  text: string;
  labels: readonly string[];
  spans: readonly TextSpan[];
  lang: "en" | "de" | "es";
  allowsOverlap: boolean;
  allowsCharacters: boolean;
  isReadOnly: boolean;
  hasNote: boolean;
}

/** The code of a page that shows the same. Properties with their default are left out. */
export function codeOf(play: SpanPlay): string {
  const properties = [
    play.lang !== "en" && `lang="${play.lang}"`,
    play.allowsOverlap && "allowsOverlap",
    !play.allowsCharacters && "allowsCharacters={false}",
    play.isReadOnly && "isReadOnly",
    play.hasNote && "details={{ hasNote: true }}",
  ].filter((property) => property !== false);
  return `import { SpanHighlighter, useSpanHistory } from "@glossa/design-system/spans";
import "@glossa/themes/styles.css";
import "@glossa/design-system/styles.css";

const text = ${JSON.stringify(play.text)};
const labels = [
${play.labels.map((label) => `  { value: ${JSON.stringify(label)}, text: ${JSON.stringify(label)} },\n`).join("")}];
const marked = [
${play.spans.map((span) => `  ${JSON.stringify(span)},\n`).join("")}];

export function MarkedText() {
  const history = useSpanHistory(marked);
  return (
    <div className="glossa">
      <SpanHighlighter
        text={text}
        labels={labels}
        spans={history.spans}
        onChange={history.onChange}
        history={history}${properties.map((property) => `\n        ${property}`).join("")}
      />
    </div>
  );
}`;
}
