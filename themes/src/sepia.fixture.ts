/** A page of old paper, as somebody would write it who wants a fourth theme: the tokens in which it differs from light. */
export const sepia = {
  bg: { canvas: "#f7f0e3", page: "#fffefa", margin: "#fdf9f2", raised: "#fffefa", sunken: "#f1e9da" },
  text: { muted: "#5f5540" },
};
