import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";
import { marginWidth } from "./parts/Parts.css";

const { border } = vars.color;

export const editor = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
});

// Where the margin shows the preview, there is nothing to switch.
export const view = style({ "@media": { [breakpoint.roomy]: { display: "none" } } });

const other = (shown: "write" | "preview") => ({
  selectors: { [`${editor}:not([data-view="${shown}"]) > &`]: { display: "none" } },
});

export const source = style({
  minInlineSize: 0,
  "@media": { [breakpoint.medium]: other("write") },
});

export const preview = style({
  boxSizing: "border-box",
  minInlineSize: 0,
  minBlockSize: "12rem",
  "@media": {
    [breakpoint.medium]: {
      ...other("preview"),
      padding: vars.space[4],
      border: `${vars.width.hairline} solid ${border.hairline}`,
      borderRadius: vars.radius[2],
    },
    // Beside the source, and as high: a long preview must not move the buttons away from the text.
    [breakpoint.roomy]: {
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: `calc(100% + ${vars.space[6]})`,
      inlineSize: marginWidth,
      overflowY: "auto",
      paddingInline: `2.75rem ${vars.space[6]}`,
      paddingBlockEnd: vars.space[6],
      // Fades where there is more below.
      maskImage: `linear-gradient(black calc(100% - ${vars.space[6]}), transparent)`,
    },
  },
});

export const previewHead = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  marginBlock: `0 ${vars.space[3]}`,
  fontWeight: vars.weight.medium,
  "@media": { [breakpoint.medium]: { display: "none" } },
});
