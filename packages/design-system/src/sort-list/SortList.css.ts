import { style } from "@vanilla-extract/css";
import { heading, line, separator } from "../menu-item";
import { vars } from "../theme";

const { accent, bg, text } = vars.color;

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const head = style([heading, { margin: 0, fontWeight: vars.weight.regular }]);
export const group = style([
  heading,
  { margin: 0, fontWeight: vars.weight.medium, color: vars.color.text.secondary },
]);
export const rule = style([separator, { inlineSize: "100%" }]);
export const key = style([line, { cursor: "default", fontWeight: vars.weight.medium }]);
export const picture = style({ color: accent.text });
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const choice = style([
  line,
  {
    inlineSize: "100%",
    color: text.primary,
    textAlign: "start",
    selectors: {
      "&:hover": { background: bg.hover },
      "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    },
  },
]);
