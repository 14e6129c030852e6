import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { bg, border, focus, text } = vars.color;
// How far the background and the target of a row extend beyond its text. The ledger keeps it free, so that a page without
// a margin does not scroll sideways.
const room = "16px";
const bleed = `-${room}`;

const grid = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 152px 52px 112px 112px 88px",
  columnGap: vars.space[5],
  alignItems: "center",
};
const withoutActivity = "minmax(0, 1fr) 128px 52px 112px 88px";
// The room of the list, not of the window: beside it there may be a margin.
const short = "(max-width: 52rem)";
// On a phone, the rows have a layout of their own.
const wide = "(min-width: 45.0625rem)";

export const ledger = style({
  containerType: "inline-size",
  paddingInline: room,
  "::before": {
    content: "",
    display: "block",
    borderBlockStart: `${vars.width.strong} solid ${border.strong}`,
  },
});

export const head = style({
  ...grid,
  minBlockSize: "36px",
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: text.muted,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  "@media": {
    [wide]: { "@container": { [short]: { gridTemplateColumns: withoutActivity } } },
    [breakpoint.phone]: { display: "none" },
  },
});
globalStyle(`${head} > :nth-child(3)`, { textAlign: "end" });
globalStyle(`${head} > :nth-child(5)`, {
  "@media": { [wide]: { "@container": { [short]: { display: "none" } } } },
});

export const link = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: "inherit",
  textDecoration: "none",
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.lg.size,
  lineHeight: vars.text.lg.line,
  outline: "none !important",
  "::after": { content: "", position: "absolute", insetBlock: 0, insetInline: bleed },
});

export const card = style({
  ...grid,
  position: "relative",
  isolation: "isolate",
  paddingBlock: `calc(${vars.space[5]} - 6px)`,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -1,
    insetBlock: 0,
    insetInline: bleed,
    borderRadius: vars.radius[2],
  },
  selectors: {
    "&:hover::before": { background: bg.hover },
    [`&:has(${link}:focus-visible)::before`]: {
      outline: `${vars.focus.width} solid ${focus.ring}`,
      outlineOffset: "-2px",
    },
  },
  "@media": {
    [wide]: { "@container": { [short]: { gridTemplateColumns: withoutActivity } } },
    // The names are beside the buttons, however many there are; the last column is that of the rows and the activity.
    [breakpoint.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto 104px", columnGap: 0, rowGap: "10px" },
  },
});

globalStyle(`${card}:hover ${link}`, {
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "4px",
});

export const main = style({
  minInlineSize: 0,
  "@media": { [breakpoint.phone]: { display: "contents" } },
});
export const names = style({
  display: "flex",
  alignItems: "baseline",
  gap: "10px",
  minInlineSize: 0,
  "@media": {
    // Below each other, whatever their widths are: they would move when the font has loaded.
    [breakpoint.phone]: {
      gridArea: "1 / 1",
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "2px",
      marginInlineEnd: vars.space[2],
    },
  },
});
// A long name is cut, and a note is as wide as its words.
globalStyle(`${names} > *`, { "@media": { [breakpoint.phone]: { maxInlineSize: "100%" } } });

export const workspace = style({
  color: text.secondary,
  fontSize: vars.text.sm.size,
  whiteSpace: "nowrap",
  "@media": { [breakpoint.phone]: { overflow: "hidden", textOverflow: "ellipsis" } },
});
export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
  marginBlockStart: `calc(${vars.space[3]} / 2)`,
  "@media": { [breakpoint.phone]: { gridColumn: "1 / -1", marginBlockStart: 0 } },
});
export const arrow = style({ color: text.muted });
export const progress = style({
  display: "grid",
  gap: "6px",
  "@media": { [breakpoint.phone]: { gridColumn: "1 / 3", marginInlineEnd: vars.space[5] } },
});
export const percent = style({ fontWeight: vars.weight.semibold });
export const rows = style({
  display: "grid",
  justifyItems: "end",
  "@media": { [breakpoint.phone]: { gridColumn: 3 } },
});
export const shortRows = style({ "@media": { [breakpoint.phone]: { display: "none" } } });
export const exactRows = style({
  display: "none",
  fontSize: vars.text.sm.size,
  color: text.secondary,
  "@media": { [breakpoint.phone]: { display: "block" } },
});
// Above the link that covers the row.
export const team = style({
  position: "relative",
  zIndex: 1,
  justifySelf: "start",
  "@media": { [breakpoint.phone]: { gridColumn: "1 / 3" } },
});
export const activity = style({
  color: text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  "@media": {
    [wide]: { "@container": { [short]: { display: "none" } } },
    [breakpoint.phone]: { display: "block", gridColumn: 3, textAlign: "end" },
  },
});
export const actions = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  justifyContent: "flex-end",
  // The drawing of the last button ends with the rule.
  marginInlineEnd: `calc((1rem - ${vars.size.control.sm}) / 2)`,
  "@media": {
    // The buttons are higher than the name and may reach into the space above and below it.
    [breakpoint.phone]: { gridArea: "1 / 2 / auto / -1", alignSelf: "start", marginBlock: "-6px" },
  },
});
