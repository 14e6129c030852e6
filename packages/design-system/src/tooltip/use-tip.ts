import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { delay, wayAcross } from "./measures";

interface Open {
  shut: () => void;
}

// One word at a time: what opens shuts the one before.
let last: Open | undefined;

interface Decision {
  isOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/** When a tooltip is open: a while after the pointer has come, at once on focus, until Escape, a press or a scroll. */
export function useTip(anchor: RefObject<HTMLElement | null>, { isOpen: decided, onOpenChange }: Decision) {
  const [own, setOwn] = useState(false);
  const isOpen = decided ?? own;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // From the first move on it until the pointer leaves: who has pressed does not want to read.
  const isHovered = useRef(false);
  const isPressed = useRef(false);

  const tell = (next: boolean) => {
    clearTimeout(timer.current);
    if (next === isOpen) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  const shut = () => tell(false);
  const self = useRef<Open>({ shut });
  self.current.shut = shut;
  const open = () => {
    if (last !== self.current) last?.shut();
    last = self.current;
    tell(true);
  };
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useShutting(anchor, isOpen, shut);

  const onTriggerLeave = () => {
    isHovered.current = false;
    // The pointer may be on its way to the words.
    if (isOpen) later(shut, wayAcross);
    else clearTimeout(timer.current);
  };
  return {
    isOpen,
    trigger: {
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === "touch") return;
        if (isOpen) clearTimeout(timer.current);
        else if (!isHovered.current) later(open, delay);
        isHovered.current = true;
      },
      onPointerLeave: onTriggerLeave,
      onPointerDown: () => {
        shut();
        isPressed.current = true;
        const release = () => {
          isPressed.current = false;
        };
        for (const end of ["pointerup", "pointercancel"])
          document.addEventListener(end, release, { once: true });
      },
      onFocus: () => !isPressed.current && open(),
      onBlur: shut,
      onClick: shut,
    },
    tip: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: () => later(shut, wayAcross) },
  };
}

function useShutting(anchor: RefObject<HTMLElement | null>, isOpen: boolean, onShut: () => void): void {
  const shut = useEffectEvent(onShut);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // What lies under it stays open: a dialog asks whether somebody has had this key.
      event.preventDefault();
      shut();
    };
    const onScroll = ({ target }: Event) =>
      target instanceof Node && target.contains(anchor.current) && shut();
    // Before anybody else hears of it.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    window.addEventListener("scroll", onScroll, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
      window.removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [anchor, isOpen]);
}
