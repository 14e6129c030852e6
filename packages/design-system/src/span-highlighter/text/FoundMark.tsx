import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as styles from "../editing/Pointers.css";
import { type Box, fragmentsOf } from "../engine/layout/fragments";
import type { TextRange } from "../engine/text/units";
import * as where from "./place.css";
import type { TextView } from "./text-view";
import type { Reveal } from "./use-reveal";

interface FoundMarkProps {
  found: TextRange;
  view: () => TextView;
  surface: { current: HTMLElement | null };
  reveal: Reveal;
}

/** The frame around a match, on each of its lines; the view scrolls there until the user scrolls. */
export function FoundMark({ found, view, surface, reveal }: FoundMarkProps) {
  const first = useRef<HTMLSpanElement>(null);
  const [boxes, setBoxes] = useState<readonly Placed[]>([]);
  useLayoutEffect(() => {
    const box = surface.current?.getBoundingClientRect();
    if (!box) return;
    // The space at a line break has a rectangle without width.
    setBoxes(fragmentsOf(view().rectsOf(found)).map((part) => within(part, box)));
  }, [found, surface, view]);
  useEffect(() => {
    if (boxes.length > 0 && reveal.current)
      first.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [boxes, reveal]);
  return (
    <div className={styles.places} aria-hidden="true">
      {boxes.map((box, index) => (
        <span
          key={`${box.left} ${box.top}`}
          ref={index === 0 ? first : undefined}
          className={styles.found}
          data-part="found"
          style={assignInlineVars({
            [where.left]: `${box.left}px`,
            [where.top]: `${box.top}px`,
            [where.width]: `${box.width}px`,
            [where.height]: `${box.height}px`,
          })}
        />
      ))}
    </div>
  );
}

interface Placed {
  left: number;
  top: number;
  width: number;
  height: number;
}

function within({ left, top, right, bottom }: Box, around: DOMRect): Placed {
  return { left: left - around.left, top: top - around.top, width: right - left, height: bottom - top };
}
