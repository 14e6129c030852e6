/** The tokens of a fourth theme that differ from those of light. Its colours are those of old paper. */
export const fourthTheme = {
  bg: { canvas: "#f7f0e3", page: "#fffefa", margin: "#fdf9f2", raised: "#fffefa", sunken: "#f1e9da" },
  text: { muted: "#5f5540" },
};
