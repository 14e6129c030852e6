export { InDialog, useDialogLayer } from "./dialog-context";
export { useReturnedFocus } from "./use-returned-focus";
