import { useEffect, useRef } from "react";
import { type Command, commandOf, keyName, placeOf } from "./commands";

/** What a key press outside all commands may still mean: a digit for the active question. */
export interface ShortcutHandlers {
  run: (id: Command["id"]) => void;
  /** Returns whether the key was used. */
  onQuestionKey: (event: KeyboardEvent) => boolean;
  hasRecord: boolean;
}

const isMac = typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.platform);

/** Listens to the keys of the page while it is open; one listener, always with the handlers of the last render. */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle(event, latest.current);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function handle(event: KeyboardEvent, handlers: ShortcutHandlers): void {
  const name = event.defaultPrevented ? undefined : keyName(event, isMac);
  if (name === undefined) return;
  const place = placeOf(event.target instanceof Element ? event.target : null);
  const command = commandOf(name, place);
  if (command) {
    runCommand(event, command, handlers);
    return;
  }
  const isForQuestion = place !== "text" && place !== "elsewhere" && !name.includes("+");
  if (handlers.hasRecord && isForQuestion && handlers.onQuestionKey(event)) event.preventDefault();
}

function runCommand(event: KeyboardEvent, command: Command, { hasRecord, run }: ShortcutHandlers): void {
  if (!hasRecord && !command.worksWithoutRecord) return;
  event.preventDefault();
  // A held key would submit record after record; paging on by it is what people mean.
  const mayRepeat = command.id === "onNext" || command.id === "onPrevious";
  if (!event.repeat || mayRepeat) run(command.id);
}
