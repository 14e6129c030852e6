import type { SettingsTab } from "./view-model";

/**
 * Shows the first setting whose change is not saved, and moves the focus to it.
 *
 * @param onTab shows its tab
 * @example
 * declare function showTab(tab: SettingsTab): void;
 * <Button onClick={() => focusFirstModified(showTab)}>Show the unsaved change</Button>
 */
export function focusFirstModified(onTab: (tab: SettingsTab) => void): void {
  const form = document.querySelector<HTMLFormElement>("form[data-unsaved]");
  const tab = form?.closest<HTMLElement>("[data-settings-tab]")?.dataset.settingsTab;
  if (tab) onTab(tab as SettingsTab);
  const part = form?.closest("details");
  if (part) part.open = true;
  // What is not displayed takes no focus: the tab is shown first.
  requestAnimationFrame(() => {
    const wayBack = form?.querySelector<HTMLElement>("[data-aside]");
    if (wayBack) wayBack.focus();
    else focusSetting(form);
  });
}

/** Moves the focus to the control of a form. */
export function focusSetting(form: HTMLFormElement | null): void {
  const control = form?.querySelector<HTMLElement>("textarea, input:not([type=radio])");
  // While the preview is shown, the first control is the one that closes it.
  (control ?? form?.querySelector("input"))?.focus();
}
