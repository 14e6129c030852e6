import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

const gaps = Object.entries(vars.space).map(([name, gap]) => [`&[data-gap="${name}"]`, { gap }]);

// In a column only justify-items has an effect, in a row only align-items.
const aligned = (align: string) => ({ alignItems: align, justifyItems: align });

export const stack = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: {
    '&[data-direction="row"]': { display: "flex", flexWrap: "wrap" },
    ...Object.fromEntries(gaps),
    '&[data-align="start"]': aligned("start"),
    '&[data-align="center"]': aligned("center"),
    '&[data-align="baseline"]': { alignItems: "baseline" },
    '&[data-justify="end"]': { justifyContent: "end" },
    '&[data-justify="between"]': { justifyContent: "space-between" },
  },
});
