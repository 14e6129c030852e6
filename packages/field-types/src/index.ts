export { FieldView, isFieldShown, type ShownField } from "./FieldView";
export { type FrameAddresses, FrameProvider } from "./frame/FrameProvider";
export { recordText } from "./record-text";
export { fieldTypeIcon } from "./registry";
