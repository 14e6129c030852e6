import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import * as styles from "./LabelPicker.css";
import type { PickerAnchor } from "./use-picker";
import { usePickerPlace } from "./use-picker-place";

interface PickerFrameProps {
  root: RefObject<HTMLDivElement | null>;
  label: string;
  /** The position of its span in the text; on small screens the frame is at the bottom. */
  anchor: PickerAnchor;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called when the focus or the pointer leaves. */
  onLeave: () => void;
  children: ReactNode;
}

/** The place of a picker beside its span, whatever it contains. */
export function PickerFrame({ root, label, anchor, onKeyDown, onLeave, children }: PickerFrameProps) {
  const place = usePickerPlace(root, anchor);
  useDismissal(root, onLeave);
  const isPressed = useRef(false);
  return (
    <div
      ref={root}
      role="dialog"
      aria-label={label}
      className={styles.picker}
      style={place}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDownCapture={() => {
        isPressed.current = true;
      }}
      onClickCapture={(event) => {
        // The tap that opened a sheet below the finger would choose what is there now. Keys click without a count.
        if (event.detail > 0 && !isPressed.current) event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

const entries = '[data-first], [tabindex="0"][role="option"]';
const focusable = "button, input, select, textarea, a[href]";

/** Takes the focus when it opens, and closes when the focus or the pointer leaves. */
function useDismissal(root: { current: HTMLElement | null }, onLeave: () => void) {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const picker = root.current;
    if (!picker) return undefined;
    const first = picker.querySelector<HTMLElement>(entries) ?? picker.querySelector<HTMLElement>(focusable);
    (first ?? picker).focus({ preventScroll: true });
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !picker.contains(target)) latest.current();
    };
    // The mouse events of the tap that opened it come later, where the words may have been scrolled away: they must not
    // take the focus to what is there now.
    let isPressed = false;
    const press = () => {
      isPressed = true;
    };
    const keepFocus = (event: Event) => !isPressed && event.preventDefault();
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("mousedown", keepFocus, true);
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("mousedown", keepFocus, true);
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", leave);
    };
  }, [root]);
}
