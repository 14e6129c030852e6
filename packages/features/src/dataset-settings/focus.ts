/**
 * Moves the focus to the first control whose change is not saved.
 *
 * @example
 * <Button onClick={focusFirstModified}>Show the unsaved change</Button>
 */
export function focusFirstModified(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-unsaved]");
  const wayBack = form?.querySelector<HTMLElement>("[data-aside]");
  if (wayBack) wayBack.focus();
  else focusSetting(form);
}

/** Moves the focus to the control of a form. */
export function focusSetting(form: HTMLFormElement | null): void {
  const control = form?.querySelector<HTMLElement>("textarea, input:not([type=radio])");
  // While the preview is shown, the first control is the one that closes it.
  (control ?? form?.querySelector("input"))?.focus();
}
