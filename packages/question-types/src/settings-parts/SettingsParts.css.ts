import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

/** A field and the button that belongs to it, on one line. */
export const adding = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  // The button is next to the field, above its hint.
  alignItems: "center",
  gap: vars.space[2],
  maxInlineSize: "30rem",
});

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
