import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const hairline = `${vars.width.hairline} solid ${vars.color.border.hairline}`;

export const margin = style({
  overflow: "auto",
  scrollbarWidth: "thin",
  background: vars.color.bg.margin,
  borderInlineStart: hairline,
  "@media": {
    [breakpoint.narrow]: {
      overflow: "visible",
      borderInlineStart: "none",
      borderBlockStart: hairline,
      // It is below the list, whose length is not known yet: the list would push it away.
      selectors: { '[data-load="loading"] > &': { display: "none" } },
    },
  },
});

export const section = style({
  display: "grid",
  gap: vars.space[3],
  padding: vars.space[6],
  "@media": {
    [breakpoint.narrow]: { paddingInline: vars.space[10] },
    [breakpoint.phone]: { paddingInline: vars.space[4] },
  },
});
globalStyle(`${section} + ${section}`, { borderBlockStart: hairline });

export const guides = style({ display: "grid", gap: vars.space[1] });

export const guide = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "28px",
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});

export const picture = style({ flex: "none", color: vars.color.text.muted });

export const input = style({ display: "none" });

/** Covers the page while files are dragged over it. */
export const drop = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.toast,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  border: `${vars.width.strong} dashed ${vars.color.accent.solid}`,
  background: `color-mix(in oklab, ${vars.color.bg.page} 85%, transparent)`,
  pointerEvents: "none",
});

export const dropWords = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.text.lg.size,
  fontWeight: vars.weight.medium,
});
