import { useEffect } from "react";
import { warnOnce } from "../../warnings";
import type { Checked, CheckedText } from "./complaints";

/** Warns in development about spans and relations that are not shown as they are, once for each. */
export function useDroppedWarnings(checked: Checked, text: CheckedText): void {
  const { labels, spans, allowsOverlap, relations, relationLabels } = checked;
  useEffect(() => {
    // The text of content is read after the first render.
    if (process.env.NODE_ENV === "production" || text.length === 0) return;
    const all = { labels, spans, allowsOverlap, relations, relationLabels };
    // Pages in production never load the sentences.
    void import("./complaints").then(({ complaintsAbout }) => complaintsAbout(all, text).forEach(warnOnce));
  }, [labels, spans, allowsOverlap, relations, relationLabels, text]);
}

/** Warns in development if the id of the title is that of no element. */
export function useNameWarning(labelId: string | undefined): void {
  useEffect(() => {
    if (process.env.NODE_ENV === "production" || labelId === undefined) return;
    void import("../../naming").then(({ nameProblem }) => {
      const problem = nameProblem({ labelId });
      if (problem) warnOnce(`SpanHighlighter: ${problem}`);
    });
  }, [labelId]);
}
