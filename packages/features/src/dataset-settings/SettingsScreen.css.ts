import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { marginWidth, toMargin } from "./parts/Parts.css";

// The width in which annotators read the guidelines is also used to edit them.
const reading = "57rem";

export const column = style({ maxInlineSize: reading });

// The page ends where its margin begins, in which questions have their preview.
const besideMargin = { "@media": { [breakpoint.roomy]: { marginInlineEnd: toMargin } } };

export const tabColumn = style({
  position: "relative",
  isolation: "isolate",
  maxInlineSize: "84rem",
  minBlockSize: "100%",
  "@media": {
    [breakpoint.roomy]: {
      // From the top to the bottom of the window, and on to its edge.
      "::after": {
        content: "",
        position: "absolute",
        zIndex: -1,
        insetBlock: `calc(-1 * ${vars.space[8]}) calc(-1 * ${vars.space[12]})`,
        insetInlineStart: `calc(100% - ${marginWidth})`,
        inlineSize: "100vw",
        background: vars.color.bg.margin,
        borderInlineStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
      },
    },
  },
});
globalStyle(`${tabColumn} > :not(:has(> [role="tablist"]))`, besideMargin);
// The row of tabs is 6 pixels longer than its line, at both ends.
globalStyle(`${tabColumn} > div > [role="tablist"]`, {
  "@media": { [breakpoint.roomy]: { marginInlineEnd: `calc(${toMargin} - 6px)` } },
});

export const tabContent = style({
  maxInlineSize: reading,
  selectors: { '&[data-settings-tab="questions"]': { maxInlineSize: "none" } },
  "@media": {
    [breakpoint.roomy]: {
      maxInlineSize: "none",
      selectors: { '&:not([data-settings-tab="questions"])': { marginInlineEnd: toMargin } },
    },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  // Tabs have a line of their own.
  selectors: { "&:has(+ section)": { borderBlockEnd: `1px solid ${vars.color.border.hairline}` } },
});

export const names = style({ minInlineSize: 0 });

export const dataset = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  color: vars.color.text.secondary,
});

export const name = style({ overflowWrap: "anywhere" });

export const setting = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: { "&:last-child": { borderBlockEnd: "none" } },
});

export const partForm = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[4],
});

export const settingTitle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.space[6],
});

export const adding = style({ display: "grid", gap: vars.space[2], paddingBlockStart: vars.space[4] });

export const number = style({ maxInlineSize: "30rem" });

export const outcome = style({ marginInlineEnd: "auto", color: vars.color.text.secondary });

export const figure = style({ fontFamily: vars.font.mono, fontWeight: 600 });
