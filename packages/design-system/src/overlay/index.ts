export { InDialog, useDialogLayer } from "./dialog-context";
export { spareKeyboard } from "./spare-keyboard";
export { useCloseRequest } from "./use-close-request";
export { useClosingKey } from "./use-closing-key";
export { useReturnedFocus } from "./use-returned-focus";
export { useSteadyFocus } from "./use-steady-focus";
