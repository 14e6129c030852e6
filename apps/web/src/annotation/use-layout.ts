import {
  type AnnotationLayout,
  type ShortcutPreferences,
  shortcutPreferencesFrom,
} from "@glossa/features/annotation";
import { useMemo } from "react";
import { usePreferences } from "../state/preferences";

/** The user's shortcut preferences, and a function to change them. */
export function useShortcutPreferences(): {
  shortcutPreferences: ShortcutPreferences;
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
} {
  const { shortcutPreferences, setShortcutPreferences } = usePreferences();
  return {
    shortcutPreferences: useMemo(() => shortcutPreferencesFrom(shortcutPreferences), [shortcutPreferences]),
    onShortcutPreferences: setShortcutPreferences,
  };
}

/** The stored layout of the panels, and a function to store it. */
export function useLayout(): { layout: AnnotationLayout; onLayout: (change: AnnotationLayout) => void } {
  const { layout, setLayout } = usePreferences();
  return { layout, onLayout: setLayout };
}
