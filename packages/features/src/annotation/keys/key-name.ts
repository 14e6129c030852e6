/** What of a keyboard event the names of keys are made from. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"
>;

/**
 * A pressed key as commands name it: "Enter", "Shift+Mod+z", "Alt+j". Undefined for a key press that belongs to an
 * input method, or that writes a sign of the third level (AltGr).
 */
export function keyName(event: KeyPress, isMac: boolean): string | undefined {
  const [isMod, isOther] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  const key = event.altKey ? keyUnderAlt(event) : event.key;
  if (event.isComposing || isOther || (event.altKey && isMod) || key === undefined) return undefined;
  // Shift is part of a printed character ("?") already.
  const isPrinted = key.length === 1 && !isMod && !event.altKey;
  const modifiers = { Alt: event.altKey, Shift: event.shiftKey && !isPrinted, Mod: isMod };
  const held = Object.entries(modifiers).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
  return [...held, key.length === 1 ? key.toLowerCase() : key].join("+");
}

/** With Alt a Mac writes other signs: the letter is read off the key itself. */
function keyUnderAlt({ key, code }: KeyPress): string | undefined {
  return key.length === 1 ? /^(?:Key|Digit)(.)$/.exec(code)?.[1] : key;
}

const inQuestions = /^(?:\d| |Tab|Escape|ArrowUp|ArrowDown|Home|End|Delete)$/;
const ofTheBrowser =
  /^(?:Shift\+)?Mod\+(?:[acfnrtvwxlp]|Tab)$|^Alt\+(?:Tab|F4|ArrowUp|ArrowDown|ArrowLeft|ArrowRight)$/;
const ofTheSpanCaret = /^Shift\+(?:Arrow|Tab|Home|End)/;

/** Whether a key has its own meaning in questions, texts or the browser, so that no command can have it. */
export function isReserved(key: string): boolean {
  return [inQuestions, ofTheBrowser, ofTheSpanCaret].some((reserved) => reserved.test(key));
}

/** Where the focus is when a key is pressed. */
export type KeyPlace = "page" | "choice" | "button" | "handle" | "text" | "elsewhere";

/** Tells the place of an element: menus, dialogs and tabs keep their keys to themselves, sliders and handles theirs. */
export function placeOf(element: Element | null): KeyPlace {
  if (!element) return "page";
  if (element.closest('[role="dialog"], [role="menu"], [role="listbox"], [role="tablist"]'))
    return "elsewhere";
  if (element.closest('[role="separator"], input[type="range"]')) return "handle";
  if (element.closest('textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])'))
    return "text";
  if (element.closest('[role="radio"], [role="checkbox"], [data-choice]')) return "choice";
  return element.closest("button, a[href], summary, input") ? "button" : "page";
}
