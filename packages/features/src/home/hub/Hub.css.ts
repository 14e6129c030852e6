import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { bg, text } = vars.color;

export const heading = style({ margin: 0, font: "inherit" });

export const unfold = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  inlineSize: "100%",
  minBlockSize: "28px",
  padding: 0,
  fontSize: vars.text.question.size,
  fontWeight: vars.weight.semibold,
  textAlign: "start",
  borderRadius: vars.radius[2],
  ":hover": { background: bg.hover },
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space[2],
});

export const field = style({ minInlineSize: 0 });

export const hint = style({ gridColumn: "1 / -1" });

export const examples = style({
  display: "grid",
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const example = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: vars.space[3],
  inlineSize: `calc(100% + 2 * ${vars.space[2]})`,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
  borderRadius: vars.radius[2],
  textAlign: "start",
  ":hover": { background: bg.hover },
});

export const picture = style({
  alignSelf: "center",
  selectors: Object.fromEntries(
    ([1, 3, 5] as const).map((hue) => [`&[data-hue="${hue}"]`, { color: vars.span[hue].text }]),
  ),
});

export const repository = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: vars.weight.semibold,
});

export const rows = style({ fontSize: vars.text.sm.size, color: text.secondary });

export const task = style({ gridColumn: "2 / -1", fontSize: vars.text.sm.size, color: text.secondary });

export const tags = style({
  gridColumn: "2 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  paddingBlockStart: vars.space[1],
});
