import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { visuallyHidden } from "../../visually-hidden/VisuallyHidden.css";
import type { DrawnSpan } from "../model/drawn-spans";

/** Number of rendered list items around the focused one, half before and half after it. */
const WINDOW = 40;

/** Moves the focus into the list. */
export interface SpanListHandle {
  focus: () => void;
}

interface SpanListProps {
  ref: Ref<SpanListHandle>;
  label: string;
  hint: string;
  spans: readonly DrawnSpan[];
  /** The index in `spans` of the Tab stop. */
  current: number;
  nameOf: (span: DrawnSpan) => string;
  onFocus: (span: DrawnSpan) => void;
  onBlur: () => void;
  onOpen: (span: DrawnSpan) => void;
  onKeyDown: (event: KeyboardEvent, span: DrawnSpan) => void;
}

/**
 * A list of the spans for screen readers: one Tab stop. Of thousands, only those around the focus are
 * rendered, with their position in the list. The focused span is framed in the text.
 */
export function SpanList(props: SpanListProps) {
  const { ref, label, hint, spans, current, nameOf } = props;
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const hasFocus = useRef(false);
  const stop = () => list.current?.querySelector<HTMLElement>('[tabindex="0"]');
  useImperativeHandle(ref, () => ({ focus: () => stop()?.focus({ preventScroll: true }) }));

  // The focus follows the index: its element may be gone or show another span.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place, or a new span in it, moves the focus
  useLayoutEffect(() => {
    if (hasFocus.current) stop()?.focus({ preventScroll: true });
  }, [current, spans[current]?.key]);

  if (spans.length === 0) return null;
  const from = Math.max(0, Math.min(current - WINDOW / 2, spans.length - WINDOW));
  return (
    <div className={visuallyHidden}>
      <span id={hintId}>{hint}</span>
      <ul
        ref={list}
        aria-label={label}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          hasFocus.current = false;
          props.onBlur();
        }}
      >
        {spans.slice(from, from + WINDOW).map((span, index) => (
          <li key={span.key} aria-posinset={from + index + 1} aria-setsize={spans.length}>
            <button
              type="button"
              data-choice=""
              tabIndex={from + index === current ? 0 : -1}
              aria-describedby={hintId}
              aria-haspopup="dialog"
              onFocus={() => props.onFocus(span)}
              onClick={() => props.onOpen(span)}
              onKeyDown={(event) => props.onKeyDown(event, span)}
            >
              {nameOf(span)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
