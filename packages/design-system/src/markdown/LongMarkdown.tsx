import { useMemo, useState } from "react";
import { useWhenNear } from "../near";
import * as styles from "./Markdown.css";
import { Part, type PartProps } from "./Part";
import { markdownParts } from "./parts";

type LongMarkdownProps = Omit<PartProps, "isAsWritten" | "place"> & { topLevel: number };

/** A very long text: only the parts near the viewport are parsed as Markdown, the others are shown as plain text. */
export function LongMarkdown({ text, topLevel, ...shared }: LongMarkdownProps) {
  const { parts, levels, names } = useMemo(() => markdownParts(text), [text]);
  const place = useMemo(() => ({ topLevel, levels, names }), [topLevel, levels, names]);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
    <PartInTime key={index} {...part} {...shared} place={place} isFirst={index === 0} />
  ));
}

/** A part of a long text: parsed when it is within one screen of the viewport, laid out when it is visible. */
function PartInTime({ isFirst, isAsWritten = false, ...part }: PartProps & { isFirst: boolean }) {
  const [isNear, setNear] = useState(isFirst);
  const element = { ref: useWhenNear<HTMLDivElement>("100%", () => setNear(true)), className: styles.part };
  return <Part {...part} isAsWritten={isAsWritten || !isNear} element={element} />;
}
