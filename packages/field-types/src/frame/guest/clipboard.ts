import type { Refuse } from "./refusals";

/**
 * What somebody copies in the frame is what they have selected: content hears nothing of it, so that it can put nothing
 * else in its place, and copies nothing by itself when somebody presses on it.
 */
export function keepClipboard(refuse: Refuse): void {
  const { apply } = Reflect;
  const { stopImmediatePropagation } = Event.prototype;
  const hide = (event: Event) => apply(stopImmediatePropagation, event, []);
  // First of all listeners, as they are added before the content comes.
  for (const type of ["beforecopy", "copy", "beforecut", "cut"]) window.addEventListener(type, hide, true);
  const value = () => {
    refuse("other", "document.execCommand");
    return false;
  };
  Object.defineProperty(Document.prototype, "execCommand", { value, writable: false, configurable: false });
}
