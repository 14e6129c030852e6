import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

/** A box, a circle or a switch with its label, which is part of the target. */
export const choiceRow = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "24px",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: vars.color.text.disabled, cursor: "not-allowed" } },
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});
