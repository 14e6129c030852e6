import type { AnnotationLayout } from "@glossa/features/annotation";
import { useState } from "react";
import { savedLayout, saveLayout } from "../state/preferences";

/** The remembered places of the panels, and how to remember them. */
export function useLayout(): { layout: AnnotationLayout; onLayout: (change: AnnotationLayout) => void } {
  const [layout] = useState(savedLayout);
  return { layout, onLayout: saveLayout };
}
