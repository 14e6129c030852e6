import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { breakpoint } from "./breakpoint";
import { vars } from "./contract.css";
import { colorSchemeName, rootClass } from "./root";

// `:where` adds nothing to the specificity: components outweigh these rules as if the class were not there.
const root = `:where(.${rootClass})`;
const page = `:where(html.${rootClass})`;
const inHost = `:where(.${rootClass}:not(html))`;

/** Styles elements by their names, below the root class only. */
function elements(names: string, rule: GlobalStyleRule) {
  globalStyle(below(names), rule);
}

/** Styles what has the root class or stands below it. */
function everything(states: string[], rule: GlobalStyleRule) {
  globalStyle(states.flatMap((state) => [`${root}${state}`, `${root} ${state}`]).join(", "), rule);
}

function below(names: string): string {
  return names
    .split(", ")
    .map((name) => `${root} ${name}`)
    .join(", ");
}

// In the page of a host, elements start from the browser's own styles instead of the host's. Attributes such as `width`
// and `stroke` count as styles of the page, so these elements keep theirs.
const withAttributes = "svg, svg *, img, video, canvas, iframe";
const plain = `${inHost} :where(:not(${withAttributes}))`;
const generated = ["::before", "::after", "::placeholder"].map((name) => `${inHost} ${name}`);
globalStyle([plain, ...generated].join(", "), { all: "revert" });
globalStyle(`${inHost} :where(${withAttributes})`, {
  display: "revert",
  border: "revert",
  maxInlineSize: "revert",
  verticalAlign: "revert",
});
globalStyle(`${root}, ${below("*")}`, { boxSizing: "border-box" });
everything(["::before", "::after"], { boxSizing: "border-box" });
globalStyle(root, {
  colorScheme: `var(${colorSchemeName})`,
  scrollbarColor: `${vars.color.border.control} transparent`,
});
globalStyle(page, { fontSize: "100%", textSizeAdjust: "100%" });
globalStyle(`${page} body`, { margin: 0, background: vars.color.bg.canvas });
// Not on `<html>`: its font size is the unit of all others.
globalStyle(`${root}:not(html), ${page} body`, {
  color: vars.color.text.primary,
  font: `${vars.weight.regular} ${vars.text.md.size}/${vars.text.md.line} ${vars.font.ui}`,
  fontVariantNumeric: "tabular-nums",
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
});
// A host may have set these for its own texts.
globalStyle(inHost, {
  letterSpacing: "normal",
  wordSpacing: "normal",
  textAlign: "start",
  textTransform: "none",
  textIndent: 0,
  whiteSpace: "normal",
  tabSize: 8,
  WebkitTapHighlightColor: "initial",
});
elements("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre", { margin: 0 });
// A host's line height for large headings would be too great; ours set their own.
elements("h1, h2, h3, h4", { lineHeight: "max(1.25em, 1.25rem)" });
elements("ul, ol", { padding: 0, listStyle: "none" });
elements("a", { color: vars.color.text.link, textDecorationThickness: "1px", textUnderlineOffset: "3px" });
elements("a:hover", { textDecorationThickness: "2px" });
elements("button, input, textarea, select", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
elements("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
elements("fieldset", { border: 0, margin: 0, padding: 0, minInlineSize: 0 });
elements("hr", {
  border: 0,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  margin: 0,
});
elements("code", { fontFamily: vars.font.mono });
elements(":not(pre) > code", { fontSize: "0.929em" });
elements("kbd", { font: "inherit" });
elements("[hidden]", { display: "none !important" });
elements("input::placeholder, textarea::placeholder", { color: vars.color.text.muted, opacity: 1 });
everything(["::selection"], {
  background: `color-mix(in oklab, ${vars.color.accent.line} 30%, transparent)`,
});

// The one focus ring: never removed, never animated.
everything([":focus-visible"], {
  outline: `${vars.focus.width} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.focus.offset,
});
everything([":focus:not(:focus-visible)"], { outline: "none" });

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
