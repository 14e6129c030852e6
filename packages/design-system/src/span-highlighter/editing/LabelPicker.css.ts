import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { line } from "../../menu-item";
import { moreBelow } from "../../overlay/more-below.css";
import { surface } from "../../overlay/surface";
import { hueCount } from "../../span-hues";
import { breakpoint, vars } from "../../theme";
import { looksOf } from "../text/colour-looks";
import { own } from "../text/own-colour.css";

export { heading, separator } from "../../menu-item";

const { accent, bg, border, text } = vars.color;

/** The maximum height of the picker on its side of the span. */
export const room = createVar();

export const picker = style([
  moreBelow,
  {
    position: "absolute",
    zIndex: vars.layer.popover,
    inlineSize: "264px",
    maxInlineSize: "100%",
    ...surface,
    boxShadow: vars.shadow.popover,
    maxBlockSize: fallbackVar(room, "none"),
    overflow: "auto",
    "@media": {
      [breakpoint.stacked]: {
        position: "fixed",
        // Above the virtual keyboard, whose height the page publishes.
        inset: "auto 0 var(--glossa-keyboard-height, 0px) 0 !important",
        zIndex: vars.layer.dialog,
        inlineSize: "auto",
        maxBlockSize: `min(60vh, ${fallbackVar(room, "60vh")})`,
        borderRadius: `${vars.radius[3]} ${vars.radius[3]} 0 0`,
        paddingBlockEnd: "env(safe-area-inset-bottom)",
      },
    },
  },
]);

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[1]} ${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
});

export const quote = style({
  flex: 1,
  minInlineSize: 0,
  font: `${vars.weight.regular} ${vars.text.md.size}/${vars.text.md.line} ${vars.font.reading}`,
  quotes: "none",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const menu = style({ padding: vars.space[1], display: "grid" });

export const search = style({ padding: vars.space[1], paddingBlockEnd: vars.space[2] });

export const labels = style({
  display: "grid",
  maxBlockSize: "16rem",
  overflow: "auto",
  scrollbarWidth: "thin",
});

export const item = style([
  line,
  {
    gap: "10px",
    inlineSize: "100%",
    color: text.primary,
    textAlign: "start",
    selectors: {
      "&:hover": { background: bg.hover },
      '&[aria-selected="true"]': { fontWeight: vars.weight.medium },
      "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    },
    "@media": {
      [breakpoint.stacked]: { minBlockSize: vars.size.target.touch },
    },
  },
]);

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const tick = style({ display: "inline-flex", color: accent.text });

export const swatch = style({
  flex: "none",
  inlineSize: "4px",
  blockSize: "1rem",
  borderRadius: "1px",
  selectors: {
    '&[data-hue="own"]': { borderInlineStart: `4px solid ${looksOf(own).line}` },
    ...Object.fromEntries(
      Array.from({ length: hueCount }, (_, index) => [
        `&[data-hue="${index + 1}"]`,
        { borderInlineStart: `4px solid ${vars.span[(index + 1) as 1].line}` },
      ]),
    ),
  },
});
