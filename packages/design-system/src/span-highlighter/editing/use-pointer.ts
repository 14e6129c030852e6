import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { tint } from "../../tint";
import { isLocked } from "../engine/locked";
import { type Precision, snap } from "../engine/text/snapping";
import type { TextRange } from "../engine/text/units";
import { pendingTint } from "../text/paint";
import type { TextView } from "../text/text-view";

/** Milliseconds of a held button after which the key for single characters is shown. */
const HOLD = 500;
/** Milliseconds without a change after which a touch selection counts as finished. */
const SETTLED = 350;

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
  const hold = useHoldHint(options.allowsCharacters && !options.isReadOnly);
  const press = useRef<Press>({ type: "mouse", isDown: false, isRepeated: false });
  const hasShift = useRef(false);

  useLayoutEffect(() => {
    const selecting = makeSelecting(root, latest, { press, hasShift, endHold: hold.end });
    document.addEventListener("selectionchange", selecting.onSelectionChange);
    document.addEventListener("pointerup", selecting.onUp);
    document.addEventListener("pointercancel", selecting.onCancel);
    return () => {
      selecting.stop();
      document.removeEventListener("selectionchange", selecting.onSelectionChange);
      document.removeEventListener("pointerup", selecting.onUp);
      document.removeEventListener("pointercancel", selecting.onCancel);
    };
  }, [root, hold.end]);

  return {
    isHolding: hold.isShown,
    onPointerDown: (event: PointerEvent) => {
      press.current = { type: event.pointerType, isDown: event.button === 0, isRepeated: false };
      hasShift.current = event.shiftKey;
      if (event.pointerType === "mouse" && event.button === 0) hold.start(event.shiftKey);
    },
    onMouseDown: (event: MouseEvent) => {
      // A tap marks a word; a further tap opens its labels.
      press.current.isRepeated = press.current.type !== "touch" && event.detail > 1;
      // A press on selected text would drag it instead of starting a new selection.
      const isFirst = event.button === 0 && event.detail === 1 && !event.shiftKey;
      if (press.current.type === "mouse" && isFirst) getSelection()?.removeAllRanges();
    },
    onPointerMove: (event: PointerEvent) => {
      hasShift.current = event.shiftKey;
    },
  };
}

/** A mouse button or finger that was pressed. */
interface Press {
  type: string;
  isDown: boolean;
  /** The second press of a double click, which selects a word. */
  isRepeated: boolean;
}

interface PointerState {
  press: { current: Press };
  hasShift: { current: boolean };
  endHold: () => void;
}

/** Follows the browser's selection from the press to its end. */
function makeSelecting(
  root: RefObject<HTMLElement | null>,
  latest: { current: PointerOptions },
  { press, hasShift, endHold }: PointerState,
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

  return {
    onSelectionChange() {
      untint();
      clearTimeout(settled);
      const { view, text, locked, isReadOnly } = latest.current;
      const isTouch = press.current.type === "touch";
      const selected = !isReadOnly && (press.current.isDown || isTouch) ? view().selected() : undefined;
      if (!selected) return;
      const range = snap(text, selected, precision());
      if (range && !isLocked(range, locked)) untint = tint(pendingTint, view().rangesOf(range));
      if (isTouch) settled = setTimeout(tell, SETTLED);
    },
    onUp(event: globalThis.PointerEvent) {
      if (!press.current.isDown) return;
      press.current.isDown = false;
      hasShift.current = event.shiftKey;
      endHold();
      // The browser completes the selection after this event.
      const pressed = press.current;
      setTimeout(() => finish(event, pressed));
    },
    onCancel() {
      press.current.isDown = false;
      endHold();
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

// The hint is not needed after the key has been used once.
let isKnown = false;

/** Resets the hint, for stories that run one after another on a page. */
export function forgetHoldHint(): void {
  isKnown = false;
}

function useHoldHint(isWanted: boolean) {
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [end] = useState(() => () => {
    clearTimeout(timer.current);
    setIsShown(false);
  });
  useEffect(() => end, [end]);
  return {
    isShown,
    end,
    start(hasShift: boolean) {
      clearTimeout(timer.current);
      if (hasShift) isKnown = true;
      else if (isWanted && !isKnown) timer.current = setTimeout(() => setIsShown(true), HOLD);
    },
  };
}
