import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

// The message may be in any language, and without a space to break at.
export const detail = style({
  font: `400 ${vars.text.xs.size}/${vars.text.xs.line} ${vars.font.mono}`,
  overflowWrap: "anywhere",
  unicodeBidi: "plaintext",
});
