import { breakpoint } from "@glossa/design-system/contract";

let hasKeyboard = false;

// Servers, which import this as well, have no events.
globalThis.addEventListener?.("keydown", ({ target }) => {
  // On-screen keyboards type into fields only.
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) hasKeyboard = true;
});

/** Whether the page is used by touch and, as far as known, without a keyboard: focusing would only show a ring. */
export function isByTouchAlone(): boolean {
  return !hasKeyboard && matchMedia(breakpoint.touch).matches;
}
