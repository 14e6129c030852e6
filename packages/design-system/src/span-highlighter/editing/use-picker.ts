import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { scrollAbove, sightOf } from "../../pane";
import { placePicker } from "../engine/picker-place";
import type { TextRange } from "../engine/units";
import type { DrawnSpan } from "../model/drawn-spans";
import type { TextView } from "../text/text-view";
import { room as pickerRoom } from "./LabelPicker.css";

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

/**
 * Places a picker below or above its span, where it is visible without scrolling, before it is painted. Where it is a
 * sheet at the bottom, its span is scrolled to a place above it.
 */
export function usePickerPlace(root: RefObject<HTMLElement | null>, { left, top, bottom }: PickerAnchor) {
  const [place, setPlace] = useState<CSSProperties>({ insetInlineStart: left, insetBlockStart: bottom });
  useLayoutEffect(() => {
    const picker = root.current;
    const surface = picker?.offsetParent;
    if (!picker || !(surface instanceof HTMLElement)) {
      setPlace({});
      return picker?.parentElement
        ? keepAboveSheet(picker, picker.parentElement, { top, bottom })
        : undefined;
    }
    const box = surface.getBoundingClientRect();
    const words = { top: box.top + top, bottom: box.top + bottom };
    const { side, edge, room } = placePicker(words, sightOf(surface), picker.scrollHeight);
    const block =
      side === "below" ? { insetBlockStart: edge - box.top } : { insetBlockEnd: box.bottom - edge };
    setPlace({ insetInlineStart: left, ...block, ...assignInlineVars({ [pickerRoom]: `${room}px` }) });
    return undefined;
  }, [root, left, top, bottom]);
  return place;
}

/** Free space between a span and the sheet, in pixels. */
const MARGIN = 8;

/**
 * Scrolls the words of a sheet to a place above it, with room below the text if the page ends before. Returns a function
 * that takes the room away.
 */
function keepAboveSheet(
  sheet: HTMLElement,
  surface: HTMLElement,
  { top, bottom }: Omit<PickerAnchor, "left">,
) {
  const edge = sheet.getBoundingClientRect().top - MARGIN;
  const scroll = () => {
    const box = surface.getBoundingClientRect();
    return scrollAbove(surface, { top: box.top + top, bottom: box.top + bottom }, edge);
  };
  const missing = scroll();
  if (missing === 0) return undefined;
  surface.style.marginBlockEnd = `${missing}px`;
  scroll();
  return () => {
    surface.style.marginBlockEnd = "";
  };
}
