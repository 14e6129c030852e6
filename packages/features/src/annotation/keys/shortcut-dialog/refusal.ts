import type { Command, CommandId } from "../commands";
import { isReserved } from "../key-name";
import { byClaim, keymapOf } from "../keymap";
import type { ShortcutPreferences } from "../shortcut-preferences";

/** Why a command cannot have a key: another command uses it, or it is reserved everywhere. */
export type Refusal = { kind: "taken"; by: Command } | { kind: "reserved" };

/** Returns why a command cannot have a key; undefined if it can. */
export function refusalOf(
  shortcutPreferences: ShortcutPreferences,
  id: CommandId,
  key: string,
): Refusal | undefined {
  if (isReserved(key)) return { kind: "reserved" };
  const by = keymapOf({ ...shortcutPreferences, hasSingleKeys: true }).find(({ keys }) => keys.includes(key));
  return by && by.id !== id ? { kind: "taken", by } : undefined;
}

/** Returns the commands that share a key, possibly after an import: only the first of each pair gets it. */
export function conflictsOf(
  shortcutPreferences: ShortcutPreferences,
): { key: string; first: Command; second: Command }[] {
  const all = byClaim(keymapOf({ ...shortcutPreferences, hasSingleKeys: true }));
  return all.flatMap((second, index) =>
    second.keys.flatMap((key) => {
      const first = all.slice(0, index).find(({ keys }) => keys.includes(key));
      return first ? [{ key, first, second }] : [];
    }),
  );
}
