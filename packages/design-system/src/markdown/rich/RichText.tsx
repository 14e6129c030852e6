import { useMemo } from "react";
import { markdownToNodes, type Place } from "../render";
import type { MarkdownWords } from "../words";
import { dialect } from "./dialect";
import { toReact } from "./to-react";

interface RichTextProps {
  text: string;
  words: MarkdownWords;
  place: Place;
}

/** Markdown with its code in colour and its formulas set. */
export function RichText({ text, words, place }: RichTextProps) {
  const { copy, copied, badFormula } = words;
  const content = useMemo(() => {
    const nodes = markdownToNodes(text, place, dialect);
    return nodes && toReact(nodes, { copy, copied, badFormula });
  }, [text, place, copy, copied, badFormula]);
  // What nobody can read as Markdown is shown as it was written.
  return content ?? <pre>{text}</pre>;
}
