/**
 * The class under which our rules for plain elements apply. On `<html>`, the whole page is ours; on another element, its
 * content is. Overlays, which stand at the end of the body, have it themselves.
 */
export const rootClass = "glossa";

/** The custom property with the colour scheme of the theme; only what has the class takes it over. */
export const colorSchemeName = "--glossa-color-scheme";
