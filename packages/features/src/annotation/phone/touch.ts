import { breakpoint } from "@glossa/design-system/contract";

let hasKeyboard = false;

addEventListener("keydown", ({ target }) => {
  // The keyboard on the screen types into fields alone.
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) hasKeyboard = true;
});

/** Whether the page is used by touch and, as far as one knows, without a keyboard: a focus would only draw a ring. */
export function isByTouchAlone(): boolean {
  return !hasKeyboard && matchMedia(breakpoint.touch).matches;
}
