/** Moves the focus to the first field on the shown tab that is wrong, or else to what adds a part. */
export function focusFirstProblem(page: HTMLElement | null): void {
  focusFirstProblemIn(page?.querySelector('[role="tabpanel"][data-state="active"]'));
}

/** Moves the focus to the first wrong field of a form, or else to its first button. */
export function focusFirstProblemIn(panel: Element | null | undefined): void {
  const wrong = panel?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  wrong?.closest("details")?.setAttribute("open", "");
  (wrong ?? panel?.querySelector<HTMLElement>("button"))?.focus();
}

/** Moves the focus to the first field on the shown tab. */
export function focusFirstField(page: HTMLElement | null): void {
  page?.querySelector<HTMLElement>('[role="tabpanel"][data-state="active"] input')?.focus();
}
