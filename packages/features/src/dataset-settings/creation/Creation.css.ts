import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { toMargin } from "../parts/Parts.css";

// As high as the name of a dataset with its button, at this place of its settings.
export const kept = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.control.sm,
  color: vars.color.text.secondary,
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const tab = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  paddingBlock: vars.space[5],
});

export const short = style({ maxInlineSize: "30rem" });

export const order = style({ maxInlineSize: "40rem" });

export const forms = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  ":empty": { display: "none" },
});

globalStyle(`[data-settings-tab="questions"] > ${tab} > :not(${forms})`, {
  "@media": { [breakpoint.roomy]: { marginInlineEnd: toMargin } },
});

export const add = style({ display: "flex" });
