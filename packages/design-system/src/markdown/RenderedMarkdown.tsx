import { useMemo } from "react";
import type { NativeProps } from "../native";
import { trustedHtml } from "../trusted-html";
import { markdownToHtml, type Place } from "./render";
import type { RichText } from "./rich";
import type { MarkdownWords } from "./words";

/** Props for rendering a text or a chunk of one. */
export interface RenderedMarkdownProps {
  text: string;
  words: MarkdownWords;
  place: Place;
  /** The renderer for code and formulas, if it is needed and loaded. */
  rich: { RichText: typeof RichText } | undefined;
  /** Plain text instead of Markdown. */
  isAsWritten?: boolean | undefined;
}

/** Renders a text, or a chunk of one, in its own element. */
export function RenderedMarkdown({
  element,
  ...chunk
}: RenderedMarkdownProps & { element: NativeProps<"div"> }) {
  const { text, words, place, rich, isAsWritten } = chunk;
  if (isAsWritten)
    return (
      <div {...element} data-as-written>
        {text}
      </div>
    );
  if (!rich) return <PlainMarkdown text={text} place={place} element={element} />;
  return (
    <div {...element}>
      <rich.RichText text={text} words={words} place={place} />
    </div>
  );
}

function PlainMarkdown({
  text,
  place,
  element,
}: Pick<RenderedMarkdownProps, "text" | "place"> & { element: NativeProps<"div"> }) {
  const html = useMemo(() => markdownToHtml(text, place), [text, place]);
  return html === undefined ? (
    <div {...element} data-as-written>
      {text}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the allow list of render.ts and from nowhere else
    <div {...element} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
  );
}
