import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { leavesAtOnce } from "../overlay/leaving";
import { surface } from "../overlay/surface";
import { breakpoint, rootClass, vars } from "../theme";

const { bg, border } = vars.color;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: "0 4px" } });
const still = { [breakpoint.stillness]: { animation: "none" } };

/** The height of the buttons at the end, which cover what scrolls behind them; the dialog measures it. */
export const footHeight = "--glossa-dialog-foot";

export const scrim = style([
  rootClass,
  {
    position: "fixed",
    inset: 0,
    zIndex: vars.layer.dialog,
    display: "grid",
    placeItems: "center",
    overflow: "auto",
    // What gets the focus is scrolled to a place above the buttons, with its ring.
    scrollPaddingBlockStart: vars.space[2],
    scrollPaddingBlockEnd: `calc(var(${footHeight}, 0px) + ${vars.space[2]})`,
    padding: vars.space[4],
    background: bg.scrim,
    animation: `${fade} ${vars.duration.base} ${vars.ease.out}`,
    "@media": { ...still, [breakpoint.phone]: { padding: vars.space[2] } },
    selectors: leavesAtOnce,
  },
]);

export const dialog = style({
  inlineSize: "100%",
  maxInlineSize: "480px",
  ...surface,
  boxShadow: vars.shadow.dialog,
  animation: `${rise} ${vars.duration.base} ${vars.ease.out}`,
  "@media": still,
  selectors: {
    ...leavesAtOnce,
    "&[data-wide]": { maxInlineSize: "720px" },
    "&[data-full]": { maxInlineSize: "none" },
    "&:focus-visible": { outline: "none" },
  },
});

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  paddingInline: `${vars.space[6]} ${vars.space[5]}`,
});

export const title = style({
  flex: 1,
  overflowWrap: "anywhere",
  font: `${vars.weight.medium} ${vars.text.xl.size}/${vars.text.xl.line} ${vars.font.reading}`,
  letterSpacing: "-0.006em",
});

// In the middle of the first line of the title, however large a finger needs it.
globalStyle(`${head} > button`, {
  "@media": {
    [breakpoint.phone]: { marginBlock: `calc((${vars.text.xl.line} - ${vars.size.control.lg}) / 2)` },
    [breakpoint.touch]: { marginBlock: `calc((${vars.text.xl.line} - ${vars.size.target.touch}) / 2)` },
  },
});

export const body = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  paddingInline: vars.space[6],
  "@media": { [breakpoint.phone]: { paddingBlock: `${vars.space[3]} ${vars.space[4]}` } },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[6],
  borderBlockStart: `${vars.width.hairline} solid ${border.hairline}`,
  // A long text must not push the buttons out of view.
  position: "sticky",
  insetBlockEnd: `calc(-1 * ${vars.space[4]})`,
  "@media": { [breakpoint.phone]: { insetBlockEnd: `calc(-1 * ${vars.space[2]})` } },
  background: bg.raised,
  borderEndStartRadius: vars.radius[3],
  borderEndEndRadius: vars.radius[3],
});
