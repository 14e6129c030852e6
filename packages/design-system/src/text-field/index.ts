export { FieldFrame, type FieldWords, noteAttributes } from "./FieldFrame";
export { FieldNote } from "./FieldNote";
export { RequiredMark } from "./RequiredMark";
export type { RevealLabels } from "./RevealButton";
export { TextField, type TextFieldProps } from "./TextField";
export { useFieldId } from "./use-field-id";
export { useTouched } from "./use-touched";
