import { useMemo, useState } from "react";
import { useWhenNear } from "../near";
import { markdownChunks } from "./chunks";
import { sourceDirection } from "./direction";
import * as styles from "./Markdown.css";
import { RenderedMarkdown, type RenderedMarkdownProps } from "./RenderedMarkdown";

type LongMarkdownProps = Omit<RenderedMarkdownProps, "isAsWritten" | "place"> & { topLevel: number };

/** A very long text: only the chunks near the viewport are parsed as Markdown, the others are shown as plain text. */
export function LongMarkdown({ text, topLevel, ...shared }: LongMarkdownProps) {
  const { chunks, levels, names } = useMemo(() => markdownChunks(text), [text]);
  const around = useMemo(() => sourceDirection(text), [text]);
  const place = useMemo(() => ({ topLevel, levels, names, around }), [topLevel, levels, names, around]);
  return chunks.map((chunk, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the chunks of a text have no other key
    <ChunkNearViewport key={index} {...chunk} {...shared} place={place} isFirst={index === 0} />
  ));
}

/** A chunk of a long text: parsed when it is within one screen of the viewport, laid out when it is visible. */
function ChunkNearViewport({
  isFirst,
  isAsWritten = false,
  ...chunk
}: RenderedMarkdownProps & { isFirst: boolean }) {
  const [isNear, setNear] = useState(isFirst);
  const dir = useMemo(() => sourceDirection(chunk.text), [chunk.text]);
  const ref = useWhenNear<HTMLDivElement>("100%", () => setNear(true));
  const element = { ref, dir, className: styles.chunk };
  return <RenderedMarkdown {...chunk} isAsWritten={isAsWritten || !isNear} element={element} />;
}
