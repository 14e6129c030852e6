import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const examples = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  gap: vars.space[4],
  marginBlock: vars.space[6],
  selectors: { "&[data-wide]": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const example = style({
  margin: 0,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  borderBlockStart: "3px solid",
  selectors: {
    '&[data-kind="do"]': { borderColor: vars.color.success.text },
    '&[data-kind="dont"]': { borderColor: vars.color.danger.text },
  },
});

export const picture = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: "7rem",
  padding: vars.space[4],
  marginBlockEnd: vars.space[2],
  fontFamily: vars.font.ui,
  color: vars.color.text.primary,
  background: vars.color.bg.page,
  border: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  borderBlockStart: 0,
});
