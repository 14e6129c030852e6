import { type RefObject, useState } from "react";
import type { Stretch } from "./engine/units";
import type { TextView } from "./text-view";
import type { DrawnSpan } from "./use-span-model";

const WIDTH = 264;
/** Between what is picked, with its lines and labels, and the picker, in lines of the gloss. */
const GAP = 1.5;

/** What a picker is open for, and where it stands. */
export interface OpenPicker {
  /** A span by its key, or words that wait for a label. */
  target: { key: string } | { stretch: Stretch };
  place: { left: number; top: number };
  /** Where the focus goes when it closes. */
  back: "text" | "list";
}

/** Opens and closes the label picker under the last line of what it is about. */
export function usePicker(surface: RefObject<HTMLElement | null>, view: () => TextView) {
  const [picker, setPicker] = useState<OpenPicker>();

  function placeUnder(stretch: Stretch, level = -1) {
    const box = surface.current?.getBoundingClientRect();
    const last = view().rectsOf(stretch).at(-1);
    if (!box || !last) return { left: 0, top: 0 };
    const left = Math.max(0, Math.min(last.left - box.left - 8, box.width - WIDTH));
    // From the start edge, whichever side that is.
    const isRtl = surface.current !== null && getComputedStyle(surface.current).direction === "rtl";
    const fromStart = isRtl ? Math.max(0, Math.min(box.right - last.right - 8, box.width - WIDTH)) : left;
    const lines = (level + GAP) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { left: fromStart, top: last.bottom - box.top + lines };
  }

  return {
    picker,
    openSpan: (span: DrawnSpan, back: OpenPicker["back"]) =>
      setPicker({ target: { key: span.key }, place: placeUnder(span, span.level), back }),
    openNew: (stretch: Stretch) =>
      setPicker({ target: { stretch }, place: placeUnder(stretch), back: "text" }),
    close: () => setPicker(undefined),
  };
}
