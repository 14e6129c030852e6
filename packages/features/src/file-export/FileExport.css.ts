import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

/** Records and answers beside the formats; one below the other on a phone. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: vars.space[6],
  rowGap: vars.space[4],
  alignItems: "start",
  "@media": { [breakpoint.phone]: { gridTemplateColumns: "1fr" } },
});

export const part = style({ display: "grid", gap: vars.space[5], minInlineSize: 0 });

/** The choices that belong to the last of the answers. */
export const voting = style({
  display: "grid",
  gap: vars.space[4],
  minInlineSize: 0,
});

export const across = style({ gridColumn: "1 / -1" });

export const options = style({
  display: "grid",
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const legend = style({
  marginBlockEnd: vars.space[2],
  padding: 0,
  fontWeight: vars.weight.medium,
});

export const progress = style({ display: "grid", gap: vars.space[3] });

export const line = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

export const name = style({ overflowWrap: "anywhere" });
