export { FieldView, type FieldViewProps, isFieldShown, type ShownField, type ShownRecord } from "./FieldView";
export { FrameExit, type FrameExitProps } from "./frame/FrameExit";
export { type FrameAddresses, FrameProvider, type FrameProviderProps } from "./frame/FrameProvider";
export { type NamedField, recordText } from "./record-text";
export { fieldTypeIcon } from "./registry";
export type { FindMatches } from "./view-parts/definition";
