import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { status: colour } = vars.color;
const colours = {
  '&[data-status="pending"]': { color: colour.pending },
  '&[data-status="draft"]': { color: colour.draft },
  '&[data-status="submitted"]': { color: colour.submitted },
  '&[data-status="discarded"]': { color: colour.discarded },
};

// In forced colours that of the words around it, also where these are highlighted.
const forced = { [breakpoint.forced]: { selectors: { "&[data-status]": { color: "inherit" } } } };

export const row = style({ display: "inline-flex", alignItems: "center", gap: vars.space[3] });

export const status = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  fontWeight: vars.weight.medium,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  whiteSpace: "nowrap",
  selectors: colours,
  "@media": forced,
});

export const glyph = style({
  flex: "none",
  display: "block",
  inlineSize: "1rem",
  blockSize: "1rem",
  selectors: colours,
  "@media": forced,
});
