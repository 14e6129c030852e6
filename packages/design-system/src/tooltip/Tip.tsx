import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Kbd } from "../kbd";
import { isSmall } from "./measures";
import { placeTip, type Side } from "./place-tip";
import * as styles from "./Tooltip.css";

interface TipProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  side: Side;
  content: ReactNode;
  keyHint: ReactNode;
  isRich: boolean;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The words of a tooltip that is open, at the end of the document and beside their element. */
export function Tip({ anchor, side, content, keyHint, isRich, ...native }: TipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const place = usePlace(anchor, tip, side);
  if (typeof document === "undefined") return null;
  return createPortal(
    <div
      {...native}
      ref={tip}
      role="tooltip"
      className={styles.tooltip}
      style={place && assignInlineVars({ [styles.left]: `${place.left}px`, [styles.top]: `${place.top}px` })}
      data-placed={place !== undefined || undefined}
      data-rich={isRich || undefined}
      data-small={isSmall(content) || undefined}
    >
      {content}
      {keyHint && <Kbd>{keyHint}</Kbd>}
    </div>,
    document.body,
  );
}

/** Measures before anything is painted, and again when something has changed its size. */
function usePlace(anchor: TipProps["anchor"], tip: RefObject<HTMLElement | null>, side: Side) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const measure = () => {
      if (!anchor.current || !tip.current) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { offsetWidth, offsetHeight } = tip.current;
      const next = placeTip(
        anchor.current.getBoundingClientRect(),
        { width: offsetWidth, height: offsetHeight },
        { width, height },
        side,
      );
      setPlace((last) => (last?.left === next.left && last.top === next.top ? last : next));
    };
    measure();
    // Where nothing is laid out there is nothing to follow.
    if (typeof ResizeObserver === "undefined") return undefined;
    const sizes = new ResizeObserver(measure);
    for (const each of [anchor.current, tip.current, document.documentElement]) if (each) sizes.observe(each);
    return () => sizes.disconnect();
  });
  return place;
}
