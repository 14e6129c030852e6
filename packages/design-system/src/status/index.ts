export { Status, type StatusProps } from "./Status";
export { StatusGlyph, type StatusGlyphProps, type StatusName } from "./StatusGlyph";
