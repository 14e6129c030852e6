/** The buttons of image fields, and the images in Markdown. */
const images = "[data-enlarge], [data-enlarges] img[src]:not(a img)";

/** The image that was enlarged last. */
let last: WeakRef<HTMLElement> | undefined;

/** Opens the enlarged view of an image; pressed again, that of the next one. */
export function onEnlarge(): void {
  const image = imageToEnlarge();
  if (!image) return;
  last = new WeakRef(image);
  image.click();
}

/** Of the record that has the focus: the image after the one that was enlarged last, or the first one on screen. */
export function imageToEnlarge(): HTMLElement | undefined {
  const record = document.activeElement?.closest("[data-record-id]") ?? document;
  const found = [...record.querySelectorAll<HTMLElement>(images)];
  const shown = found.filter(isInView);
  const offered = shown.length > 0 ? shown : found;
  const before = last?.deref();
  return offered[((before ? offered.indexOf(before) : -1) + 1) % offered.length];
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
