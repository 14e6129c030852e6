import { useMemo } from "react";
import * as styles from "./Markdown.css";
import { Part, type PartProps } from "./Part";
import { markdownParts } from "./parts";
import { useNearView } from "./use-near-view";

type BookProps = Omit<PartProps, "isAsWritten" | "place"> & { topLevel: number };

/** A very long text: only the parts near the viewport are parsed as Markdown, the others are shown as plain text. */
export function LongMarkdown({ text, topLevel, ...shared }: BookProps) {
  const { parts, levels, names } = useMemo(() => markdownParts(text), [text]);
  const place = useMemo(() => ({ topLevel, levels, names }), [topLevel, levels, names]);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
    <PartInTime key={index} {...part} {...shared} place={place} isFirst={index === 0} />
  ));
}

/** A part of a long text: parsed when it comes near the viewport, laid out when it is visible. */
function PartInTime({ isFirst, isAsWritten = false, ...part }: PartProps & { isFirst: boolean }) {
  const { ref, isNear } = useNearView(isFirst);
  const element = { ref, className: styles.part };
  return <Part {...part} isAsWritten={isAsWritten || !isNear} element={element} />;
}
