import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { tint } from "../../tint";
import { isLocked } from "../engine/locked";
import { type Precision, snap } from "../engine/text/snapping";
import type { TextRange } from "../engine/text/units";
import { pendingTint } from "../text/paint";
import type { TextView } from "../text/text-view";
import { useHoldHint } from "./use-hold-hint";

/** Milliseconds without a change after which a touch selection counts as finished. */
const SETTLED = 350;
/** Pixels that a mouse may move before a press with Shift becomes a drag. */
const SLACK = 4;

interface PointerOptions {
  text: string;
  /** The parts that may not be marked. */
  locked: readonly TextRange[];
  view: () => TextView;
  isReadOnly: boolean;
  allowsCharacters: boolean;
  onSelect: (range: TextRange & { anchor: number; focus: number }, precision: Precision) => void;
  /** A press without a selection. */
  onPress: (index: number | undefined, event: globalThis.PointerEvent) => void;
}

/**
 * Handles selections by mouse, pen and finger. The browser selects as everywhere; the words that the selection covers
 * are highlighted meanwhile, and reported when the button is released or a touch selection no longer changes.
 */
export function usePointer(root: RefObject<HTMLElement | null>, options: PointerOptions) {
  const latest = useRef(options);
  // Before the first paint, so that an immediate press is handled.
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { isShown, hint } = useHoldHint();
  const press = useRef<Press>({ ...unpressed });
  const hasShift = useRef(false);

  useLayoutEffect(() => {
    const selecting = makeSelecting(root, latest, { press, hasShift, hint });
    const gone = new AbortController();
    for (const [type, handler] of Object.entries(selecting.handlers))
      document.addEventListener(type, handler as EventListener, { signal: gone.signal });
    return () => {
      selecting.stop();
      gone.abort();
    };
  }, [root, hint]);

  return {
    isHolding: isShown,
    onPointerDown: (event: PointerEvent) => {
      const { pointerType: type, clientX: x, clientY: y } = event;
      press.current = { type, x, y, isDown: event.button === 0, isRepeated: false, isExtending: false };
      hasShift.current = event.shiftKey;
      if (type !== "mouse" || event.button !== 0) return;
      if (event.shiftKey) hint.learn();
      else if (options.allowsCharacters && !options.isReadOnly) hint.start();
    },
    onMouseDown: (event: MouseEvent) => {
      // A tap marks a word; a further tap opens its labels.
      press.current.isRepeated = press.current.type !== "touch" && event.detail > 1;
      // A press on selected text would drag it instead of starting a new selection.
      const isFirst = press.current.type === "mouse" && event.button === 0 && event.detail === 1;
      press.current.isExtending = isFirst && event.shiftKey;
      if (isFirst && !event.shiftKey) getSelection()?.removeAllRanges();
    },
    onPointerMove: (event: PointerEvent) => {
      hasShift.current = event.shiftKey;
      if (press.current.isExtending) startAtPress(press.current, event, latest.current.view());
    },
  };
}

/** A mouse button or finger that was pressed. */
interface Press {
  type: string;
  x: number;
  y: number;
  isDown: boolean;
  /** The second press of a double click, which selects a word. */
  isRepeated: boolean;
  /** A press with Shift, by which the browser selects from where the caret was. */
  isExtending: boolean;
}

const unpressed: Press = { type: "mouse", x: 0, y: 0, isDown: false, isRepeated: false, isExtending: false };

/**
 * Lets a drag with Shift, which stands for single characters, select from where it began. A click with Shift still selects
 * up to there from the caret.
 */
function startAtPress(press: Press, { clientX, clientY }: PointerEvent, view: TextView): void {
  if (!press.isDown || Math.hypot(clientX - press.x, clientY - press.y) < SLACK) return;
  press.isExtending = false;
  const from = view.indexAtPoint(press.x, press.y);
  if (from !== undefined) view.select(from, view.indexAtPoint(clientX, clientY) ?? from);
}

interface PointerState {
  press: { current: Press };
  hasShift: { current: boolean };
  /** The hint for single characters. */
  hint: ReturnType<typeof useHoldHint>["hint"];
}

/** Follows the browser's selection from the press to its end. */
function makeSelecting(
  root: RefObject<HTMLElement | null>,
  latest: { current: PointerOptions },
  { press, hasShift, hint }: PointerState,
) {
  let untint = () => {};
  let settled: ReturnType<typeof setTimeout> | undefined;
  const precision = () => precisionOf(hasShift.current, latest.current);

  /** Returns whether anything was selected. */
  function tell(): boolean {
    const { view, onSelect, isReadOnly } = latest.current;
    const selected = isReadOnly || !root.current ? undefined : view().selected();
    if (selected) onSelect(selected, precision());
    return selected !== undefined;
  }

  function finish(event: globalThis.PointerEvent, pressed: Press): void {
    const { target, clientX, clientY, pointerType } = event;
    // If the next press has already begun, as in a quick double click, the selection belongs to it.
    if (pressed !== press.current) return;
    untint();
    if (!root.current || (pointerType !== "touch" && tell())) return;
    const { view, onPress } = latest.current;
    const isInside = target instanceof Element && root.current.contains(target);
    // The second press of a double click has selected a word, so it does not open the picker.
    if (!isInside || pressed.isRepeated || view().selected()) return;
    onPress(view().indexAtPoint(clientX, clientY), event);
  }

  function onSelectionChange() {
    untint();
    clearTimeout(settled);
    const { view, text, locked, isReadOnly } = latest.current;
    const isTouch = press.current.type === "touch";
    const selected = !isReadOnly && (press.current.isDown || isTouch) ? view().selected() : undefined;
    if (!selected) return;
    const range = snap(text, selected, precision());
    if (range && !isLocked(range, locked)) untint = tint(pendingTint, view().rangesOf(range));
    if (isTouch) settled = setTimeout(tell, SETTLED);
  }

  /** Shift, pressed or released while the button is held, counts from now on. */
  function onKey({ key, type }: KeyboardEvent): void {
    if (key !== "Shift" || !press.current.isDown) return;
    hasShift.current = type === "keydown";
    if (hasShift.current) hint.learn();
    onSelectionChange();
  }

  return {
    /** The handlers of the document, by the types of their events. */
    handlers: {
      selectionchange: onSelectionChange,
      keydown: onKey,
      keyup: onKey,
      pointerup(event: globalThis.PointerEvent) {
        if (!press.current.isDown) return;
        press.current.isDown = false;
        hasShift.current = event.shiftKey;
        hint.end();
        // The browser completes the selection after this event.
        const pressed = press.current;
        setTimeout(() => finish(event, pressed));
      },
      pointercancel() {
        press.current.isDown = false;
        hint.end();
      },
    },
    stop() {
      untint();
      clearTimeout(settled);
    },
  };
}

function precisionOf(hasShift: boolean, { allowsCharacters }: PointerOptions): Precision {
  return hasShift && allowsCharacters ? "characters" : "words";
}
