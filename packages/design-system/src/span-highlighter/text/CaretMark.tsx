import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as styles from "../editing/Pointers.css";
import * as where from "./place.css";
import type { TextView } from "./text-view";
import type { Reveal } from "./use-reveal";

interface CaretMarkProps {
  index: number;
  view: () => TextView;
  surface: { current: HTMLElement | null };
  layout: number;
  reveal: Reveal;
}

/** The caret, drawn while the text has the focus; keys that move it scroll it into view. */
export function CaretMark({ index, view, surface, layout, reveal }: CaretMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ x: number; y: number; height: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout asks for new measures
  useLayoutEffect(() => {
    const box = surface.current?.getBoundingClientRect();
    if (!box) return;
    const rect = view().caretRect(index);
    setPlace({ x: rect.left - box.left, y: rect.top - box.top, height: rect.height });
  }, [index, layout, surface, view]);
  useEffect(() => {
    if (place && reveal.current) mark.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [place, reveal]);
  if (!place) return null;
  return (
    <div className={styles.places} aria-hidden="true">
      <span
        ref={mark}
        className={styles.caret}
        style={assignInlineVars({
          [where.left]: `${place.x}px`,
          [where.top]: `${place.y}px`,
          [where.height]: `${place.height}px`,
        })}
      />
    </div>
  );
}
