/** Leads the keyboard to the first thing that is changed and not saved. */
export function focusFirstModified(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-unsaved]");
  const wayBack = form?.querySelector<HTMLElement>("[data-aside]");
  if (wayBack) wayBack.focus();
  else focusSetting(form);
}

/** Leads the keyboard to what a form sets. */
export function focusSetting(form: HTMLFormElement | null): void {
  const control = form?.querySelector<HTMLElement>("textarea, input:not([type=radio])");
  // While the preview is shown, what leads back from it comes first.
  (control ?? form?.querySelector("input"))?.focus();
}
