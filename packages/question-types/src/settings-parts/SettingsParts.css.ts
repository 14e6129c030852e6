import { vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

/** A field and the button that belongs to it, on one line. */
export const adding = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space[2],
  maxInlineSize: "30rem",
});

// The button is next to the field, below its label and above its hint, however long that is.
globalStyle(`${adding} > button`, { marginBlockStart: `calc(${vars.text.md.line} + 6px)` });

/** What was not added; it stays in the accessibility tree, where a text that appears is announced. */
export const known = style({ fontSize: vars.text.sm.size, color: vars.color.text.secondary });

/** A field for a small number. */
export const short = style({ maxInlineSize: "22rem" });

export const facts = style({ display: "grid", justifyItems: "start", gap: "6px" });
export const factsLabel = style({ fontWeight: vars.weight.medium });

/** The consequence of ticking a checkbox, under its label. */
export const help = style({
  paddingInlineStart: vars.space[6],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.text.secondary,
});
