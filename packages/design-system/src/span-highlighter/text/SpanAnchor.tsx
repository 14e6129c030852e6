import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as styles from "../editing/Pointers.css";
import type { TextRange } from "../engine/text/units";
import * as where from "./place.css";
import type { TextView } from "./text-view";

interface SpanAnchorProps {
  span: TextRange;
  view: () => TextView;
  surface: { current: HTMLElement | null };
}

/** Scrolls a span into view when it becomes the framed one. */
export function SpanAnchor({ span, view, surface }: SpanAnchorProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ x: number; y: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each span, however the text moves meanwhile
  useLayoutEffect(() => {
    const box = surface.current?.getBoundingClientRect();
    const first = view().rectsOf(span)[0];
    if (box && first) setPlace({ x: first.left - box.left, y: first.top - box.top });
  }, []);
  useEffect(() => {
    if (place) anchor.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [place]);
  if (!place) return null;
  return (
    <div className={styles.places} aria-hidden="true">
      <div
        ref={anchor}
        className={styles.anchor}
        style={assignInlineVars({ [where.left]: `${place.x}px`, [where.top]: `${place.y}px` })}
      />
    </div>
  );
}
