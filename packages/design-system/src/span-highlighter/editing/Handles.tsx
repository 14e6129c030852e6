import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { type Precision, snap } from "../engine/snapping";
import type { TextRange } from "../engine/units";
import { pendingTint, tint } from "../text/paint";
import * as where from "../text/place.css";
import type { TextView } from "../text/text-view";
import * as styles from "./Pointers.css";

interface HandlesProps {
  text: string;
  span: TextRange;
  isRtl: boolean;
  view: () => TextView;
  /** The element that contains them. */
  surface: { current: HTMLElement | null };
  /** Changes when the layout of the text changes. */
  layout: number;
  words: { start: string; end: string };
  onMove: (borders: TextRange) => void;
}

type Edge = "start" | "end";

/** Two grips at the borders of the chosen span, for mouse and finger; the keyboard moves borders from the list. */
export function Handles(props: HandlesProps) {
  const { text, span, view, surface, layout, words, isRtl } = props;
  const [rects, setRects] = useState<Record<Edge, Place>>();
  const drag = useRef<{ edge: Edge; to: TextRange | undefined; untint: () => void }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout asks for new measures
  useLayoutEffect(() => {
    const box = surface.current?.getBoundingClientRect();
    const all = view().rectsOf(span);
    const [first, last] = [all[0], all.at(-1)];
    if (!box || !first || !last) return;
    setRects({
      start: placeIn(box, first, isRtl ? first.right : first.left),
      end: placeIn(box, last, isRtl ? last.left : last.right),
    });
  }, [span.start, span.end, layout, isRtl]);

  const finish = () => {
    const moved = drag.current;
    drag.current = undefined;
    moved?.untint();
    return moved?.to;
  };
  const handlersOf = (edge: Edge) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // Prevents a selection and a press on the text below.
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { edge, to: undefined, untint: () => {} };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moving = drag.current;
      if (!moving) return;
      const index = indexUnder(event, view());
      if (index === undefined) return;
      moving.untint();
      moving.to = moved(text, span, edge, { index, precision: event.shiftKey ? "characters" : "words" });
      moving.untint = moving.to ? tint(pendingTint, view().rangesOf(moving.to)) : () => {};
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      const to = finish();
      if (to) props.onMove(to);
    },
    onPointerCancel: () => void finish(),
  });

  if (!rects) return null;
  return (
    <div className={styles.places} aria-hidden="true">
      {(["start", "end"] as const).map((edge) => (
        <span
          key={edge}
          className={styles.handle}
          style={assignInlineVars({
            [where.left]: `${rects[edge].x}px`,
            [where.top]: `${rects[edge].y}px`,
            [where.height]: `${rects[edge].height}px`,
          })}
          title={words[edge]}
          data-handle={edge}
          {...handlersOf(edge)}
        />
      ))}
    </div>
  );
}

interface Place {
  x: number;
  y: number;
  height: number;
}

function placeIn(box: DOMRect, rect: DOMRect, x: number): Place {
  return { x: x - box.left, y: rect.top - box.top, height: rect.height };
}

// The handle is under the pointer, so it is hidden for the hit test.
function indexUnder(event: PointerEvent<HTMLElement>, view: TextView): number | undefined {
  const { style } = event.currentTarget;
  style.pointerEvents = "none";
  const index = view.indexAtPoint(event.clientX, event.clientY);
  style.pointerEvents = "";
  return index;
}

/** The range of a span after one of its borders has moved to an index; the borders never swap. */
function moved(
  text: string,
  span: TextRange,
  edge: Edge,
  { index, precision }: { index: number; precision: Precision },
): TextRange | undefined {
  const next = edge === "start" ? { start: index, end: span.end } : { start: span.start, end: index };
  if (next.start >= next.end) return undefined;
  const snapped = snap(text, next, precision);
  // The other border stays, even within a word.
  return (
    snapped && { ...snapped, [edge === "start" ? "end" : "start"]: edge === "start" ? span.end : span.start }
  );
}
