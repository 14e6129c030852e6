import { assignInlineVars, setElementVars } from "@vanilla-extract/dynamic";
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { scrollBetween, sightOf } from "../../pane";
import { placePicker } from "../engine/layout/picker-place";
import { room as pickerRoom } from "./LabelPicker.css";
import type { PickerAnchor } from "./use-picker";

/**
 * Places a picker below or above its span, where it is visible without scrolling, before it is painted. Where it is a
 * sheet at the bottom, its span is scrolled to a place above it and below the bar of the text.
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
/** The sheet is at least as high as its head and two labels, even where it covers the span then. */
const LEAST = 160;

/**
 * Scrolls the words of a sheet to a place above it, with room below the text if the page ends before. Returns a function
 * that takes the room away.
 */
function keepAboveSheet(
  sheet: HTMLElement,
  surface: HTMLElement,
  { top, bottom }: Omit<PickerAnchor, "left">,
) {
  // The bar above the text covers the lines that are scrolled to it.
  const bar = surface.parentElement?.querySelector<HTMLElement>(":scope > [data-span-bar]");
  const start = sightOf(surface).top + (bar?.offsetHeight ?? 0);
  const below = sheet.getBoundingClientRect().bottom;
  // In a low window, the sheet leaves the words what they need.
  const left = Math.max(LEAST, below - start - (bottom - top) - 2 * MARGIN);
  setElementVars(sheet, { [pickerRoom]: `${left}px` });
  const edges = { top: start, bottom: sheet.getBoundingClientRect().top - MARGIN };
  const scroll = () => {
    const box = surface.getBoundingClientRect();
    return scrollBetween(surface, { top: box.top + top, bottom: box.top + bottom }, edges);
  };
  const missing = scroll();
  if (missing === 0) return undefined;
  surface.style.marginBlockEnd = `${missing}px`;
  scroll();
  return () => {
    surface.style.marginBlockEnd = "";
  };
}
