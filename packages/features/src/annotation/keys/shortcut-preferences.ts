import { type CommandId, commands } from "./commands";
import { isReserved } from "./key-name";

/** How a person works: what they changed of the keys, and whether a digit submits at once. */
export interface ShortcutPreferences {
  /** A digit that answers the only question submits the record. */
  submitsAtOnce: boolean;
  /** Keys without Ctrl, Cmd or Alt do something. */
  hasSingleKeys: boolean;
  /** Keys of commands where they are not the usual ones. */
  keys: Readonly<Partial<Record<CommandId, readonly string[]>>>;
}

/** How everybody begins. */
export const usualHabits: ShortcutPreferences = { submitsAtOnce: false, hasSingleKeys: true, keys: {} };

/** Reads habits that were stored or exported, as far as they make sense. */
export function shortcutPreferencesFrom(stored: unknown): ShortcutPreferences {
  const { submitsAtOnce, hasSingleKeys, keys } = recordOf(stored);
  const changed = commands.flatMap(({ id }): [CommandId, string[]][] => {
    const own = recordOf(keys)[id];
    const isList = Array.isArray(own) && own.length > 0 && own.length <= 4;
    return isList && own.every(isKey) ? [[id, own]] : [];
  });
  return {
    submitsAtOnce: submitsAtOnce === true,
    hasSingleKeys: hasSingleKeys !== false,
    keys: Object.fromEntries(changed),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function isKey(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^(?:(?:Alt|Shift|Mod)\+){0,2}(?:\S|[A-Z]\w{1,20})$/u.test(value) &&
    !isReserved(value)
  );
}
