import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.bar,
  paddingInline: vars.space[4],
  background: vars.color.bg.canvas,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  flex: "none",
  "@media": {
    [breakpoint.phone]: {
      // The pager gets what the status and the filters leave, however long its text is: under a finger that goes through
      // the records, the arrows stay where they are. Users who come are in a row of their own.
      display: "grid",
      gridTemplateColumns: "minmax(0, auto) auto minmax(8.5rem, 1fr)",
      gap: `0 ${vars.space[2]}`,
      minBlockSize: "3.25rem",
      paddingBlock: vars.space[1],
      paddingInline: vars.space[2],
    },
  },
});

const onlyWide = { "@media": { [breakpoint.phone]: { display: "none" } } };

export const count = style([{ color: vars.color.text.muted, fontWeight: vars.weight.regular }, onlyWide]);
export const keyboard = style([{ display: "inline-flex" }, onlyWide]);

export const mode = style([{ display: "inline-flex", marginInlineEnd: vars.space[1] }, onlyWide]);
export const onlyPhone = style({ display: "none", "@media": { [breakpoint.phone]: { display: "block" } } });

export const end = style({
  display: "flex",
  alignItems: "center",
  // Whole, except on a phone: the search and the badges of filters shorten instead.
  flex: "none",
  maxInlineSize: "100%",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: `0 ${vars.space[3]}`,
  minInlineSize: 0,
  marginInlineStart: "auto",
  "@media": { [breakpoint.phone]: { display: "contents" } },
});

export const others = style({
  display: "inline-flex",
  "@media": { [breakpoint.phone]: { gridRow: 2, gridColumn: "1 / -1", justifySelf: "end" } },
});

export const pager = style({
  "@media": {
    [breakpoint.phone]: {
      gridRow: 1,
      gridColumn: 3,
      justifySelf: "end",
      inlineSize: "100%",
      maxInlineSize: "14rem",
      gap: 0,
    },
  },
});

/** A whole phrase where otherwise numbers are. */
export const left = style({ "@media": { [breakpoint.phone]: { fontSize: vars.text.xs.size } } });
