import type { Tell } from "./tell";

const editable = "input, textarea, select, [contenteditable]";
const pressable = "button, a[href], summary, [role=button]";
const scrolls = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", " "];
const others = ["Enter", "Backspace", "Delete", ...scrolls];

/** The properties of a key press that are read here. */
type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/**
 * Keeps key presses in the frame and asks the page to move the focus out: on Escape, and on a key meant for the page,
 * as it has no use in the frame. The key itself is dropped: the page could not verify that the user pressed it.
 */
export function watchKeys(tell: Tell): void {
  const read = keyReader();
  const hide = methodOf("stopImmediatePropagation");
  const prevent = methodOf("preventDefault");
  const onKeyDown = (event: KeyboardEvent) => {
    // Events that the content dispatches are not key presses of the user.
    if (!event.isTrusted || event.isComposing) return;
    const press = read(event);
    // Tab always moves on.
    if (press.key === "Tab") return hide(event);
    if (press.key === "Escape") return tell({ type: "leave" });
    if (opensBrowserDialog(press)) return prevent(event);
    if (isChord(press) || isOwn(event.target, press)) return;
    prevent(event);
    hide(event);
    tell({ type: "leave" });
  };
  // Runs before all listeners of the content, which can so neither hide a key nor intercept Tab.
  window.addEventListener("keydown", onKeyDown, true);
}

/** Whether a key has a use in the frame's focused element, or no use in the page either. */
function isOwn(target: EventTarget | null, { key, altKey }: KeyPress): boolean {
  if (altKey || (key.length > 1 && !others.includes(key))) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(editable)) return true;
  if ((key === "Enter" || key === " ") && target.closest(pressable)) return true;
  return scrolls.includes(key) && (target !== document.body || isScrollable());
}

function isScrollable(): boolean {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight > window.innerHeight || scrollWidth > window.innerWidth;
}

/** The browser would save or print the frame. */
function opensBrowserDialog(press: KeyPress): boolean {
  return isChord(press) && ["s", "p"].includes(press.key.toLowerCase());
}

function isChord({ ctrlKey, metaKey }: KeyPress): boolean {
  return ctrlKey || metaKey;
}

/** Returns the browser's own method of events, even if the content replaces it later. */
function methodOf(name: "preventDefault" | "stopImmediatePropagation"): (event: Event) => void {
  const { apply } = Reflect;
  const method = Event.prototype[name];
  return (event) => apply(method, event, []);
}

/** Reads keys with the browser's own getters, as the content could replace them. */
function keyReader(): (event: KeyboardEvent) => KeyPress {
  const { apply } = Reflect;
  const getter = (name: keyof KeyPress) =>
    Object.getOwnPropertyDescriptor(KeyboardEvent.prototype, name)?.get as () => unknown;
  const key = getter("key");
  const ctrlKey = getter("ctrlKey");
  const metaKey = getter("metaKey");
  const altKey = getter("altKey");
  return (event) => ({
    key: apply(key, event, []) as string,
    ctrlKey: apply(ctrlKey, event, []) as boolean,
    metaKey: apply(metaKey, event, []) as boolean,
    altKey: apply(altKey, event, []) as boolean,
  });
}
