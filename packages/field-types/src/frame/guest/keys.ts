import type { KeyPress } from "../protocol";
import type { Tell } from "./tell";

const editable = "input, textarea, select, [contenteditable]";
const pressable = "button, a[href], summary, [role=button]";

/**
 * Passes the names of keys on to the page, so that its shortcuts work from within the frame. What is typed into a
 * field of the frame stays there; Tab always moves on, and Escape leaves.
 */
export function watchKeys(tell: Tell): void {
  const read = keyReader();
  const onKeyDown = (event: KeyboardEvent) => {
    // Nobody has pressed a key that the content makes up.
    if (!event.isTrusted || event.isComposing) return;
    const press = read(event);
    if (press.key === "Tab") return event.stopImmediatePropagation();
    if (press.key === "Escape") return tell({ type: "leave" });
    if (isOwn(event.target, press)) return;
    if (opensBrowserDialog(press)) event.preventDefault();
    tell({ type: "key", press });
  };
  // First of all listeners: what the content adds comes after it and can neither hide a key nor keep Tab.
  window.addEventListener("keydown", onKeyDown, true);
  // The page sees that a frame has the focus, but can't style it by that.
  const onFocus = ({ isTrusted, type }: FocusEvent) =>
    isTrusted && tell({ type: "focus", isInside: type === "focus" });
  window.addEventListener("focus", onFocus);
  window.addEventListener("blur", onFocus);
}

/** Whether a key means something to what has the focus in the frame. */
function isOwn(target: EventTarget | null, press: KeyPress): boolean {
  if (isChord(press) || !(target instanceof Element)) return false;
  if (target.closest(editable)) return true;
  return (press.key === "Enter" || press.key === " ") && target.closest(pressable) !== null;
}

/** The browser would save or print the frame. */
function opensBrowserDialog(press: KeyPress): boolean {
  return isChord(press) && ["s", "p"].includes(press.key.toLowerCase());
}

function isChord({ ctrlKey, metaKey }: KeyPress): boolean {
  return ctrlKey || metaKey;
}

/** Reads keys by the getters that the browser made: the content could put others in their place. */
function keyReader(): (event: KeyboardEvent) => KeyPress {
  const { apply } = Reflect;
  const getter = (name: keyof KeyPress) =>
    Object.getOwnPropertyDescriptor(KeyboardEvent.prototype, name)?.get as () => unknown;
  const key = getter("key");
  const ctrlKey = getter("ctrlKey");
  const metaKey = getter("metaKey");
  const shiftKey = getter("shiftKey");
  const altKey = getter("altKey");
  const repeat = getter("repeat");
  return (event) => ({
    key: apply(key, event, []) as string,
    ctrlKey: apply(ctrlKey, event, []) as boolean,
    metaKey: apply(metaKey, event, []) as boolean,
    shiftKey: apply(shiftKey, event, []) as boolean,
    altKey: apply(altKey, event, []) as boolean,
    repeat: apply(repeat, event, []) as boolean,
  });
}
