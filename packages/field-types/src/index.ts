export { FieldView, isFieldShown, type ShownField } from "./FieldView";
export { FrameExit } from "./frame/FrameExit";
export { type FrameAddresses, FrameProvider } from "./frame/FrameProvider";
export { recordText } from "./record-text";
export { fieldTypeIcon } from "./registry";
