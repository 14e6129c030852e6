export { Status, type StatusProps } from "./Status";
export { StatusGlyph, type StatusName } from "./StatusGlyph";
