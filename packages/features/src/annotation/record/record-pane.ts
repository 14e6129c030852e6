/** The element around another one that scrolls: in a low window it is the document. */
export function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.scrollingElement ?? document.documentElement;
}

/** Where what scrolls the record begins on the screen. */
export function edgeOf(record: Element): number {
  const scroller = scrollerOf(record);
  return scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
}

/** How much of a page is still visible on the next one. */
const SHOWN_AGAIN = 64;

/** What scrolls the record, or the list of records in bulk mode, wherever the focus is; the focus stays there. */
export const recordScrolling = {
  onPageDown: () => scroll(({ clientHeight }, margin) => Math.max(SHOWN_AGAIN, clientHeight - margin)),
  onPageUp: () => scroll(({ clientHeight }, margin) => -Math.max(SHOWN_AGAIN, clientHeight - margin)),
  onNextPart: () => goToPart((tops) => tops.find((top) => top > 1)),
  onPreviousPart: () => goToPart((tops) => tops.findLast((top) => top < -1)),
  onRecordStart: () => scroll(({ scrollTop }) => -scrollTop),
  onRecordEnd: () => scroll(toEnd),
};

function scroll(distance: (scroller: Element, margin: number, record: Element) => number): void {
  const record = document.getElementById("record");
  if (!record) return;
  const scroller = scrollerOf(record);
  // Where the head of a list stays in place, it covers the start of what scrolls.
  const covered = Number.parseFloat(getComputedStyle(record).scrollMarginBlockStart) || 0;
  scroller.scrollTop += distance(scroller, SHOWN_AGAIN + covered, record);
}

/** In one column, the questions follow the record. */
function toEnd(scroller: Element, _: number, record: Element): number {
  if (!scroller.contains(document.getElementById("questions"))) return scroller.scrollHeight;
  return record.getBoundingClientRect().bottom - edgeOf(record) - scroller.clientHeight;
}

/** Fields, and the last message of a chat, which is what the answers below it reply to. */
const partSelector = "section[data-record-part], section[data-record-part] li[data-record-part]:last-child";
/** The space above a part that is gone to. */
const ABOVE = 12;

/** Scrolls to one of the parts of the record, given by their distances from where a part is shown. */
function goToPart(choose: (tops: number[]) => number | undefined): void {
  const record = document.getElementById("record");
  if (!record) return;
  const edge = edgeOf(record) + ABOVE;
  const parts = [...record.querySelectorAll(partSelector)];
  const by = choose(parts.map((part) => part.getBoundingClientRect().top - edge));
  if (by !== undefined) scrollerOf(record).scrollTop += by;
}

/**
 * Whether a key that scrolls has an effect of the browser at an element: in something that scrolls by itself, such as an
 * open panel or a window of labels, and everywhere if the whole record is visible. The questions do not count: they
 * follow the focus.
 */
export function scrollsByBrowser(target: EventTarget | null): boolean {
  const record = document.getElementById("record");
  if (!record || !isOverflowing(scrollerOf(record))) return true;
  const questions = document.getElementById("questions");
  let element = target instanceof Element ? target : null;
  while (element && !element.contains(record) && !(questions && element.contains(questions))) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY) && isOverflowing(element)) return true;
    element = element.parentElement;
  }
  return false;
}

function isOverflowing({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight;
}
