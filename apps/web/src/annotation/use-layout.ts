import type { AnnotationLayout } from "@glossa/features/annotation";
import { useState } from "react";
import { usePreferences } from "../state/preferences";

/** The remembered places of the panels, and how to remember them. */
export function useLayout(): { layout: AnnotationLayout; onLayout: (change: AnnotationLayout) => void } {
  // Where the panels begin; afterwards they move themselves.
  const [{ layout, setLayout }] = useState(usePreferences.getState);
  return { layout, onLayout: setLayout };
}
