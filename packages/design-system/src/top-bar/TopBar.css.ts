import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { bg, border, text } = vars.color;

export const bar = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.bar,
  paddingInline: vars.space[4],
  background: bg.canvas,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  "@media": { [breakpoint.phone]: { paddingInline: vars.space[3], gap: vars.space[2] } },
});

// On a phone only the mark is shown.
globalStyle(`${bar} > a > span`, { "@media": { [breakpoint.phone]: { display: "none" } } });

export const rule = style({
  flex: "none",
  inlineSize: "1px",
  blockSize: "20px",
  background: border.hairline,
  "@media": { [breakpoint.phone]: { display: "none" } },
});

export const actions = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  marginInlineStart: "auto",
});

export const trail = style({ minInlineSize: 0 });
export const crumbs = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.half,
  minInlineSize: 0,
});

export const crumb = style({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  selectors: {
    "& + &::before": { content: "/", color: text.muted, marginInline: vars.space[1] },
  },
  "@media": {
    [breakpoint.phone]: {
      selectors: { "&:not([data-last])": { display: "none" }, "&[data-last]::before": { display: "none" } },
    },
  },
});

const item = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  paddingBlock: "3px",
  paddingInline: vars.space[1],
  borderRadius: vars.radius[1],
} as const;

export const step = style({
  ...item,
  color: text.secondary,
  textDecoration: "none",
  ":hover": { color: text.primary, background: bg.hover },
  selectors: { '&[aria-current="page"]': { color: text.primary, fontWeight: vars.weight.semibold } },
});
export const here = style({ ...item, color: text.primary, fontWeight: vars.weight.semibold });
