import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const question = style({ color: vars.color.text.secondary, fontSize: vars.text.sm.size });
export const value = style({ overflowWrap: "anywhere" });

// Equal values are dimmed: users look for those that differ.
export const row = style({
  borderInlineStart: "3px solid transparent",
  paddingInlineStart: vars.space[2],
  color: vars.color.text.secondary,
  selectors: {
    '&[data-different="true"]': {
      borderInlineStartColor: vars.color.warning.line,
      color: vars.color.text.primary,
      fontWeight: vars.weight.semibold,
    },
  },
});

export const differs = style({
  marginInlineStart: vars.space[2],
  color: vars.color.warning.text,
  fontWeight: vars.weight.semibold,
});
