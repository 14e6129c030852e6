/** Loads the label picker and the keys that hints show, as soon as the highlighter is used. */
export const loadPicker = () => import("./SpanPicker");
