import { type Command, type CommandId, commands } from "./commands";
import type { KeyPlace } from "./key-name";
import type { ShortcutPreferences } from "./shortcut-preferences";

/** All commands with the keys of one user, and whether the user has chosen them. */
export type Keymap = readonly (Command & { isChosen?: boolean })[];

/** Returns the keymap of a user's preferences. */
export function keymapOf({ keys, hasSingleKeys }: ShortcutPreferences): Keymap {
  return commands.map((command: Command) => ({
    ...command,
    keys: (keys[command.id] ?? command.keys).filter((key) => hasSingleKeys || !isSingle(key)),
    isChosen: keys[command.id] !== undefined,
  }));
}

/** Returns the key of a command that works in a text field, if it has one. */
export function keyInText(keymap: Keymap, id: CommandId): string | undefined {
  return keymap.find((command) => command.id === id)?.keys.find((key) => !isSingle(key));
}

/**
 * Returns the keys of a command after the user has chosen another one. A command that works in text fields keeps a key
 * for them, and a single key besides it.
 */
export function keysWith({ keys, worksInText = false }: Command, key: string): string[] {
  const kept = worksInText ? keys.filter((each) => isSingle(each) !== isSingle(key)) : [];
  return isSingle(key) ? [key, ...kept] : [...kept, key];
}

/** Whether a key works without Ctrl, Cmd or Alt. */
export function isSingle(key: string): boolean {
  return !/(?:Alt|Mod)\+/.test(key);
}

/**
 * The commands in the order in which they get a key that several have: a command that was added later must not take one by
 * default that the user has chosen for another.
 */
export function byClaim(keymap: Keymap): Keymap {
  return [...keymap.filter(({ isChosen }) => isChosen), ...keymap.filter(({ isChosen }) => !isChosen)];
}

/** Returns the command of a key at a place, if there is one. */
export function commandOf(keymap: Keymap, name: string, place: KeyPlace): Command | undefined {
  const command = byClaim(keymap).find(({ keys }) => keys.includes(name));
  if (!command || place === "elsewhere") return undefined;
  if (place === "text" && !(command.worksInText && !isSingle(name))) return undefined;
  // Arrow keys move a handle; other single keys would move the focus away from it.
  if (place === "handle" && isSingle(name)) return undefined;
  // Enter activates a focused button or link, and Backspace on one must not discard the record.
  if (place === "button" && (name === "Enter" || name === "Backspace")) return undefined;
  return command;
}
