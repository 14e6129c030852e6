export { FieldView, isFieldShown, type ShownField } from "./FieldView";
export { type FrameAddresses, FrameProvider } from "./frame/FrameProvider";
export { fieldTypeIcon, fieldTypeOf } from "./registry";
