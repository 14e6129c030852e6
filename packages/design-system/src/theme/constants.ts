const uiFace =
  '"IBM Plex Sans Variable", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK JP", system-ui, sans-serif';
const readingFace =
  '"Literata Variable", "Noto Serif", "Noto Naskh Arabic", "Noto Serif Hebrew", "Noto Serif CJK JP", "Songti SC", "Yu Mincho", Georgia, serif';
const monoFace =
  '"Source Code Pro Variable", "Noto Sans Mono", "Noto Sans Mono CJK JP", ui-monospace, monospace';

/** Values common to all themes: type, space, sizes, motion, layers. Type sizes are in rem, so that the browser's text size applies. */
export const constants = {
  font: { ui: uiFace, reading: readingFace, mono: monoFace },
  text: {
    "2xs": { size: "0.6875rem", line: "1rem" },
    xs: { size: "0.75rem", line: "1rem" },
    sm: { size: "0.8125rem", line: "1.25rem" },
    md: { size: "0.875rem", line: "1.25rem" },
    question: { size: "0.9375rem", line: "1.25rem" },
    lg: { size: "1rem", line: "1.5rem" },
    xl: { size: "1.25rem", line: "1.75rem" },
    "2xl": { size: "1.75rem", line: "2.25rem" },
    "3xl": { size: "4rem", line: "4.75rem" },
    reading: { size: "1.0625rem", line: "1.75rem" },
    answer: { size: "1rem", line: "1.625rem" },
  },
  weight: { regular: "400", medium: "500", semibold: "600" },
  measure: { reading: "42.5rem" },
  // The size of texts that are read, in proportion to the normal one: headings in them grow with it.
  scale: { reading: "1" },
  space: {
    0: "0",
    half: "0.125rem",
    1: "0.25rem",
    2: "0.5rem",
    3: "0.75rem",
    4: "1rem",
    5: "1.25rem",
    6: "1.5rem",
    8: "2rem",
    10: "2.5rem",
    12: "3rem",
    16: "4rem",
  },
  size: {
    control: { sm: "1.75rem", md: "2rem", lg: "2.5rem" },
    target: { touch: "2.75rem" },
    avatar: { mini: "1.625rem", small: "2.125rem", medium: "2.8125rem" },
    bar: "3rem",
  },
  radius: { 1: "2px", 2: "4px", 3: "6px", full: "999px" },
  // The distances of an interlinear gloss: between two of its lines, and the height of a text line with one label below
  // it, which ends before the letters of the next line begin. They grow with the text.
  span: { gap: "1rem", line: "2.5rem" },
  duration: { fast: "90ms", base: "160ms", slow: "240ms" },
  ease: { out: "cubic-bezier(0.2, 0.7, 0.2, 1)", inOut: "cubic-bezier(0.6, 0, 0.2, 1)" },
  layer: { bar: "10", popover: "30", dialog: "40", toast: "50", tooltip: "60" },
};
