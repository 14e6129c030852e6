import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { border, text } = vars.color;

/** The width of the margin beside the settings: about that of the questions beside a record. */
export const marginWidth = "28.5rem";

/** From the end of a form to the end of the margin beside it. */
export const toMargin = `calc(${marginWidth} + ${vars.space[6]})`;

// In a list, the line around it has the rule, and its grip and button stand beside the title.
export const part = style({
  borderBlockEnd: `1px solid ${border.hairline}`,
  selectors: { "li &": { borderBlockEnd: "none" } },
  "@media": {
    [breakpoint.roomy]: {
      // The line ends with the form, before the margin.
      selectors: {
        "&:has(> * > section)": {
          borderBlockEnd: "none",
          background: `linear-gradient(${border.hairline}, ${border.hairline}) bottom left / calc(100% - ${toMargin}) ${vars.width.hairline} no-repeat`,
        },
        "&:dir(rtl):has(> * > section)": { backgroundPosition: "bottom right" },
      },
    },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minBlockSize: "3.25rem",
  paddingBlock: vars.space[2],
  boxSizing: "border-box",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "li &": { minBlockSize: vars.size.control.sm, paddingBlock: 0 } },
  "@media": {
    [breakpoint.roomy]: {
      selectors: { [`${part}:has(> * > section) > &`]: { marginInlineEnd: toMargin } },
    },
    [breakpoint.phone]: { selectors: { "li &": { minBlockSize: vars.size.control.lg } } },
    [breakpoint.touch]: { selectors: { "li &": { minBlockSize: vars.size.target.touch } } },
  },
});

export const chevron = style({
  color: text.secondary,
  transition: `rotate ${vars.duration.fast}`,
  selectors: {
    "details[open] > summary > &": { rotate: "90deg" },
    // The icon is mirrored there.
    "details[open] > summary:dir(rtl) > &": { rotate: "-90deg" },
  },
});

export const icon = style({ color: text.secondary });

export const title = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const required = style({ marginInlineStart: vars.space[1], color: vars.color.danger.text });

export const name = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm.size,
  color: text.secondary,
  overflowWrap: "anywhere",
});

export const badges = style({ display: "flex", gap: vars.space[2], marginInlineStart: "auto" });

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space[6],
  paddingInlineStart: vars.space[6],
  paddingBlockEnd: vars.space[5],
  "@media": {
    [breakpoint.roomy]: {
      selectors: { "&:has(> section)": { gridTemplateColumns: `minmax(0, 1fr) ${marginWidth}` } },
    },
    [breakpoint.phone]: { paddingInlineStart: 0 },
  },
});

// In the margin of the page; on narrow screens below the form.
export const preview = style({
  minInlineSize: 0,
  "@media": {
    [breakpoint.medium]: {
      marginBlockStart: vars.space[4],
      paddingBlockEnd: vars.space[2],
      background: vars.color.bg.margin,
      borderBlockStart: `${vars.width.hairline} solid ${border.hairline}`,
    },
  },
});

/** Stays in view beside a long form. */
export const previewContent = style({
  position: "sticky",
  insetBlockStart: vars.space[4],
  "@media": { [breakpoint.medium]: { position: "static", paddingBlockStart: vars.space[4] } },
});

// Where the titles of questions start.
const indent = { paddingInline: `2.75rem ${vars.space[6]}` };

export const previewHead = style({
  ...indent,
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontWeight: vars.weight.medium,
});

export const previewHint = style({
  ...indent,
  marginBlock: `${vars.space[1]} 0`,
  fontFamily: vars.font.reading,
  fontStyle: "italic",
  fontSize: vars.text.sm.size,
  color: text.secondary,
});

export const danger = style({ display: "grid", gap: vars.space[3], paddingBlock: vars.space[4] });

/** A key of records, which may be of any length. */
export const keyName = style({
  display: "inline-block",
  maxInlineSize: "14rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  verticalAlign: "bottom",
});
