import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  paddingInline: `43px ${vars.space[6]}`,
  flex: "none",
  // The questions above leave room for their scrollbar: what stands at the end of both is aligned.
  overflow: "hidden",
  scrollbarWidth: "thin",
  scrollbarGutter: "stable",
  ":empty": { display: "none" },
  "@media": {
    [breakpoint.stacked]: { overflow: "visible", scrollbarGutter: "auto" },
    [breakpoint.phone]: { paddingInline: vars.space[3] },
  },
});

export const hints = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  // Touch devices usually have no keyboard.
  "@media": { "(pointer: coarse)": { display: "none" } },
});

export const hint = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  fontSize: vars.text.xs.size,
  color: vars.color.text.muted,
});

// Keys that only work in a text, or only outside, are shown there: the page does not render because the focus moves.
const inText = ':is(textarea, [role="textbox"]):focus';
globalStyle(`:root:has(${inText}) ${hint}[data-in-text="false"]`, { display: "none" });
globalStyle(`:root:not(:has(${inText})) ${hint}[data-in-text="true"]`, { display: "none" });
