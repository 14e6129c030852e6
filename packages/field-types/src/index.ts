export { FieldView, type FieldViewProps, isFieldShown, type ShownField, type ShownRecord } from "./FieldView";
export { FrameExit, type FrameExitProps } from "./frame/FrameExit";
export { type FrameAddresses, FrameProvider, type FrameProviderProps } from "./frame/FrameProvider";
export { fieldTypeIcon } from "./icons";
export { loadImagesAhead } from "./image/load-ahead";
export { type NamedField, recordText } from "./record-text";
export type { FindMatches } from "./view-parts/definition";
