import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, border, danger, pencil, text } = vars.color;

export const frame = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Room for the mark of a suggestion on the edge of the first options.
  gap: "12px",
  paddingBlock: `${vars.space[4]} 18px`,
  paddingInline: `2.75rem ${vars.space[6]}`,
  selectors: {
    // As wide as the text, which ends before the scrollbar: a rule to the edge would stop short of it.
    "& + &::after": {
      content: "",
      position: "absolute",
      insetBlockStart: 0,
      insetInline: `2.75rem ${vars.space[6]}`,
      borderBlockStart: `${vars.width.hairline} solid ${border.hairline}`,
    },
    "&:is([data-active], [data-invalid])::before": {
      content: "",
      position: "absolute",
      insetBlock: vars.space[3],
      insetInlineStart: 0,
      // A border of a wider box: in a scroller with a stable gutter, Chromium does not paint what is wholly within the
      // first few pixels, as many as the scrollbar takes.
      inlineSize: "1rem",
      borderInlineStart: `${vars.width.active} solid ${accent.solid}`,
      pointerEvents: "none",
    },
    "&[data-invalid]::before": {
      borderInlineStart: `max(3px, ${vars.width.active}) solid ${danger.line}`,
    },
    // The title has the ring: one around the whole question would look like a field.
    "&:focus-visible": { outline: "none" },
  },
  "@media": {
    [breakpoint.phone]: {
      paddingInline: `2.5rem ${vars.space[4]}`,
      selectors: { "& + &::after": { insetInline: `2.5rem ${vars.space[4]}` } },
    },
    [breakpoint.forced]: {
      selectors: { "&[data-active]::before": { forcedColorAdjust: "none", borderColor: "Highlight" } },
    },
  },
});

export const mark = style({
  position: "absolute",
  insetInlineStart: "1.125rem",
  // On the line of the title, in the compact density, too.
  insetBlockStart: `calc(${vars.space[4]} + 0.1875rem)`,
  color: text.muted,
  selectors: {
    '&[data-look="answered"]': { color: accent.text },
    '&[data-look="pencilled"]': { color: pencil.text },
  },
  "@media": { [breakpoint.phone]: { insetInlineStart: "0.875rem" } },
});

export const head = style({ display: "grid", gap: vars.space.half });
export const titleRow = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
  "@media": { [breakpoint.phone]: { flexWrap: "wrap" } },
});
export const title = style({
  fontSize: vars.text.question.size,
  lineHeight: vars.text.question.line,
  fontWeight: vars.weight.semibold,
  overflowWrap: "anywhere",
  borderRadius: vars.radius[1],
  selectors: {
    [`${frame}:focus-visible &`]: {
      outline: `${vars.focus.width} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.focus.offset,
    },
  },
});
export const required = style({
  color: danger.text,
  fontWeight: vars.weight.semibold,
  textDecoration: "none",
  cursor: "help",
});
export const description = style({
  maxInlineSize: "60ch",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: text.secondary,
  overflowWrap: "anywhere",
});
export const suggestedBy = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: "5px",
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: pencil.text,
});
export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: "6px",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontWeight: vars.weight.medium,
  color: danger.text,
});

// Aligned with the first line of the title.
export const errorIcon = style({
  display: "inline-flex",
  alignItems: "center",
  blockSize: "1lh",
  flex: "none",
});
