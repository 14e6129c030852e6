import type { ComponentGuide } from "../guide";
import { SplitPanels } from "./SplitPanels";

/** How to use the split panels. */
export const guide: ComponentGuide = {
  use: ["A page with a margin whose widths users adjust and keep."],
  avoid: ["A panel that opens and closes at the bottom: `BottomPanel`."],
  keys: [
    ["← →", "Move the border by 2 %"],
    ["Shift with ← →", "Move it by 10 %"],
    ["Home, End", "Move it to its ends"],
  ],
  accessibility: [
    "The handle is a separator with a value. Below 960 pixels the panels are stacked.",
    "A double click restores the initial size. A click shows buttons that move the border, where `stepWords` names them.",
  ],
  anatomy: ["Page", "Handle", "Margin"],
  content: ["The name of the handle says what it resizes."],
  isWide: true,
  do: {
    picture: (
      <div style={{ display: "flex", inlineSize: "100%", blockSize: "6rem" }}>
        <SplitPanels start={<p>The record</p>} end={<p>The questions</p>} handleLabel="Resize panels" />
      </div>
    ),
    text: "What is read at the start, what is done about it at the end.",
  },
  dont: {
    picture: (
      <div style={{ display: "flex", inlineSize: "100%", blockSize: "6rem" }}>
        <SplitPanels start={<p>12 records</p>} end={<p>Delete</p>} handleLabel="Resize" />
      </div>
    ),
    text: "Two short things in half a page each; a `Stack` in a row needs no handle.",
  },
};
