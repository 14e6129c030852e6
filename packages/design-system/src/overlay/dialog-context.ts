import { createContext, use } from "react";

/** Whether the components inside are in a dialog. */
export const InDialog = createContext(false);

/** The attribute of a menu or popover that lifts it above the dialog that it was opened in. */
export function useDialogLayer(): { "data-in-dialog": true | undefined } {
  return { "data-in-dialog": use(InDialog) || undefined };
}
