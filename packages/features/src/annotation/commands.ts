import type { MessageKey } from "@glossa/locales";
import type { AnnotationPorts } from "./view-model";

/** Something that a key does on the annotation page. */
export interface Command {
  id: keyof AnnotationPorts | "onHelp";
  /** Keys as `KeyboardEvent.key` names them; "Mod" is Ctrl, on a Mac Cmd. */
  keys: readonly string[];
  labelKey: MessageKey;
  /** Works while a text field has the focus, too. */
  worksInText?: boolean;
  /** Offered even where there is no record. */
  worksWithoutRecord?: boolean;
}

/** All keys of the page but those inside a question: the one list behind keys, help and hints. */
export const commands = [
  { id: "onSubmit", keys: ["Enter"], labelKey: "keys.submit" },
  { id: "onSaveDraft", keys: ["Mod+s"], labelKey: "keys.saveDraft", worksInText: true },
  { id: "onDiscard", keys: ["Backspace"], labelKey: "keys.discard" },
  { id: "onNext", keys: ["ArrowRight"], labelKey: "keys.next", worksWithoutRecord: true },
  { id: "onPrevious", keys: ["ArrowLeft"], labelKey: "keys.previous", worksWithoutRecord: true },
  { id: "onUndo", keys: ["Mod+z"], labelKey: "keys.undo", worksWithoutRecord: true },
  { id: "onRedo", keys: ["Shift+Mod+z", "Mod+y"], labelKey: "keys.redo", worksWithoutRecord: true },
  { id: "onHelp", keys: ["?"], labelKey: "keys.help", worksWithoutRecord: true },
] as const satisfies readonly Command[];

/** Keys inside a question, for the help sheet. */
export const questionKeys = [
  { keys: ["1–9"], labelKey: "keys.choose" },
  { keys: ["↑", "↓"], labelKey: "keys.move" },
  { keys: ["Space"], labelKey: "keys.confirm" },
  { keys: ["Tab"], labelKey: "keys.nextQuestion" },
  { keys: ["Delete"], labelKey: "keys.clearRating" },
  { keys: ["Shift+ArrowLeft", "Shift+ArrowRight"], labelKey: "keys.selectText" },
  { keys: ["Alt+ArrowDown"], labelKey: "keys.toSpans" },
  { keys: ["Escape"], labelKey: "keys.leaveText" },
] as const satisfies readonly { keys: readonly string[]; labelKey: MessageKey }[];

/** A pressed key in the notation of `keys`; undefined for a key press that belongs to an input method. */
export function keyName(event: KeyPress, isMac: boolean): string | undefined {
  if (event.isComposing) return undefined;
  const isMod = isMac ? event.metaKey : event.ctrlKey;
  const isOther = isMac ? event.ctrlKey : event.metaKey;
  if (event.altKey || isOther) return undefined;
  // Shift is part of a printed character ("?") already.
  const isPrinted = event.key.length === 1 && !isMod;
  const modifiers = [event.shiftKey && !isPrinted ? "Shift" : "", isMod ? "Mod" : ""].filter(Boolean);
  return [...modifiers, event.key.length === 1 ? event.key.toLowerCase() : event.key].join("+");
}

/** What of a keyboard event the names of keys are made from. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"
>;

/** The command of a key at a place, if there is one. */
export function commandOf(name: string, place: KeyPlace): Command | undefined {
  const command: Command | undefined = commands.find(({ keys }) =>
    (keys as readonly string[]).includes(name),
  );
  if (!command || place === "elsewhere") return undefined;
  if (place === "text" && !command.worksInText) return undefined;
  // A focused button or link has its own Enter, and Backspace there is no answer to the record.
  if (place === "button" && (name === "Enter" || name === "Backspace")) return undefined;
  return command;
}

/** Where the focus is when a key is pressed. */
export type KeyPlace = "page" | "choice" | "button" | "text" | "elsewhere";

/** Tells the place of an element: menus, dialogs, sliders, handles and tabs keep their keys to themselves. */
export function placeOf(element: Element | null): KeyPlace {
  if (!element) return "page";
  if (element.closest('[role="dialog"], [role="menu"], [role="listbox"], [role="slider"], [role="tablist"]'))
    return "elsewhere";
  if (element.closest('textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])'))
    return "text";
  if (element.closest('[role="radio"], [role="checkbox"], [data-choice]')) return "choice";
  return element.closest('button, a[href], summary, [role="separator"], input') ? "button" : "page";
}
