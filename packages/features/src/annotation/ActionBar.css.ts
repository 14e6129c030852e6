import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

/** How much the bar covers where it is fixed to the bottom of the window; long words take a second row. */
export const actionBarHeight = "--action-bar-height";

/** How much a phone's keyboard covers of the window's foot. */
export const keyboardHeight = "--keyboard-height";

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  flexWrap: "wrap",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: `31px ${vars.space[6]}`,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  background: vars.color.bg.margin,
  flex: "none",
  containerType: "inline-size",
  "@media": {
    [breakpoint.stacked]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: `var(${keyboardHeight}, 0px)`,
      gap: vars.space[1],
      padding: `${vars.space[2]} ${vars.space[3]}`,
      zIndex: vars.layer.bar,
    },
  },
});

export const clear = style({ marginInlineEnd: "auto" });

// In a narrow margin the keys give way before a button goes to a row of its own: the sheet of keys has them, too.
globalStyle(`${bar} [data-hint]`, { "@container": { "(max-width: 30rem)": { display: "none" } } });

// The narrowest phones: four words in one row, rather than the most important one alone in a second.
globalStyle(`${bar} button`, {
  "@container": { "(max-width: 20rem)": { paddingInline: vars.space[2] } },
});

// Notices lie above the buttons: below the bar there is still the folded panel, on a phone nothing.
globalStyle(`:root:has(${bar})`, {
  vars: { "--toast-clearance": `calc(var(${actionBarHeight}, 0px) + 50px)` },
  "@media": {
    [breakpoint.stacked]: {
      vars: {
        "--toast-clearance": `calc(var(${actionBarHeight}, 0px) + var(${keyboardHeight}, 0px))`,
      },
    },
  },
});
