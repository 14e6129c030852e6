import { useLayoutEffect, useRef, useState } from "react";
import type { Command, CommandId } from "./commands";
import { keyName, placeOf } from "./key-name";
import { queueKeys } from "./key-queue";
import { commandOf, type Keymap } from "./keymap";

/** The handlers of key presses: for commands, and for keys of the active question such as digits. */
export interface ShortcutHandlers {
  run: (id: CommandId) => void;
  /** Returns whether the key was used. */
  onQuestionKey: (press: { key: string }) => boolean;
  keymap: Keymap;
  /** Whether keys without Ctrl, Cmd or Alt, such as digits, have an effect. */
  hasSingleKeys: boolean;
  /** Commands use Cmd instead of Ctrl. */
  isMac: boolean;
  hasRecord: boolean;
  /** Whether a response is being saved; keys pressed meanwhile wait for that and for the next render. */
  isSaving: () => boolean;
}

/**
 * Listens to the keys of the page while it is open, with one listener that always uses the handlers of the last
 * render. Keys take effect in the order in which they were pressed, however fast they follow each other.
 */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const latest = useRef(handlers);
  const [held] = useState(() => queueKeys({ isBusy: () => latest.current.isSaving() }));
  // Before anything is painted: a key pressed as soon as a record appears must not apply to the one before.
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
}

/** Whether to handle a key in this phase: letters are handled before focused options use them for their search. */
function isItsTurn(event: KeyboardEvent): boolean {
  return (event.eventPhase === Event.CAPTURING_PHASE) === isPlainLetter(event);
}

function isPlainLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^\p{L}$/u.test(key);
}

/** Returns the action of a key press on this page, if any; it reads the handlers again when it runs. */
function pressOf(event: KeyboardEvent, handlers: () => ShortcutHandlers): (() => void) | undefined {
  const { isMac, keymap, hasSingleKeys } = handlers();
  const name = event.defaultPrevented ? undefined : keyName(event, isMac);
  if (name === undefined) return undefined;
  const place = placeOf(event.target instanceof Element ? event.target : null);
  if (place === "elsewhere") keepTexts(event, name);
  const command = commandOf(keymap, name, place);
  if (command) return () => runCommand(event, command, handlers());
  if (!hasSingleKeys || ["text", "handle", "elsewhere"].includes(place) || name.includes("+"))
    return undefined;
  const { key } = event;
  // Letters are for the search, and keys that move the focus or activate the focused element are for the browser.
  if ((key.length > 1 && key !== "Delete") || key === " " || isPlainLetter(event)) return undefined;
  return () => {
    const { hasRecord, onQuestionKey } = handlers();
    if (hasRecord && onQuestionKey({ key })) event.preventDefault();
  };
}

/** Outside text fields, the browser would undo text that was typed behind the dialog. */
function keepTexts(event: KeyboardEvent, name: string): void {
  const isText =
    event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]");
  if (/^(Shift\+)?Mod\+[zy]$/.test(name) && !isText) event.preventDefault();
}

function runCommand(event: KeyboardEvent, command: Command, { hasRecord, run }: ShortcutHandlers): void {
  if (!hasRecord && !command.worksWithoutRecord) return;
  event.preventDefault();
  // A held key would submit record after record; repeated paging is intended.
  const mayRepeat = command.id === "onNext" || command.id === "onPrevious";
  if (!event.repeat || mayRepeat) run(command.id);
}
