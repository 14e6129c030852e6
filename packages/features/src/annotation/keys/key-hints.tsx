import { CornerDownLeft, Delete, Icon, SingleKeysProvider } from "@glossa/design-system";
import { createContext, type ReactNode, use } from "react";
import type { CommandId } from "./commands";
import { keymapOf } from "./keymap";
import { defaultShortcutPreferences, type ShortcutPreferences } from "./shortcut-preferences";
import { useChord } from "./use-chord";

interface KeyHints {
  shortcutPreferences: ShortcutPreferences;
  isMac: boolean;
}

const KeyHintsContext = createContext<KeyHints>({
  shortcutPreferences: defaultShortcutPreferences,
  isMac: false,
});

/** Provides the buttons below with their keys, and the components with whether single keys are on. */
export function KeyHintsProvider({ value, children }: { value: KeyHints; children: ReactNode }) {
  return (
    <KeyHintsContext value={value}>
      <SingleKeysProvider value={value.shortcutPreferences.hasSingleKeys}>{children}</SingleKeysProvider>
    </KeyHintsContext>
  );
}

/** Returns the user's shortcut preferences and platform. */
export const useKeyHints = () => use(KeyHintsContext);

/** Returns a function that renders the key of a command next to its button; nothing if it has none. */
export function useKeyHint(): (id: CommandId) => ReactNode {
  const { shortcutPreferences, isMac } = useKeyHints();
  const chord = useChord(isMac);
  const keymap = keymapOf(shortcutPreferences);
  return (id) => {
    const key = keymap.find((command) => command.id === id)?.keys[0];
    if (key === "Enter") return <Icon picture={CornerDownLeft} size={12} />;
    if (key === "Backspace") return <Icon picture={Delete} size={12} />;
    return key && chord(key);
  };
}
