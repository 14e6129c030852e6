import { type Command, commands } from "./commands";
import type { KeyPlace } from "./key-name";
import type { ShortcutPreferences } from "./shortcut-preferences";

/** All commands with the keys that they have for one person. */
export type Keymap = readonly Command[];

/** The keys as a person has them. */
export function keymapOf({ keys, hasSingleKeys }: ShortcutPreferences): Keymap {
  return commands.map((command: Command) => ({
    ...command,
    keys: (keys[command.id] ?? command.keys).filter((key) => hasSingleKeys || !isSingle(key)),
  }));
}

/** Whether a key does something without Ctrl, Cmd or Alt. */
export function isSingle(key: string): boolean {
  return !/(?:Alt|Mod)\+/.test(key);
}

/** The command of a key at a place, if there is one. */
export function commandOf(keymap: Keymap, name: string, place: KeyPlace): Command | undefined {
  const command = keymap.find(({ keys }) => keys.includes(name));
  if (!command || place === "elsewhere") return undefined;
  if (place === "text" && !(command.worksInText && !isSingle(name))) return undefined;
  // A handle moves by the arrows, and would be left behind by what other single keys do.
  if (place === "handle" && isSingle(name)) return undefined;
  // A focused button or link has its own Enter, and Backspace there is no answer to the record.
  if (place === "button" && (name === "Enter" || name === "Backspace")) return undefined;
  return command;
}
