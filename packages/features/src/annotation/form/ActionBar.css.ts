import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

/** How much the bar covers where it is fixed to the bottom of the window; long words take a second row. */
export const actionBarHeight = "--action-bar-height";

/** As wide as the margin that it stands in. */
export const actionBarWidth = "--action-bar-width";

/** How high the panel of guidelines is, folded or open. */
export const guidelinesHeight = "--guidelines-height";

/** How much a phone's keyboard covers of the window's foot. */
export const keyboardHeight = "--keyboard-height";

export const bar = style({
  paddingBlock: vars.space[3],
  paddingInline: `31px ${vars.space[6]}`,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  background: vars.color.bg.margin,
  flex: "none",
  "@media": {
    [breakpoint.stacked]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: `var(${keyboardHeight}, 0px)`,
      padding: `${vars.space[2]} ${vars.space[3]}`,
      zIndex: vars.layer.bar,
    },
  },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  flexWrap: "wrap",
  gap: vars.space[2],
});

export const clear = style({ marginInlineEnd: "auto" });

// Where the buttons do not fit into one row, their key hints are hidden first; the shortcut sheet lists them as well.
globalStyle(`${row}:is([data-tight=some], [data-tight=most]) [data-hint]`, { display: "none" });

// Narrow phones: four narrow buttons in one row, rather than the most important one alone in a second.
globalStyle(`${row}[data-tight=most]`, { gap: vars.space[1], marginInline: `calc(-1 * ${vars.space[1]})` });
globalStyle(`${row}[data-tight=most] button`, { paddingInline: vars.space[2] });

// Notices lie beside the margin, above the guidelines: these and the form of the next record stay free. On a phone, where
// there is no beside, they lie above the buttons.
globalStyle(`:root:has(${bar})`, {
  vars: {
    "--toast-clearance": `var(${guidelinesHeight}, 0px)`,
    "--toast-inline-clearance": `var(${actionBarWidth}, 0px)`,
  },
  "@media": {
    [breakpoint.stacked]: {
      vars: {
        "--toast-clearance": `calc(var(${actionBarHeight}, 0px) + var(${keyboardHeight}, 0px))`,
        "--toast-inline-clearance": "0px",
      },
    },
  },
});
