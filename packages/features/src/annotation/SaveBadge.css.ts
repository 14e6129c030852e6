import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { danger, success, text, warning } = vars.color;

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: "1.5rem",
  color: text.secondary,
  fontSize: vars.text.sm.size,
  selectors: {
    // Without a word it takes no room, not even that of the gap before it.
    '&[data-kind="none"]': { marginInlineEnd: `calc(-1 * ${vars.space[4]})` },
    '&[data-kind="saved"]': { color: success.text },
    '&[data-kind="waiting"], &[data-kind="signIn"], &[data-kind="unsaved"]': { color: warning.text },
    '&[data-kind="refused"], &[data-kind="conflict"]': { color: danger.text },
  },
});
