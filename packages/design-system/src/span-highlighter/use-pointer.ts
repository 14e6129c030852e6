import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Precision, snap } from "./engine/snapping";
import type { Stretch } from "./engine/units";
import { pendingTint, tint } from "./paint";
import type { TextView } from "./text-view";

/** Milliseconds of a held button after which the key for single characters is shown. */
const HOLD = 500;
/** A finger has let go of a selection when it has not changed for so long. */
const SETTLED = 350;

interface PointerOptions {
  text: string;
  view: () => TextView;
  isReadOnly: boolean;
  allowsCharacters: boolean;
  onSelect: (stretch: Stretch & { anchor: number; focus: number }, precision: Precision) => void;
  /** A press that selected nothing, and whether it was a finger's. */
  onPress: (index: number | undefined, target: Element, isTouch: boolean) => void;
}

/**
 * Selecting by mouse, pen and finger. The browser selects as everywhere; what that stands for in words is tinted
 * meanwhile, and told when the button is let go, or when a finger has left the selection alone.
 */
export function usePointer(root: RefObject<HTMLElement | null>, options: PointerOptions) {
  const latest = useRef(options);
  // Before anything is painted: whoever presses at first sight is heard.
  useLayoutEffect(() => {
    latest.current = options;
  });
  const hold = useHoldHint(options.allowsCharacters && !options.isReadOnly);
  const press = useRef<{ type: string; isDown: boolean }>({ type: "mouse", isDown: false });
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
      press.current = { type: event.pointerType, isDown: event.button === 0 };
      hasShift.current = event.shiftKey;
      if (event.pointerType === "mouse" && event.button === 0) hold.start(event.shiftKey);
    },
    onPointerMove: (event: PointerEvent) => {
      hasShift.current = event.shiftKey;
    },
  };
}

interface PointerState {
  press: { current: { type: string; isDown: boolean } };
  hasShift: { current: boolean };
  endHold: () => void;
}

/** Watches the browser's own selection from the press of a button to its end. */
function makeSelecting(
  root: RefObject<HTMLElement | null>,
  latest: { current: PointerOptions },
  { press, hasShift, endHold }: PointerState,
) {
  let untint = () => {};
  let settled: ReturnType<typeof setTimeout> | undefined;
  const precision = () => precisionOf(hasShift.current, latest.current);

  /** Answers whether anything was selected. */
  function tell(): boolean {
    const { view, onSelect, isReadOnly } = latest.current;
    const selected = isReadOnly || !root.current ? undefined : view().selected();
    if (selected) onSelect(selected, precision());
    return selected !== undefined;
  }

  function finish({ target, clientX, clientY, pointerType }: globalThis.PointerEvent): void {
    untint();
    if (!root.current || (pointerType !== "touch" && tell())) return;
    const { view, onPress } = latest.current;
    const isInside = target instanceof Element && root.current.contains(target);
    if (!isInside || view().selected()) return;
    onPress(view().indexAtPoint(clientX, clientY), target, pointerType === "touch");
  }

  return {
    onSelectionChange() {
      untint();
      clearTimeout(settled);
      const { view, text, isReadOnly } = latest.current;
      const isTouch = press.current.type === "touch";
      const selected = !isReadOnly && (press.current.isDown || isTouch) ? view().selected() : undefined;
      if (!selected) return;
      const stretch = snap(text, selected, precision());
      if (stretch) untint = tint(pendingTint, view().rangesOf(stretch));
      if (isTouch) settled = setTimeout(tell, SETTLED);
    },
    onUp(event: globalThis.PointerEvent) {
      if (!press.current.isDown) return;
      press.current.isDown = false;
      hasShift.current = event.shiftKey;
      endHold();
      // The browser settles what is selected after this event.
      setTimeout(() => finish(event));
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

// Whoever has used the key once knows it.
let isKnown = false;

/** As if the key had never been used, for stories that follow one another on a page. */
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
