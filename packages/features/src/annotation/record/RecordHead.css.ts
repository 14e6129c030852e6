import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

// A float: only the first line of the metadata is shortened by the elements at the end.
export const head = style({
  display: "flow-root",
  minBlockSize: "2rem",
  lineHeight: "1.5rem",
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
});

export const status = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "1.5rem",
  verticalAlign: "top",
  marginInlineEnd: vars.space[4],
});

export const similarity = style([status, { fontWeight: vars.weight.medium }]);

export const metadata = style({
  display: "inline",
  "@media": { [breakpoint.phone]: { display: "none" } },
});

export const facts = style({ display: "inline" });

export const more = style({
  minBlockSize: "1.5rem",
  paddingInline: vars.space[1],
  borderRadius: vars.radius[1],
  color: vars.color.text.link,
  fontWeight: vars.weight.medium,
  ":hover": { background: vars.color.bg.hover },
});

export const fact = style({ display: "inline-block", maxInlineSize: "100%", marginInlineEnd: vars.space[4] });
export const term = style({ display: "inline", color: vars.color.text.muted, marginInlineEnd: "5px" });
export const value = style({ display: "inline", overflowWrap: "anywhere" });

// As high as the line of the status, whatever the height of the buttons, whose drawings stand in the middle of it.
export const end = style({
  float: "inline-end",
  display: "flex",
  alignItems: "center",
  blockSize: "1.5rem",
  gap: vars.space[1],
  maxInlineSize: "100%",
});
