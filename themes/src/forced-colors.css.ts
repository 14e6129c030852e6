import { breakpoint, colorSchemeName, themeContract } from "@glossa/design-system/contract";
import { assignVars, globalStyle } from "@vanilla-extract/css";

const { color } = themeContract;
// Spans keep their line and their word; hue means nothing to somebody who chose the colours themselves.
const plainSpan = { line: "CanvasText", tint: "Canvas", text: "CanvasText" };
const feedback = { text: "CanvasText", line: "CanvasText", subtle: "Canvas" };
const { stroke, ...hues } = themeContract.span;

// The doubled attribute outweighs the themes' own selectors wherever this sheet lands in the bundle.
globalStyle(":root:root, [data-theme][data-theme]", {
  "@media": {
    [breakpoint.forced]: {
      vars: {
        // Otherwise the colours of the system would be those for the scheme of the theme in parts that keep their own.
        [colorSchemeName]: "light dark",
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
        // Icons and meters keep these; those of a theme may have no contrast to the colours of the system.
        ...assignVars(color.status, {
          pending: "CanvasText",
          draft: "CanvasText",
          submitted: "CanvasText",
          discarded: "CanvasText",
        }),
        ...assignVars(color.pencil, { line: "CanvasText", text: "CanvasText", bg: "Canvas" }),
        ...assignVars(color.warning, feedback),
        ...assignVars(color.success, feedback),
        ...assignVars(color.info, feedback),
        [color.danger.text]: "CanvasText",
        [color.danger.line]: "CanvasText",
        [color.danger.subtle]: "Canvas",
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
