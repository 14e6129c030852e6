import { type RefObject, useState } from "react";
import { sightOf } from "../../pane";
import type { TextRange } from "../engine/text/units";
import type { DrawnSpan } from "../model/drawn-spans";
import type { TextView } from "../text/text-view";

const WIDTH = 264;
/** Distance between the span with its labels and the picker, in lines of the gloss. */
const GAP = 1.5;

/** The position of the picker's span in the text, in pixels. */
export interface PickerAnchor {
  left: number;
  top: number;
  bottom: number;
}

/** The subject and the position of a picker. */
export interface OpenPicker {
  /** The key of a span, a range that has no label yet, or the keys of the ends of a relation that has none. */
  target: { key: string } | { range: TextRange } | { from: string; to: string };
  anchor: PickerAnchor;
  /** The focus target when it closes. */
  back: "text" | "list";
}

/** Opens and closes the label picker at the visible lines of its span. */
export function usePicker(surface: RefObject<HTMLElement | null>, view: () => TextView) {
  const [picker, setPicker] = useState<OpenPicker>();

  function anchorOf(range: TextRange, level = -1): PickerAnchor {
    const element = surface.current;
    const rects = view().rectsOf(range);
    const sight = element && sightOf(element);
    // For a span of many pages, the visible lines count.
    const seen = rects.filter(({ top, bottom }) => sight && bottom > sight.top && top < sight.bottom);
    const [first, last] = [seen[0] ?? rects[0], seen.at(-1) ?? rects.at(-1)];
    if (!element || !first || !last) return { left: 0, top: 0, bottom: 0 };
    const box = element.getBoundingClientRect();
    // Measured from the start edge.
    const isRtl = getComputedStyle(element).direction === "rtl";
    const fromStart = isRtl ? box.right - last.right : last.left - box.left;
    const left = Math.max(0, Math.min(fromStart - 8, box.width - WIDTH));
    const lines = (level + GAP) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { left, top: first.top - box.top, bottom: last.bottom - box.top + lines };
  }

  return {
    picker,
    openSpan: (span: DrawnSpan, back: OpenPicker["back"]) =>
      setPicker({ target: { key: span.key }, anchor: anchorOf(span, span.level), back }),
    openRelation: (from: DrawnSpan, to: DrawnSpan, back: OpenPicker["back"]) =>
      setPicker({ target: { from: from.key, to: to.key }, anchor: anchorOf(to, to.level), back }),
    openNew: (range: TextRange) => setPicker({ target: { range }, anchor: anchorOf(range), back: "text" }),
    close: () => setPicker(undefined),
  };
}
