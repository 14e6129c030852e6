import { type CommandId, commands } from "./commands";
import { isReserved } from "./key-name";

/** A user's preferences for keys: the changed keys, and whether a digit submits at once. */
export interface ShortcutPreferences {
  /** A digit that answers the only question submits the record. */
  submitsAtOnce: boolean;
  /** Keys without Ctrl, Cmd or Alt have an effect. */
  hasSingleKeys: boolean;
  /** The keys of commands that differ from the defaults. */
  keys: Readonly<Partial<Record<CommandId, readonly string[]>>>;
}

/** The default preferences. */
export const defaultShortcutPreferences: ShortcutPreferences = {
  submitsAtOnce: false,
  hasSingleKeys: true,
  keys: {},
};

/**
 * Parses stored or exported preferences and drops invalid parts.
 *
 * @param stored anything: another version or the user may have written it
 * @example
 * shortcutPreferencesFrom({ keys: { onSubmit: ["Mod+Enter"], onHelp: 5 } });
 * // { submitsAtOnce: false, hasSingleKeys: true, keys: { onSubmit: ["Mod+Enter"] } }
 */
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
