/** The buttons of image fields, and the images in Markdown. */
const images = "[data-enlarge], [data-enlarges] img[src]:not(a img)";

/** Opens the enlarged view of an image: of the record that has the focus, the first one on screen. */
export function onEnlarge(): void {
  const record = document.activeElement?.closest("[data-record-id]") ?? document;
  const found = [...record.querySelectorAll<HTMLElement>(images)];
  (found.find(isInView) ?? found[0])?.click();
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
