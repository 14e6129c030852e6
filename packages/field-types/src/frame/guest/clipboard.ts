import type { Refuse } from "./refusals";

/**
 * Copying in the frame always yields the selection: content does not receive the event, so it cannot replace the copied
 * text, and cannot copy anything by itself when the user presses on it.
 */
export function keepClipboard(refuse: Refuse): void {
  const { apply } = Reflect;
  const { stopImmediatePropagation } = Event.prototype;
  const hide = (event: Event) => apply(stopImmediatePropagation, event, []);
  // These listeners run first, as they are added before the content.
  for (const type of ["beforecopy", "copy", "beforecut", "cut"]) window.addEventListener(type, hide, true);
  const value = () => {
    refuse("other", "document.execCommand");
    return false;
  };
  Object.defineProperty(Document.prototype, "execCommand", { value, writable: false, configurable: false });
}
