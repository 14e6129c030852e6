import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useDrag } from "../../drag";
import { tint } from "../../tint";
import { type Precision, snap } from "../engine/text/snapping";
import type { TextRange } from "../engine/text/units";
import { pendingTint } from "../text/paint";
import * as where from "../text/place.css";
import type { TextView } from "../text/text-view";
import * as styles from "./Pointers.css";

export interface HandlesProps {
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
  /** A press that moves nothing: the grips of a short span cover it. */
  onPress: (event: globalThis.PointerEvent, index: number | undefined) => void;
}

/** Pixels that a pointer may move before a press becomes a drag. */
const SLACK = 4;

type Edge = "start" | "end";

/** Two grips at the borders of the chosen span, for mouse and finger; the keyboard moves borders from the list. */
export function Handles(props: HandlesProps) {
  const { text, span, view, surface, layout, words, isRtl, onMove, onPress } = props;
  const [rects, setRects] = useState<Record<Edge, Place>>();
  const held = useRef<{ edge: Edge; to: TextRange | undefined; isDrag: boolean; untint: () => void }>(
    undefined,
  );

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

  const { handlers } = useDrag({
    slack: SLACK,
    onStart(event) {
      // Prevents a selection and a press on the text below.
      event.preventDefault();
      event.stopPropagation();
    },
    onMove(event) {
      const moving = held.current;
      const index = indexUnder(event, view());
      if (!moving) return;
      moving.isDrag = true;
      if (index === undefined) return;
      moving.untint();
      const border = { index, precision: event.shiftKey ? "characters" : "words" } as const;
      moving.to = moved(text, span, moving.edge, border);
      moving.untint = moving.to ? tint(pendingTint, view().rangesOf(moving.to)) : () => {};
    },
    onDrop(event) {
      event.stopPropagation();
      if (held.current?.to) onMove(held.current.to);
    },
    onEnd() {
      held.current?.untint();
      held.current = undefined;
    },
  });
  const handlersOf = (edge: Edge) => ({
    ...handlers,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      held.current = { edge, to: undefined, isDrag: false, untint: () => {} };
      handlers.onPointerDown(event);
    },
    // After a tap that has just brought the handle here, this press must not take the focus from the picker.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isPress = held.current?.isDrag === false;
      handlers.onPointerUp(event);
      if (isPress) onPress(event.nativeEvent, indexUnder(event, view()));
    },
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

// The handle is under the pointer, and on a short span the other one as well: they are hidden for the hit test.
function indexUnder(event: PointerEvent<HTMLElement>, view: TextView): number | undefined {
  const handles = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[data-handle]") ?? [];
  for (const { style } of handles) style.pointerEvents = "none";
  const index = view.indexAtPoint(event.clientX, event.clientY);
  for (const { style } of handles) style.pointerEvents = "";
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
