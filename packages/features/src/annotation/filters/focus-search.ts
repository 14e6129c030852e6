/** Focuses the search for records, if it is on screen. */
export function onFocusSearch(): void {
  const [field] = [...document.querySelectorAll<HTMLInputElement>("[data-search-records]")].filter(
    (input) => input.checkVisibility?.() ?? true,
  );
  field?.focus();
  field?.select();
}
