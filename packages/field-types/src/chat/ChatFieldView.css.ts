import { breakpoint, vars } from "@glossa/design-system/contract";
import { createVar, globalStyle, style } from "@vanilla-extract/css";

const { role: colour } = vars.color;
const line = createVar();

/** The estimated height of a message in lines, where there is room for its measure and on a phone. */
export const lines = "--glossa-lines";
export const linesOnPhone = "--glossa-lines-on-phone";

export const chat = style({ display: "grid", gap: vars.space[4], maxInlineSize: vars.measure.reading });

const heightOf = (count: string) => `auto calc(var(${count}) * ${vars.text.answer.line})`;

export const message = style({
  display: "grid",
  selectors: {
    // Messages of a long chat are laid out near the viewport only; the browser's own search still finds them.
    "[data-long] > &": { contentVisibility: "auto", containIntrinsicBlockSize: heightOf(lines) },
    '&[data-role="1"]': { vars: { [line]: colour[1] } },
    '&[data-role="2"]': { vars: { [line]: colour[2] } },
    '&[data-role="3"]': { vars: { [line]: colour[3] } },
    '&[data-role="4"]': { vars: { [line]: colour[4] } },
    '&[data-role="5"]': { vars: { [line]: colour[5] } },
  },
  "@media": {
    [breakpoint.phone]: {
      selectors: { "[data-long] > &": { containIntrinsicBlockSize: heightOf(linesOnPhone) } },
    },
  },
});

export const turn = style({
  display: "grid",
  gap: vars.space.half,
  minInlineSize: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${line}`,
  selectors: {
    '[data-side="end"] > &': {
      justifySelf: "end",
      maxInlineSize: "86%",
      paddingInline: `0 ${vars.space[4]}`,
      borderInlineStart: 0,
      borderInlineEnd: `2px solid ${line}`,
    },
  },
});

globalStyle(`${chat} ${turn} > :last-child`, {
  fontSize: vars.text.answer.size,
  lineHeight: vars.text.answer.line,
});

export const role = style({
  color: line,
  font: `${vars.weight.semibold} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.ui}`,
  overflowWrap: "anywhere",
  selectors: { '[data-side="end"] > * > &': { textAlign: "end" } },
});

/** The heading of a message whose role is that of the one before: only screen readers have it. */
export const noRole = style({ position: "absolute", inlineSize: "1px", blockSize: "1px" });
