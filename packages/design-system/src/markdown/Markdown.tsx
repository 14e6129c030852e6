import { useMemo } from "react";
import type { NativeProps } from "../native";
import * as styles from "./Markdown.css";
import { markdownToHtml } from "./render";

export interface MarkdownProps extends NativeProps<"div", "dangerouslySetInnerHTML"> {
  text: string;
  /** Reading: a record's own text. Notes: guidelines and previews in the size of the tool. Default "reading". */
  look?: "reading" | "notes";
  /** The level of its first headings; what stands over the text has those above. Default 3. */
  topLevel?: number;
}

/** Markdown as people wrote it, without anything that runs, styles or loads from unsafe addresses. */
export function Markdown({ text, look = "reading", topLevel = 3, ...native }: MarkdownProps) {
  const html = useMemo(() => markdownToHtml(text, topLevel), [text, topLevel]);
  return (
    <div
      {...native}
      className={styles.markdown}
      data-look={look}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the allow list of render.ts and from nowhere else
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
