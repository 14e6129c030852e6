import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { danger, success, text, warning } = vars.color;

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  flexWrap: "wrap",
  minBlockSize: "1.5rem",
  // Its space is reserved while it is empty: a message that appears must not move the text below.
  flex: "none",
  justifyContent: "flex-end",
  minInlineSize: "8.5rem",
  maxInlineSize: "100%",
  marginInlineStart: "auto",
  color: text.secondary,
  fontSize: vars.text.sm.size,
  selectors: {
    '&[data-kind="saved"]': { color: success.text },
    '&[data-kind="waiting"], &[data-kind="signIn"], &[data-kind="unsaved"]': { color: warning.text },
    '&[data-kind="refused"], &[data-kind="conflict"]': { color: danger.text },
  },
});

export const words = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });
export const action = style({ marginInlineStart: vars.space[2] });
