import { edgeOf, scrollerOf } from "../record/record-pane";
import { bar } from "./ActionBar.css";

/**
 * Scrolls the control that has the focus above the action bar, below a new record that has been scrolled to its start; a
 * record that is shown where it was left stays there. Only what is above the text may scroll away: the text is read first.
 * Where that is not enough, the record itself has the focus, so that the focus is never out of sight; the keys of the
 * question work there as well.
 */
export function showBelow(record: HTMLElement, control: HTMLElement, isAtItsPlace: boolean): void {
  const [actions] = document.getElementsByClassName(bar);
  if (!actions) return;
  // The bar itself is measured: the areas that scroll end above it only once its height is known.
  const end = topOf(actions);
  const { bottom } = control.getBoundingClientRect();
  const hidden = bottom - end;
  const spare = topOf(record.lastElementChild ?? record) - topOf(record);
  if (!isAtItsPlace && hidden > 0 && hidden <= spare) scrollerOf(record).scrollTop += hidden;
  if (topOf(control) >= end || bottom <= edgeOf(record)) record.focus({ preventScroll: true });
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
