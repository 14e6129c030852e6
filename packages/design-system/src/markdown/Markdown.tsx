import { type SyntheticEvent, useMemo, useSyncExternalStore } from "react";
import { type NativeProps, rootProps } from "../native";
import { useLoaded } from "../on-demand";
import { sourceDirection } from "./direction";
import * as styles from "./Markdown.css";
import { RenderedMarkdown } from "./RenderedMarkdown";
import type { MarkdownWords } from "./words";

export interface MarkdownProps extends NativeProps<"div", "dangerouslySetInnerHTML"> {
  /** The Markdown source. HTML in it is cleaned: scripts, styles and frames are removed. */
  text: string;
  /** Texts of the buttons and notes in it. */
  words: MarkdownWords;
  /**
   * Reading: a record's own text. Notes: guidelines and previews in the size of the tool.
   *
   * @default "reading"
   */
  look?: "reading" | "notes" | undefined;
  /**
   * The level of its first headings, below those of the surrounding page.
   *
   * @default 3
   */
  topLevel?: number | undefined;
}

const codeOrFormula = /```|~~~|^(?: {4}|\t)|\$|\\[([]/m;
/** From this length, a text is parsed in chunks: parsing a megabyte at once blocks the page for seconds. */
const LONG = 20_000;
const loadRich = () => import("./rich");
const loadBook = () => import("./LongMarkdown");

/**
 * Markdown by users, without anything that runs, styles or loads from unsafe addresses. The code that highlights code
 * and typesets formulas is loaded with the first text that has them; until then their source is shown. The code that
 * renders a very long text in chunks is loaded on demand as well; until then, the beginning of the text is shown.
 *
 * HTML can only be cleaned in a browser. A server therefore sends the source as plain text, and the browser replaces it.
 *
 * @example
 * <Markdown
 *   text="*Read* the guidelines first."
 *   words={{ copy: "Copy", copied: "Copied", badFormula: "Not a formula", noImage: "No image" }}
 * />
 */
export function Markdown({ text, words, look = "reading", topLevel = 3, ...native }: MarkdownProps) {
  const canClean = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const isDressed = useMemo(() => codeOrFormula.test(text), [text]);
  const rich = useLoaded(loadRich, isDressed);
  const isLong = text.length >= LONG;
  const book = useLoaded(loadBook, isLong);
  const place = useMemo(() => ({ topLevel }), [topLevel]);
  const direction = useMemo(() => sourceDirection(text), [text]);
  const element = {
    // Of what has no letters; all other blocks have their own.
    dir: direction,
    ...rootProps(native, styles.markdown),
    "data-look": look,
    onErrorCapture: (event: SyntheticEvent) => replaceImage(event.target, words.noImage),
  };
  if (!isLong) return <RenderedMarkdown {...{ text, words, place, rich, element }} isAsWritten={!canClean} />;
  return (
    <div {...element}>
      {book && canClean ? (
        <book.LongMarkdown {...{ text, words, topLevel, rich }} />
      ) : (
        <p>{text.slice(0, LONG)}</p>
      )}
    </div>
  );
}

// False on a server, and while a browser takes over what a server has sent.
const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Shows what is missing in place of the browser's icon for a broken image. */
function replaceImage(failed: EventTarget, noImage: string): void {
  if (!(failed instanceof HTMLImageElement) || !failed.hasAttribute("src")) return;
  failed.alt = [noImage, failed.alt].filter(Boolean).join(": ");
  failed.removeAttribute("src");
  failed.dataset.missing = "";
}
