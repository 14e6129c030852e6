/** Opens the enlarged view of an image: of the record that has the focus, the first one on screen. */
export function onEnlarge(): void {
  const record = document.activeElement?.closest("[data-record-id]") ?? document;
  const buttons = [...record.querySelectorAll<HTMLElement>("[data-enlarge]")];
  (buttons.find(isInView) ?? buttons[0])?.click();
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
