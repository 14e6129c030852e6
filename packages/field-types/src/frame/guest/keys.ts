import type { Tell } from "./tell";

const editable = "input, textarea, select, [contenteditable]";
const pressable = "button, a[href], summary, [role=button]";
const scrolls = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", " "];
const others = ["Enter", "Backspace", "Delete", ...scrolls];

/** What of a key press is looked at here. */
interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Keeps keys in the frame and asks the page for the keyboard to leave it: with Escape, and with a key that was meant for
 * the page, as nothing in the frame has a use for it. The key itself is dropped: the page could not know who pressed it.
 */
export function watchKeys(tell: Tell): void {
  const read = keyReader();
  const hide = methodOf("stopImmediatePropagation");
  const prevent = methodOf("preventDefault");
  const onKeyDown = (event: KeyboardEvent) => {
    // Nobody has pressed a key that the content makes up.
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
  // First of all listeners: what the content adds comes after it and can neither hide a key nor keep Tab.
  window.addEventListener("keydown", onKeyDown, true);
}

/** Whether a key means something to what has the focus in the frame, or to nobody. */
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

/** What the browser does with an event, whatever the content puts in its place. */
function methodOf(name: "preventDefault" | "stopImmediatePropagation"): (event: Event) => void {
  const { apply } = Reflect;
  const method = Event.prototype[name];
  return (event) => apply(method, event, []);
}

/** Reads keys by the getters that the browser made: the content could put others in their place. */
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
