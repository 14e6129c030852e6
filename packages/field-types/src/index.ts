export { FieldView, type FieldViewProps, isFieldShown, type ShownField } from "./FieldView";
export { FrameExit } from "./frame/FrameExit";
export { type FrameAddresses, FrameProvider } from "./frame/FrameProvider";
export { type NamedField, recordText } from "./record-text";
export { fieldTypeIcon } from "./registry";
export type { FindMatches } from "./view-parts/definition";
