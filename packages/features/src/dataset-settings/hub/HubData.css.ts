import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { bg, border, text } = vars.color;
const hairline = `${vars.width.hairline} solid ${border.hairline}`;

export const data = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  background: bg.page,
});
globalStyle(`${data} > [role="tablist"]`, {
  flex: "none",
  marginInline: 0,
  paddingInline: vars.space[4],
});
globalStyle(`${data} > [role="tabpanel"]`, {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  padding: 0,
});
globalStyle(`${data} > [role="tabpanel"][hidden]`, { display: "none" });

export const rowCount = style({ flex: "none", padding: `${vars.space[2]} ${vars.space[4]}` });

export const scroll = style({
  flex: 1,
  minBlockSize: "12rem",
  overflow: "auto",
  scrollbarWidth: "thin",
  ":focus-visible": { outlineOffset: "-3px" },
  // In one column, what the columns become is below: not after all rows.
  "@media": { [breakpoint.stacked]: { flex: "none", maxBlockSize: "18rem" } },
});

export const table = style({ minInlineSize: "100%", borderCollapse: "separate", borderSpacing: 0 });

export const column = style({
  position: "sticky",
  insetBlockStart: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: bg.sunken,
  borderBlockEnd: hairline,
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.semibold,
  textAlign: "start",
  whiteSpace: "nowrap",
  selectors: { "&[data-number]": { textAlign: "end" } },
});

export const type = style({
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.regular,
  color: text.secondary,
});
globalStyle(`${column} > ${type}`, { display: "block" });

export const cell = style({
  maxInlineSize: "18rem",
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "&[data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums" } },
});

export const thumbnail = style({
  display: "block",
  blockSize: "48px",
  maxInlineSize: "96px",
  objectFit: "contain",
});

export const viewer = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minBlockSize: "16rem",
  gap: vars.space[2],
  padding: vars.space[3],
});

export const frame = style({
  flex: 1,
  inlineSize: "100%",
  border: hairline,
  // The hub's viewer has no dark theme.
  background: "Canvas",
  colorScheme: "light",
});
