import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { accent, bg, border, text } = vars.color;

export const place = style({ position: "relative", display: "inline-flex" });

/** Beside the icon; on a phone, where the bar is narrow, only read out. */
export const words = style({
  "@media": {
    [breakpoint.phone]: { position: "absolute", clipPath: "inset(50%)", whiteSpace: "nowrap" },
  },
});

export const dot = style({
  display: "inline-block",
  inlineSize: "8px",
  blockSize: "8px",
  marginInlineEnd: vars.space[2],
  borderRadius: "50%",
  background: accent.solid,
});

export const status = style({
  position: "absolute",
  zIndex: vars.layer.popover,
  insetBlockStart: "100%",
  insetInlineEnd: 0,
  inlineSize: "min(20rem, 90vw)",
  padding: vars.space[3],
  background: bg.raised,
  border: `${vars.width.hairline} solid ${border.hairline}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow.popover,
  overflowWrap: "anywhere",
});

export const more = style({
  marginBlockStart: vars.space[2],
  color: text.secondary,
  fontSize: vars.text.sm.size,
});

export const form = style({ display: "grid", gap: vars.space[4] });
