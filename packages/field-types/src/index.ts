export { FieldView, type ShownField } from "./FieldView";
export { fieldTypeIcon } from "./registry";
