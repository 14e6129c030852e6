import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Way } from "../drag";
import { useLatest } from "../latest";

/** Pixels that a click may move. */
const slack = 3;

/** A border that can be dragged, and the buttons that a click on it shows, for those who cannot drag. */
export function useSteps() {
  const [isOpen, setOpen] = useState(false);
  const handle = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);
  usePressElsewhere(isOpen, [handle, buttons], () => setOpen(false));
  return {
    isOpen,
    handle,
    buttons,
    onPress: () => {
      wasDragged.current = false;
    },
    /** Whether the pointer has moved too far for a click. */
    isDrag({ x, y }: Way): boolean {
      wasDragged.current ||= Math.hypot(x, y) >= slack;
      return wasDragged.current;
    },
    onClick: () => {
      if (!wasDragged.current) setOpen(!isOpen);
    },
    /** Closes the buttons with Escape. */
    onKey: (event: KeyboardEvent) => {
      if (!isOpen || event.key !== "Escape") return;
      // A dialog around the panels stays.
      event.stopPropagation();
      setOpen(false);
      handle.current?.focus();
    },
  };
}

/** Calls back when the pointer is pressed outside some elements, while they are open. */
function usePressElsewhere(
  isOpen: boolean,
  inside: RefObject<HTMLElement | null>[],
  onPress: () => void,
): void {
  const press = useLatest((target: EventTarget | null) => {
    if (!inside.some(({ current }) => current?.contains(target as Node))) onPress();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = ({ target }: Event) => press(target);
    document.addEventListener("pointerdown", listen);
    return () => document.removeEventListener("pointerdown", listen);
  }, [isOpen]);
}
