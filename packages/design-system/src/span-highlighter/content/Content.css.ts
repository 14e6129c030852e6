import { globalStyle, style } from "@vanilla-extract/css";

export const content = style({ whiteSpace: "normal" });

// Each line has the height that the gloss needs, whatever element it belongs to, also if an extension sets another one for
// all elements (see `block` of the highlighter).
globalStyle(
  `${content} :is(h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, th, blockquote, pre, figcaption, span, div)`,
  {
    lineHeight: "inherit !important",
  },
);
