import { breakpoint, themeContract } from "@glossa/design-system/contract";
import { assignVars, globalStyle } from "@vanilla-extract/css";

const { color } = themeContract;
// Spans keep their line and their word; hue means nothing to somebody who chose the colours themselves.
const plainSpan = { line: "CanvasText", tint: "Canvas", text: "CanvasText" };
const { stroke, ...hues } = themeContract.span;

// The doubled attribute outweighs the themes' own selectors wherever this sheet lands in the bundle.
globalStyle(":root:root, [data-theme][data-theme]", {
  "@media": {
    [breakpoint.forced]: {
      vars: {
        ...assignVars(color.bg, {
          canvas: "Canvas",
          page: "Canvas",
          margin: "Canvas",
          raised: "Canvas",
          sunken: "Canvas",
          hover: "Canvas",
          press: "Canvas",
          selected: "Canvas",
          scrim: "Canvas",
        }),
        ...assignVars(color.text, {
          reading: "CanvasText",
          primary: "CanvasText",
          secondary: "CanvasText",
          muted: "CanvasText",
          disabled: "GrayText",
          link: "LinkText",
        }),
        ...assignVars(color.code, {
          word: "CanvasText",
          text: "CanvasText",
          number: "CanvasText",
          name: "CanvasText",
          comment: "CanvasText",
        }),
        ...assignVars(color.border, {
          hairline: "CanvasText",
          control: "ButtonBorder",
          strong: "CanvasText",
          disabled: "GrayText",
        }),
        ...assignVars(color.accent, {
          solid: "Highlight",
          hover: "Highlight",
          press: "Highlight",
          on: "HighlightText",
          text: "CanvasText",
          subtle: "Canvas",
          line: "Highlight",
        }),
        ...assignVars(color.toggled, { bg: "Highlight", on: "HighlightText" }),
        ...assignVars(color.focus, { ring: "Highlight", gap: "Canvas" }),
        ...Object.fromEntries(
          Object.values(hues).flatMap((hue) => Object.entries(assignVars(hue, plainSpan))),
        ),
        [stroke]: "3px",
        [themeContract.width.control]: "2px",
        [themeContract.focus.width]: "3px",
      },
    },
  },
});
