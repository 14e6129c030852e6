import { globalStyle } from "@vanilla-extract/css";
import { breakpoint } from "./breakpoint";
import { vars } from "./contract.css";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  fontSize: "100%",
  textSizeAdjust: "100%",
  scrollbarColor: `${vars.color.border.control} transparent`,
});
globalStyle("body", {
  margin: 0,
  background: vars.color.bg.canvas,
  color: vars.color.text.primary,
  font: `${vars.weight.regular} ${vars.text.md.size}/${vars.text.md.line} ${vars.font.ui}`,
  fontVariantNumeric: "tabular-nums",
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
});
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre", { margin: 0 });
globalStyle("ul, ol", { padding: 0, listStyle: "none" });
globalStyle("a", { color: vars.color.text.link, textDecorationThickness: "1px", textUnderlineOffset: "3px" });
globalStyle("a:hover", { textDecorationThickness: "2px" });
globalStyle("button, input, textarea, select", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
globalStyle("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
globalStyle("fieldset", { border: 0, margin: 0, padding: 0, minInlineSize: 0 });
globalStyle("hr", {
  border: 0,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  margin: 0,
});
globalStyle("code", { fontFamily: vars.font.mono });
globalStyle(":not(pre) > code", { fontSize: "0.929em" });
globalStyle("kbd", { font: "inherit" });
globalStyle("[hidden]", { display: "none !important" });
globalStyle("input::placeholder, textarea::placeholder", { color: vars.color.text.muted, opacity: 1 });
globalStyle("::selection", { background: `color-mix(in oklab, ${vars.color.accent.line} 30%, transparent)` });

// The one focus ring: never removed, never animated.
globalStyle(":focus-visible", {
  outline: `${vars.focus.width} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.focus.offset,
});
globalStyle(":focus:not(:focus-visible)", { outline: "none" });

globalStyle(":root", {
  "@media": {
    [breakpoint.stillness]: {
      vars: {
        [vars.duration.fast]: "0ms",
        [vars.duration.base]: "0ms",
        [vars.duration.slow]: "0ms",
      },
    },
  },
});
