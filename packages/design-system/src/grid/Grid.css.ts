import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const columnWidth = createVar();

const gaps = Object.entries(vars.space).flatMap(([name, space]) => [
  [`&[data-gap="${name}"]`, { gap: space }],
  [`&[data-column-gap="${name}"]`, { columnGap: space }],
]);

export const grid = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${columnWidth}), 1fr))`,
  selectors: {
    ...Object.fromEntries(gaps),
    '&[data-align="start"]': { alignItems: "start" },
    '&[data-align="center"]': { alignItems: "center" },
  },
});
