import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLoaded } from "../../on-demand";
import { useClosingKey } from "../../overlay";
import { loadPicker } from "../editing/load-picker";
import * as styles from "../editing/Pointers.css";
import type { SpanWords } from "../words";
import * as where from "./place.css";

/** Milliseconds for which the label is shown at the pointer after it has entered the text. */
const LINGERS = 3000;

/**
 * Follows the pointer over a text while its label is shown. Who presses the button or a key has read it, and looks at the
 * words below it: then it is gone until the pointer has left the text and come back.
 */
export function useCursorTag(surface: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState<{ x: number; y: number }>();
  const [isFresh, setIsFresh] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    clearTimeout(timer.current);
    setIsFresh(false);
  };
  useClosingKey(isFresh, end);
  const follow = ({ target, currentTarget, clientX, clientY, pointerType }: PointerEvent) => {
    const box = surface.current?.getBoundingClientRect();
    if (!box || pointerType !== "mouse") return;
    // The label picker is in the surface but reaches beyond it. When it closes under the pointer, the
    // browser sends no event for leaving it.
    const isOverPicker = dialogOf(target) !== dialogOf(currentTarget);
    setAt(isOverPicker ? undefined : { x: clientX - box.left, y: clientY - box.top });
  };
  return {
    at,
    isFresh,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        follow(event);
        setIsFresh(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsFresh(false), LINGERS);
      },
      onPointerMove: (event: PointerEvent) => {
        if (isFresh) follow(event);
      },
      onPointerDown: (event: PointerEvent) => {
        follow(event);
        end();
      },
      onPointerLeave: () => {
        end();
        setAt(undefined);
      },
    },
  };
}

/** The targets of pointer events are elements. */
function dialogOf(target: EventTarget) {
  return (target as Element).closest('[role="dialog"]');
}

interface CursorTagProps {
  tag: ReturnType<typeof useCursorTag>;
  /** The active label. */
  label: string | undefined;
  isHolding: boolean;
  hold: SpanWords["hold"];
}

/** Beside the pointer: the label for three seconds, or the key for single characters while the button is held. */
export function CursorTag({ tag, label, isHolding, hold }: CursorTagProps) {
  const { at, isFresh } = tag;
  const loaded = useLoaded(loadPicker, isHolding);
  if (!at || !(isHolding || (isFresh && label !== undefined))) return null;
  return (
    <span
      className={styles.cursorTag}
      style={assignInlineVars({ [where.left]: `${at.x}px`, [where.top]: `${at.y}px` })}
      data-part="cursor-tag"
      aria-hidden="true"
    >
      {isHolding ? hold.text : label}
      {loaded && <loaded.Kbd>{hold.key}</loaded.Kbd>}
    </span>
  );
}
