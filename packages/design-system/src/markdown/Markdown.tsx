import { useMemo } from "react";
import type { NativeProps } from "../native";
import { useLoaded } from "../on-demand";
import * as styles from "./Markdown.css";
import { markdownToHtml } from "./render";

/** What is said about code and formulas in a text. */
export interface MarkdownWords {
  copy: string;
  copied: string;
  /** Beside a formula that can't be set, which is shown as it was written. */
  badFormula: string;
}

export interface MarkdownProps extends NativeProps<"div", "dangerouslySetInnerHTML"> {
  text: string;
  words: MarkdownWords;
  /** Reading: a record's own text. Notes: guidelines and previews in the size of the tool. Default "reading". */
  look?: "reading" | "notes";
  /** The level of its first headings; what stands over the text has those above. Default 3. */
  topLevel?: number;
}

const codeOrFormula = /```|~~~|^(?: {4}|\t)|\$|\\[([]/m;
/** Longer texts are books: they are read at once, with their code and formulas as they were written. */
const MOST_DRESSED = 200_000;
const loadRich = () => import("./rich");

/**
 * Markdown as people wrote it, without anything that runs, styles or loads from unsafe addresses. Code and formulas
 * are dressed up by a part that comes with the first text that has them; until then they are there to read.
 */
export function Markdown({ text, words, look = "reading", topLevel = 3, ...native }: MarkdownProps) {
  const rich = useLoaded(loadRich, text.length <= MOST_DRESSED && codeOrFormula.test(text));
  const element = { ...native, className: styles.markdown, "data-look": look };
  return rich ? (
    <div {...element}>
      <rich.RichText text={text} words={words} topLevel={topLevel} />
    </div>
  ) : (
    <PlainMarkdown text={text} topLevel={topLevel} element={element} />
  );
}

interface PlainProps extends Pick<MarkdownProps, "text"> {
  topLevel: number;
  element: NativeProps<"div", "dangerouslySetInnerHTML">;
}

function PlainMarkdown({ text, topLevel, element }: PlainProps) {
  const html = useMemo(() => markdownToHtml(text, topLevel), [text, topLevel]);
  return html === undefined ? (
    <div {...element} data-as-written>
      {text}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the allow list of render.ts and from nowhere else
    <div {...element} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
