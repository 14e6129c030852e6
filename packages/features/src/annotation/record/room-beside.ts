/** The property with the width that the first line of a head leaves to the save state, in pixels. */
export const roomProperty = "--glossa-save-room";

/** What the save state takes at least: its drawing. */
const LEAST = 24;

/** What a line leaves beside those items, one after the other, that fit into it beside the drawing of the save state. */
export function roomBeside(widths: readonly number[], line: number): number {
  let room = line;
  for (const width of widths) {
    if (room - width < LEAST) break;
    room -= width;
  }
  return Math.floor(room);
}

/** Keeps the room for the save state in the head of a record such that no fact moves to another line for it. */
export function keepRoom(head: HTMLElement): () => void {
  let frame = 0;
  // In the next animation frame: browsers report an error if an observer changes the size that it observes.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => measure(head));
  });
  measure(head);
  // The first item is that of the status: its width also changes with the font.
  for (const element of [head, ...head.querySelectorAll("[data-head-end], [data-head-item]:first-child")])
    observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

function measure(head: HTMLElement): void {
  const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
  const end = head.querySelector("[data-head-end]");
  const taken = widthOf(end) - widthOf(end?.querySelector("[data-kind]") ?? null);
  // Not with the margins of facts that are hidden on a phone.
  const items = [...head.querySelectorAll("[data-head-item]")]
    .filter((item) => widthOf(item) > 0)
    .map((item) => widthOf(item) + Number.parseFloat(getComputedStyle(item).marginInlineEnd || "0"));
  const room = roomBeside(items, widthOf(head) - taken);
  head.style.setProperty(roomProperty, `${room}px`);
}
