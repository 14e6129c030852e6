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
      padding: `${vars.space[2]} ${vars.space[3]}`,
      zIndex: vars.layer.bar,
    },
  },
});

export const clear = style({ marginInlineEnd: "auto" });

// In a narrow margin the keys give way before a button goes to a row of its own: the sheet of keys has them, too.
globalStyle(`${bar} [data-hint]`, { "@container": { "(max-width: 30rem)": { display: "none" } } });

// Narrow phones: four words in one row, rather than the most important one alone in a second.
globalStyle(`${bar} button`, {
  "@container": { "(max-width: 22rem)": { paddingInline: vars.space[2] } },
});

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
