import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { imageToEnlarge } from "../record/enlarge-image";
import { scrollsByBrowser } from "../record/record-pane";
import type { Command, CommandId } from "./commands";
import { keyName, placeOf } from "./key-name";
import { isPressedFor, listenAs } from "./key-owner";
import { queueKeys } from "./key-queue";
import { commandOf, isSingle, type Keymap } from "./keymap";
import type { QuestionKey } from "./use-question-keys";

/** A key press that is not a command may still be a digit for the active question. */
export interface ShortcutHandlers {
  /** The page whose keys these are; what is around it keeps its own. */
  page: RefObject<Element | null>;
  run: (id: CommandId) => void;
  /** Returns whether the key was used. */
  onQuestionKey: (press: QuestionKey) => boolean;
  keymap: Keymap;
  /** Whether keys without Ctrl, Cmd or Alt do something: digits are such keys. */
  hasSingleKeys: boolean;
  /** Commands go by Cmd instead of Ctrl. */
  isMac: boolean;
  hasRecord: boolean;
  /**
   * Whether a response is being saved, or what an earlier key has caused is due: later keys wait for it, and for what is
   * drawn then.
   */
  isBusy: (pressedAt: number) => boolean;
}

/**
 * Listens to the keys of the page while it is open; one listener, always with the handlers of the last render.
 * Keys take effect in the order in which they were pressed, however fast they come.
 */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const latest = useRef(handlers);
  const [held] = useState(() => queueKeys({ isBusy: (pressedAt) => latest.current.isBusy(pressedAt) }));
  // Before anything is painted: a key pressed at the first sight of a record must not go to the one before.
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const press = isItsTurn(event) ? pressOf(event, () => latest.current) : undefined;
      if (!press) return;
      event.stopPropagation();
      if (held.add(press, event.timeStamp) === "held") event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("keydown", onKeyDown, true);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("keydown", onKeyDown, true);
    };
  }, [held]);
  useLayoutEffect(() => {
    const page = latest.current.page.current;
    return page ? listenAs(page) : undefined;
  }, []);
}

/** A letter is looked up before the options that have the focus take it for their search. */
function isItsTurn(event: KeyboardEvent): boolean {
  return (event.eventPhase === Event.CAPTURING_PHASE) === isPlainLetter(event);
}

function isPlainLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^\p{L}$/u.test(key);
}

/** The effect of a key press on this page, if any. It runs with the handlers of that moment. */
function pressOf(event: KeyboardEvent, handlers: () => ShortcutHandlers): (() => void) | undefined {
  const { isMac, keymap, hasSingleKeys, page } = handlers();
  const name = event.defaultPrevented ? undefined : keyName(event, isMac);
  if (name === undefined) return undefined;
  const place = placeOf(event.target instanceof Element ? event.target : null);
  if (place === "elsewhere") keepTexts(event, name);
  else if (page.current && !isPressedFor(page.current, event.target)) return undefined;
  const command = commandOf(keymap, name, place);
  if (command && isOfTheBrowser(command, name, event.target)) return undefined;
  if (command) return () => runCommand(event, command, handlers());
  if (!hasSingleKeys || ["text", "handle", "elsewhere"].includes(place) || name.includes("+"))
    return undefined;
  return pressInQuestion(event, handlers);
}

/** Whether the key of a command has an effect of the browser here, and none of ours. */
function isOfTheBrowser({ id, scrolls }: Command, name: string, target: EventTarget | null): boolean {
  // Option and i begin a letter on some keyboards: without an image, the key is the text's.
  if (id === "onEnlarge") return !imageToEnlarge();
  return scrolls === true && isSingle(name) && scrollsByBrowser(target);
}

/** The effect of a key that is no command on the active question. */
function pressInQuestion(event: KeyboardEvent, handlers: () => ShortcutHandlers): (() => void) | undefined {
  const { key, timeStamp: at } = event;
  // Letters are the search's, and keys that move the focus or press what has it are the browser's.
  if ((key.length > 1 && key !== "Delete") || key === " " || isPlainLetter(event)) return undefined;
  return () => {
    const { hasRecord, onQuestionKey } = handlers();
    if (hasRecord && onQuestionKey({ key, at })) event.preventDefault();
  };
}

/** Where nothing can be written, the browser would take back what was typed into a text behind the dialog. */
function keepTexts(event: KeyboardEvent, name: string): void {
  const isText =
    event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]");
  if (/^(Shift\+)?Mod\+[zy]$/.test(name) && !isText) event.preventDefault();
}

function runCommand(event: KeyboardEvent, command: Command, { hasRecord, run }: ShortcutHandlers): void {
  if (!hasRecord && !command.worksWithoutRecord) return;
  event.preventDefault();
  if (!event.repeat || command.repeats) run(command.id);
}
