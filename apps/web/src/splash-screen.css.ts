import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, keyframes } from "@vanilla-extract/css";

// What `index.html` shows while the code of the app loads: the mark, where the first page will have it. It is outside
// of what React renders, so that no moment between the first file and the first page is blank; `splash-screen.ts` removes
// it.

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const appear = keyframes({ from: { opacity: 0 } });

const { bg, border, text } = vars.color;
const splash = ".splash-screen";

globalStyle(splash, {
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  display: "flex",
  alignItems: "center",
  boxSizing: "border-box",
  blockSize: vars.size.bar,
  paddingInline: vars.space[4],
  background: bg.canvas,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  // The ground of the page around it.
  boxShadow: `0 0 0 100vmax ${bg.page}`,
  color: text.primary,
  "@media": { [breakpoint.phone]: { paddingInline: `calc(${vars.space[3]} + 0.6875rem)` } },
});
globalStyle(`${splash} > svg`, { flex: "none", inlineSize: "1.375rem", blockSize: "1.375rem" });
globalStyle(`${splash} [data-note]`, { stroke: vars.color.accent.line });

// Without a user the first page is that for signing in, which has no bar.
const signIn = `:root[data-start="sign-in"] ${splash}`;
globalStyle(signIn, {
  insetBlockStart: vars.space[10],
  blockSize: "1.625rem",
  paddingInline: vars.space[16],
  background: bg.page,
  border: 0,
  "@media": {
    [breakpoint.narrow]: {
      insetBlockStart: vars.space[6],
      paddingInline: `max(${vars.space[6]}, calc(50% - 300px))`,
    },
  },
});
globalStyle(`${signIn} > svg`, { inlineSize: "1.625rem", blockSize: "1.625rem" });

// On a slow connection, a spinner like that of the design system shows that the page is loading.
globalStyle(`${splash}::after`, {
  content: "",
  position: "fixed",
  inset: 0,
  margin: "auto",
  boxSizing: "border-box",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  borderRadius: vars.radius.full,
  border: `2px solid color-mix(in oklab, ${text.secondary} 30%, transparent)`,
  borderBlockStartColor: text.secondary,
  animation: `${turn} 0.8s linear infinite, ${appear} 0.3s 1s backwards`,
  "@media": {
    [breakpoint.stillness]: { animationDuration: "3s, 0s" },
    [breakpoint.forced]: { forcedColorAdjust: "none" },
  },
});
globalStyle(`:root[data-motion="reduced"] ${splash}::after`, { animationDuration: "3s, 0s" });
