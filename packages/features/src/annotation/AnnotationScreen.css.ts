import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { actionBarHeight, keyboardInsetProperty } from "./form/ActionBar.css";

export const main = style({
  flex: 1,
  minBlockSize: 0,
  display: "grid",
  // Scrolling areas end at the top of the action bar, above a phone's keyboard: nothing focusable may be hidden
  // behind them.
  "@media": {
    [breakpoint.stacked]: {
      paddingBlockEnd: `calc(var(${actionBarHeight}, 0px) + var(${keyboardInsetProperty}, 0px))`,
      // On a tall window, the area below the last question belongs to the margin.
      background: vars.color.bg.margin,
    },
  },
});

// The bars above the record scroll away: otherwise they would leave no room for it.
globalStyle(`div:has(> ${main})`, {
  "@media": { [breakpoint.low]: { blockSize: "auto", minBlockSize: "100dvh" } },
});

// On a phone, the buttons for the dataset are in its menu, which leaves room for its name. Those that report something stay.
export const tools = style({ display: "contents" });
globalStyle(`${tools} > :not([data-always])`, { "@media": { [breakpoint.phone]: { display: "none" } } });
export const datasetMenu = style({
  display: "none",
  "@media": { [breakpoint.phone]: { display: "contents" } },
});

export const form = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minBlockSize: 0,
});

export const questions = style({
  flex: 1,
  minBlockSize: 0,
  overflow: "auto",
  scrollbarWidth: "thin",
  // Labels keep their positions whether or not the questions of a record need a scrollbar.
  scrollbarGutter: "stable",
  // A question that is scrolled into view ends above the fade.
  scrollPaddingBlockEnd: vars.space[6],
  // Questions fade out at the lower edge while more of them follow; at their end the fade is behind them.
  "::after": {
    content: "",
    position: "sticky",
    display: "block",
    insetBlockEnd: 0,
    blockSize: vars.space[6],
    background: `linear-gradient(transparent, ${vars.color.bg.margin})`,
    pointerEvents: "none",
  },
  "@media": {
    [breakpoint.stacked]: {
      overflow: "visible",
      scrollbarGutter: "auto",
      "::after": { display: "none" },
    },
  },
});

// The caret of a long text stays above the foot of its field, also where record and questions scroll together.
globalStyle(`${questions}:has(textarea:focus), ${main} > :has(textarea:focus)`, {
  scrollPaddingBlockEnd: "4rem",
});

/**
 * A record that is being loaded. Its height is unknown, so in one column what comes after it is shown together with it:
 * otherwise it would move.
 */
export const waiting = style({});
globalStyle(`${waiting} > section, ${waiting} ${questions}`, {
  "@media": { [breakpoint.stacked]: { display: "none" } },
});

/** The layout without a record. */
export const atRest = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[4],
  blockSize: "100%",
  overflow: "auto",
  scrollbarWidth: "thin",
  paddingBlock: vars.space[10],
  paddingInline: `44px ${vars.space[6]}`,
  "@media": { [breakpoint.phone]: { padding: `${vars.space[6]} ${vars.space[4]}` } },
});
export const atRestHead = style({ display: "flex", alignItems: "baseline", gap: vars.space[2] });
export const atRestTitle = style({
  font: "inherit",
  fontSize: vars.text.question.size,
  fontWeight: vars.weight.semibold,
});

export const guidelines = style({
  overflow: "hidden",
  columns: "2 18rem",
  columnGap: vars.space[10],
});

export const none = style({ color: vars.color.text.muted });
