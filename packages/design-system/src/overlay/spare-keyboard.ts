import { breakpoint } from "../theme";

/** What can have the focus, and which of it shows an on-screen keyboard. */
const controls = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";
const fields =
  "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])";

/**
 * Gives the focus to a surface that opens instead of to a text field at its top, where fingers are used: the on-screen
 * keyboard would cover what was opened. A field that is focused by `autoFocus` keeps the focus.
 *
 * @param event the event of Radix that asks what has the focus first
 */
export function spareKeyboard(event: Event): void {
  const surface = event.currentTarget;
  if (!(surface instanceof HTMLElement) || !window.matchMedia?.(breakpoint.touch).matches) return;
  if (!surface.querySelector(controls)?.matches(fields)) return;
  event.preventDefault();
  surface.focus({ preventScroll: true });
}
