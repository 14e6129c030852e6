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

/** Renders Markdown with highlighted code and formulas. */
export function RichText({ text, words, place }: RichTextProps) {
  const { copy, copied, badFormula, noImage } = words;
  const content = useMemo(() => {
    const nodes = markdownToNodes(text, place, dialect);
    return nodes && toReact(nodes, { copy, copied, badFormula, noImage });
  }, [text, place, copy, copied, badFormula, noImage]);
  // Text that cannot be parsed as Markdown is shown as plain text.
  return content ?? <pre>{text}</pre>;
}
