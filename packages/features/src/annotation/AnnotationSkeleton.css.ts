import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";
import { end } from "./queue/QueueBar.css";

// In one column, the questions are shown together with the record, whose height is unknown.
const onlyBeside = { [breakpoint.stacked]: { display: "none" } };

// As high as the buttons there.
export const queueEnd = style([
  end,
  { "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } } },
]);

// The column of a record leaves space for a scrollbar, whether or not there is one.
export const page = style({
  flex: 1,
  minBlockSize: 0,
  overflow: "hidden",
  scrollbarWidth: "thin",
  scrollbarGutter: "stable",
  "@media": { [breakpoint.stacked]: { scrollbarGutter: "auto" } },
});

export const questions = style({ flex: 1, minBlockSize: 0, overflow: "hidden", "@media": onlyBeside });

export const question = style({
  display: "grid",
  gap: "10px",
  paddingBlock: `${vars.space[4]} 18px`,
  paddingInline: `2.75rem ${vars.space[6]}`,
});

export const options = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const button = style({
  blockSize: vars.size.control.md,
  "@media": { [breakpoint.touch]: { blockSize: vars.size.target.touch } },
});

export const progress = style({
  boxSizing: "border-box",
  flex: "none",
  display: "flex",
  alignItems: "center",
  blockSize: "50px",
  paddingInlineStart: "44px",
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  "@media": onlyBeside,
});
