import { useMemo } from "react";
import type { NativeProps } from "../native";
import { useLoaded } from "../on-demand";
import * as styles from "./Markdown.css";
import { type MarkdownPart, markdownParts } from "./parts";
import { markdownToHtml, type Place } from "./render";
import { useNearView } from "./use-near-view";

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
const loadRich = () => import("./rich");
type Rich = Awaited<ReturnType<typeof loadRich>>;

/**
 * Markdown as people wrote it, without anything that runs, styles or loads from unsafe addresses. Code and formulas
 * are dressed up by a part that comes with the first text that has them; until then they are there to read. Of a very
 * long text only what is near the screen is read as Markdown; the rest is there as it was written.
 */
export function Markdown({ text, words, look = "reading", topLevel = 3, ...native }: MarkdownProps) {
  const rich = useLoaded(
    loadRich,
    useMemo(() => codeOrFormula.test(text), [text]),
  );
  const { parts, levels, names } = useMemo(() => markdownParts(text), [text]);
  const place = useMemo(() => ({ topLevel, levels, names }), [topLevel, levels, names]);
  const element = { ...native, className: styles.markdown, "data-look": look };
  const [first] = parts;
  if (parts.length === 1 && first) return <Part {...first} {...{ words, place, rich, element }} />;
  return (
    <div {...element}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
        <PartInTime key={index} {...part} {...{ words, place, rich }} isFirst={index === 0} />
      ))}
    </div>
  );
}

interface PartProps extends MarkdownPart {
  words: MarkdownWords;
  place: Place;
  rich: Rich | undefined;
}

/** A part of a long text: read when it comes near the screen, laid out when it is on it. */
function PartInTime({ isFirst, isAsWritten = false, ...part }: PartProps & { isFirst: boolean }) {
  const { ref, isNear } = useNearView(isFirst);
  const element = { ref, className: styles.part };
  return <Part {...part} isAsWritten={isAsWritten || !isNear} element={element} />;
}

function Part({ element, ...part }: PartProps & { element: NativeProps<"div"> }) {
  const { text, words, place, rich, isAsWritten } = part;
  if (isAsWritten)
    return (
      <div {...element} data-as-written>
        {text}
      </div>
    );
  if (!rich) return <PlainPart text={text} place={place} element={element} />;
  return (
    <div {...element}>
      <rich.RichText text={text} words={words} place={place} />
    </div>
  );
}

function PlainPart({
  text,
  place,
  element,
}: Pick<PartProps, "text" | "place"> & { element: NativeProps<"div"> }) {
  const html = useMemo(() => markdownToHtml(text, place), [text, place]);
  return html === undefined ? (
    <div {...element} data-as-written>
      {text}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the allow list of render.ts and from nowhere else
    <div {...element} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
