import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

/** The height of the bar if it is fixed to the bottom of the window; long labels wrap into a second row. */
export const actionBarHeight = "--glossa-action-bar-height";

/** The width of the margin that contains the bar. */
export const actionBarWidth = "--glossa-action-bar-width";

/** The height of the guidelines panel, folded or open. */
export const guidelinesHeight = "--glossa-guidelines-height";

/** The height of a phone's keyboard at the bottom of the window. */
export const keyboardInsetProperty = "--glossa-keyboard-height";

export const bar = style({
  paddingBlock: vars.space[3],
  // The text of the first button starts where the questions do.
  paddingInline: `calc(2.75rem - ${vars.space[3]} - ${vars.width.control}) ${vars.space[6]}`,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  background: vars.color.bg.margin,
  flex: "none",
  // The questions above leave room for their scrollbar: the last button ends where they do.
  overflow: "hidden",
  scrollbarWidth: "thin",
  scrollbarGutter: "stable",
  "@media": {
    [breakpoint.stacked]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: `var(${keyboardInsetProperty}, 0px)`,
      padding: `${vars.space[2]} ${vars.space[3]}`,
      overflow: "visible",
      scrollbarGutter: "auto",
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

// Where the whole page scrolls, what gets the focus is not hidden behind the bar.
globalStyle(`:root:has(${bar})`, {
  "@media": { [breakpoint.low]: { scrollPaddingBlockEnd: `var(${actionBarHeight}, 0px)` } },
});

// If the buttons do not fit into one row, their key hints are hidden first, that of the main action last: the buttons stand
// in this order, and that of the draft is the longest. The dialog of shortcuts lists them as well.
const without = (hints: string) => ({ [`${hints} [data-hint]`]: { display: "none" } });
for (const [hidden, style] of Object.entries({
  ...without(`${row}:not([data-tight=none]) > :nth-last-child(2)`),
  ...without(`${row}:not(:is([data-tight=none], [data-tight=one-hint])) > :nth-last-child(n + 2)`),
  ...without(`${row}:is([data-tight=hints], [data-tight=label], [data-tight=most])`),
}))
  globalStyle(hidden, style);

/** A label and its short form, which is shown where there is no room. Screen readers hear the label in any case. */
export const whole = style({});
export const brief = style({ display: "none" });
const isShort = `${row}:is([data-tight=label], [data-tight=most])`;
globalStyle(`${isShort} ${brief}`, { display: "inline" });
globalStyle(`${isShort} ${whole}`, {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

// Narrow phones: four narrow buttons in one row instead of the most important one alone in a second. Their space is
// taken, not that between them: a finger does not submit what was to be a draft.
globalStyle(`${row}[data-tight=most]`, { marginInline: `calc(-1 * ${vars.space[1]})` });
globalStyle(`${row}[data-tight=most] button`, { paddingInline: "5px" });

// Notices appear next to the margin, above the guidelines, so that these and the form of the next record stay visible.
// In one column they appear instead of the top bar, and above the buttons only while the focus is in that bar.
globalStyle(`:root:has(${bar})`, {
  vars: {
    "--glossa-toast-clearance": `var(${guidelinesHeight}, 0px)`,
    "--glossa-toast-inline-clearance": `var(${actionBarWidth}, 0px)`,
  },
  "@media": {
    [breakpoint.stacked]: {
      vars: {
        "--glossa-toast-clearance": `calc(var(${actionBarHeight}, 0px) + var(${keyboardInsetProperty}, 0px))`,
        "--glossa-toast-inline-clearance": "0px",
      },
    },
  },
});
