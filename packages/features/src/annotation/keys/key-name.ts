/** The properties of a keyboard event from which key names are built. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"
>;

/**
 * Returns the name of a pressed key as commands use it: "Enter", "Shift+Mod+z", "Alt+j". Undefined for a key press that
 * belongs to an input method, or that types a third-level character (AltGr).
 */
export function keyName(event: KeyPress, isMac: boolean): string | undefined {
  const [isMod, isOther] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  const key = event.altKey ? keyUnderAlt(event) : event.key;
  if (event.isComposing || isOther || (event.altKey && isMod) || key === undefined) return undefined;
  // A printed character ("?") already includes Shift.
  const isPrinted = key.length === 1 && !isMod && !event.altKey;
  const modifiers = { Alt: event.altKey, Shift: event.shiftKey && !isPrinted, Mod: isMod };
  const held = Object.entries(modifiers).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
  return [...held, key.length === 1 ? key.toLowerCase() : key].join("+");
}

/** With Alt, Macs type other characters and accents: the letter is taken from the physical key. */
function keyUnderAlt({ key, code }: KeyPress): string | undefined {
  return key.length === 1 || key === "Dead" ? /^(?:Key|Digit)(.)$/.exec(code)?.[1] : key;
}

const inQuestions = /^(?:\p{Nd}| |Tab|Escape|ArrowUp|ArrowDown|Home|End|Delete)$/u;
// With F8, which leads to the newest notice.
const ofTheBrowser =
  /^(?:Shift\+)?Mod\+(?:[acfnrtvwxlp]|Tab|F4)$|^Alt\+(?:Tab|F4|ArrowUp|ArrowDown|ArrowLeft|ArrowRight)$|^(?:(?:Alt|Shift|Mod)\+)*F(?:[135-8]|1[0-2])$/;
const ofTheSpanCaret = /^Shift\+(?:Arrow|Tab|Home|End)/;

/** Whether a key has a meaning of its own in questions, texts or the browser, so that no command can use it. */
export function isReserved(key: string): boolean {
  return [inQuestions, ofTheBrowser, ofTheSpanCaret].some((reserved) => reserved.test(key));
}

/** The kind of element that has the focus when a key is pressed. */
export type KeyPlace = "page" | "choice" | "button" | "handle" | "text" | "elsewhere";

/** Returns the place of an element: menus, dialogs and tabs handle their keys themselves; arrow keys also move sliders, handles and the choice of a switch. */
export function placeOf(element: Element | null): KeyPlace {
  if (!element) return "page";
  if (element.closest('[role="dialog"], [role="menu"], [role="listbox"], [role="tablist"]'))
    return "elsewhere";
  if (element.closest('[role="separator"], input[type="range"], input[type="radio"]')) return "handle";
  if (element.closest('textarea, select, [contenteditable], input:not([type="checkbox"])')) return "text";
  if (element.closest('[role="radio"], [role="checkbox"], [data-choice]')) return "choice";
  return element.closest("button, a[href], summary, input") ? "button" : "page";
}
