export type { RevealLabels } from "./RevealButton";
export { TextField, type TextFieldProps } from "./TextField";
export { useTouched } from "./use-touched";
