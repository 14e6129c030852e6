import {
  type AnnotationLayout,
  type ShortcutPreferences,
  shortcutPreferencesFrom,
} from "@glossa/features/annotation";
import { useMemo, useState } from "react";
import { usePreferences } from "../state/preferences";

/** How the person works with keys, and how to change that. */
export function useHabits(): {
  habits: ShortcutPreferences;
  onHabits: (change: Partial<ShortcutPreferences>) => void;
} {
  const { habits, setHabits } = usePreferences();
  return { habits: useMemo(() => shortcutPreferencesFrom(habits), [habits]), onHabits: setHabits };
}

/** The remembered places of the panels, and how to remember them. */
export function useLayout(): { layout: AnnotationLayout; onLayout: (change: AnnotationLayout) => void } {
  // Where the panels begin; afterwards they move themselves.
  const [{ layout, setLayout }] = useState(usePreferences.getState);
  return { layout, onLayout: setLayout };
}
