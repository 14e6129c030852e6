import { type Command, type CommandId, commands } from "./commands";
import type { Habits } from "./habits";
import { isReserved, type KeyPlace } from "./key-name";

/** All commands with the keys that they have for one person. */
export type Keymap = readonly Command[];

/** The keys as a person has them. */
export function keymapOf({ keys, hasSingleKeys }: Habits): Keymap {
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
  // A focused button or link has its own Enter, and Backspace there is no answer to the record.
  if (place === "button" && (name === "Enter" || name === "Backspace")) return undefined;
  return command;
}

/** Why a key can't be given to a command: another one has it, or it has its own meaning everywhere. */
export type Refusal = { kind: "taken"; by: Command } | { kind: "reserved" };

/** Whether a key may be given to a command; nothing: it may. */
export function refusalOf(habits: Habits, id: CommandId, key: string): Refusal | undefined {
  if (isReserved(key)) return { kind: "reserved" };
  const by = keymapOf({ ...habits, hasSingleKeys: true }).find(({ keys }) => keys.includes(key));
  return by && by.id !== id ? { kind: "taken", by } : undefined;
}

/** Commands that share a key, as they may after keys were imported: only the first of each pair gets it. */
export function conflictsOf(habits: Habits): { key: string; first: Command; second: Command }[] {
  const all = keymapOf({ ...habits, hasSingleKeys: true });
  return all.flatMap((second, index) =>
    second.keys.flatMap((key) => {
      const first = all.slice(0, index).find(({ keys }) => keys.includes(key));
      return first ? [{ key, first, second }] : [];
    }),
  );
}
