import type { Command, CommandId } from "./commands";
import { isReserved } from "./key-name";
import { keymapOf } from "./keymap";
import type { ShortcutPreferences } from "./shortcut-preferences";

/** Why a key can't be given to a command: another one has it, or it has its own meaning everywhere. */
export type Refusal = { kind: "taken"; by: Command } | { kind: "reserved" };

/** Whether a key may be given to a command; nothing: it may. */
export function refusalOf(habits: ShortcutPreferences, id: CommandId, key: string): Refusal | undefined {
  if (isReserved(key)) return { kind: "reserved" };
  const by = keymapOf({ ...habits, hasSingleKeys: true }).find(({ keys }) => keys.includes(key));
  return by && by.id !== id ? { kind: "taken", by } : undefined;
}

/** Commands that share a key, as they may after keys were imported: only the first of each pair gets it. */
export function conflictsOf(habits: ShortcutPreferences): { key: string; first: Command; second: Command }[] {
  const all = keymapOf({ ...habits, hasSingleKeys: true });
  return all.flatMap((second, index) =>
    second.keys.flatMap((key) => {
      const first = all.slice(0, index).find(({ keys }) => keys.includes(key));
      return first ? [{ key, first, second }] : [];
    }),
  );
}
