import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { border, text } = vars.color;

export const search = style({
  flex: "0 1 18.75rem",
  minInlineSize: "9rem",
  "@media": { [breakpoint.phone]: { flex: "1 1 100%" } },
});

export const scope = style({
  display: "inline-flex",
  alignItems: "center",
  maxInlineSize: "8rem",
  minInlineSize: 0,
  marginInlineEnd: "-4px",
  paddingInlineStart: vars.space[1],
  borderInlineStart: `${vars.width.hairline} solid ${border.control}`,
});
export const scopeName = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  minInlineSize: 0,
});

// In reach of a person who types, and no part of the bar otherwise.
export const help = style({
  display: "none",
  selectors: { ':focus-within > &, &:has([data-state="open"])': { display: "inline-flex" } },
});
export const helpList = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  marginBlockStart: vars.space[2],
  fontSize: vars.text.sm.size,
});
export const helpIntro = style({ margin: 0, fontSize: vars.text.sm.size });
export const helpSign = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs.size,
  whiteSpace: "nowrap",
});
export const helpText = style({ margin: 0, color: text.secondary });

// With many filters set, the longest of our languages needs more than this.
const crowded = "(max-width: 88rem)";

/** The filters in a row, where there is room for them. */
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: "2px",
  minInlineSize: 0,
  flex: "0 1 auto",
  "@media": {
    [breakpoint.medium]: { display: "none" },
    [crowded]: { selectors: { "&[data-many]": { display: "none" } } },
  },
});

/** One button instead of the row. */
export const opener = style({
  display: "none",
  "@media": {
    [breakpoint.medium]: { display: "inline-flex" },
    [crowded]: { selectors: { "&[data-many]": { display: "inline-flex" } } },
  },
});

export const sectionSearch = style({
  padding: vars.space[2],
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
});
export const note = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[3],
  color: text.secondary,
  fontSize: vars.text.sm.size,
});

export const configuration = style({ display: "grid", gap: vars.space[2] });
export const configurationTitle = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[2],
  color: text.secondary,
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.medium,
});
export const set = style({ color: vars.color.accent.text, fontWeight: vars.weight.regular });

export const sheet = style({ display: "grid", gap: vars.space[5] });
export const sheetTitle = style({
  marginBlockEnd: vars.space[1],
  fontSize: vars.text.md.size,
  fontWeight: vars.weight.semibold,
});
export const sheetPart = style({
  border: `${vars.width.hairline} solid ${border.hairline}`,
  borderRadius: vars.radius[2],
  overflow: "hidden",
});
