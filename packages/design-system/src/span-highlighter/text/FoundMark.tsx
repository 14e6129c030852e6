import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as styles from "../editing/Pointers.css";
import { type Box, fragmentsOf } from "../engine/layout/fragments";
import { nearView } from "../engine/layout/near-view";
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

interface PreviewMarksProps extends Pick<FoundMarkProps, "view" | "surface"> {
  previewed: readonly TextRange[];
}

/** More than a large screen shows. An answer can have ten thousand spans, and each frame is an element. */
const mostFramed = 400;

const isAboveView = (box: Pick<Box, "bottom"> | undefined) => box !== undefined && box.bottom <= 0;

/**
 * Dashed frames around places that are not part of the answer, on each of their lines. Of very many, those around what is on
 * screen are framed.
 */
export function PreviewMarks({ previewed, view, surface }: PreviewMarksProps) {
  const [boxes, setBoxes] = useState<readonly Placed[]>([]);
  useLayoutEffect(() => {
    const box = surface.current?.getBoundingClientRect();
    if (!box) return;
    const near = nearView(previewed, mostFramed, (range) => isAboveView(view().rectsOf(range)[0]));
    const parts = near.flatMap((range) => fragmentsOf(view().rectsOf(range)));
    // A single span can have any number of lines.
    const framed = nearView(parts, mostFramed, isAboveView);
    // Spans with several labels can have one place.
    const placed = new Map(framed.map((part) => within(part, box)).map((one) => [keyOf(one), one]));
    setBoxes([...placed.values()]);
  }, [previewed, surface, view]);
  return (
    <div className={styles.places} aria-hidden="true">
      {boxes.map((box) => (
        <span key={keyOf(box)} className={styles.previewed} data-part="previewed" style={placeOf(box)} />
      ))}
    </div>
  );
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
          key={keyOf(box)}
          ref={index === 0 ? first : undefined}
          className={styles.found}
          data-part="found"
          style={placeOf(box)}
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

const keyOf = ({ left, top, width }: Placed) => `${left} ${top} ${width}`;

function placeOf({ left, top, width, height }: Placed) {
  return assignInlineVars({
    [where.left]: `${left}px`,
    [where.top]: `${top}px`,
    [where.width]: `${width}px`,
    [where.height]: `${height}px`,
  });
}
