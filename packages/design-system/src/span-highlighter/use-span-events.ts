import { type PointerEvent, useEffect, useRef } from "react";
import { useLatest } from "../latest";
import { spanKey } from "./engine/spans";
import type { SpanEvents } from "./highlighter-props";
import type { DrawnSpan, ShownSpan } from "./model/drawn-spans";

interface EventsInput extends SpanEvents {
  spans: readonly ShownSpan[];
  /** The framed span. */
  framed: DrawnSpan | undefined;
  spanAt: (x: number, y: number, target: Element | null) => DrawnSpan | undefined;
}

/** Reports the span under the pointer and the framed span to the page, and finds the page's own spans. */
export function useSpanEvents({ spans, framed, spanAt, onSpanHover, onSpanSelect }: EventsInput) {
  const sourceOf = (drawn: DrawnSpan | undefined): ShownSpan | undefined =>
    drawn && spans.find((span) => spanKey(span) === drawn.key);
  const selected = useRef<string>(undefined);
  const tell = useLatest(() => onSpanSelect?.(sourceOf(framed)));
  useEffect(() => {
    if (selected.current === framed?.key) return;
    selected.current = framed?.key;
    tell();
  }, [framed?.key]);
  return { sourceOf, hovering: useHovering(onSpanHover && { sourceOf, spanAt, onSpanHover }) };
}

interface Hovering {
  sourceOf: (drawn: DrawnSpan | undefined) => ShownSpan | undefined;
  spanAt: EventsInput["spanAt"];
  onSpanHover: (span: ShownSpan | undefined) => void;
}

/** Handlers that look for the span under the pointer once per frame; none without a listener. */
function useHovering(hovering: Hovering | undefined) {
  const last = useRef<string>(undefined);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  if (!hovering) return {};
  const tell = (drawn: DrawnSpan | undefined) => {
    if (last.current === drawn?.key) return;
    last.current = drawn?.key;
    hovering.onSpanHover(hovering.sourceOf(drawn));
  };
  return {
    onPointerMoveCapture({ clientX, clientY, target }: PointerEvent) {
      cancelAnimationFrame(frame.current);
      const element = target instanceof Element ? target : null;
      frame.current = requestAnimationFrame(() => tell(hovering.spanAt(clientX, clientY, element)));
    },
    onPointerLeave() {
      cancelAnimationFrame(frame.current);
      tell(undefined);
    },
  };
}
