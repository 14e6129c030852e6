import {
  type AnnotationLayout,
  type ShortcutPreferences,
  shortcutPreferencesFrom,
} from "@glossa/features/annotation";
import { useMemo } from "react";
import { usePreferences } from "../state/preferences";

/** The user's shortcut preferences, and a function to change them. */
export function useHabits(): {
  habits: ShortcutPreferences;
  onHabits: (change: Partial<ShortcutPreferences>) => void;
} {
  const { habits, setHabits } = usePreferences();
  return { habits: useMemo(() => shortcutPreferencesFrom(habits), [habits]), onHabits: setHabits };
}

/** The stored layout of the panels, and a function to store it. */
export function useLayout(): { layout: AnnotationLayout; onLayout: (change: AnnotationLayout) => void } {
  const { layout, setLayout } = usePreferences();
  return { layout, onLayout: setLayout };
}
