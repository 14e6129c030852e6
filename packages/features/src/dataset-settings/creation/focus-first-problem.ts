/** Moves the focus to the first field on the shown tab that is wrong, or else to what adds a part. */
export function focusFirstProblem(page: HTMLElement | null): void {
  const panel = page?.querySelector('[role="tabpanel"][data-state="active"]');
  const wrong = panel?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.closest("details")?.setAttribute("open", "");
  (wrong ?? panel?.querySelector<HTMLElement>("button"))?.focus();
}
