import { useSyncExternalStore } from "react";

// Kept for as long as the page is open, by question and from record to record, and never stored.
const activeLabels = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Chooses the active label of a question, for its view beside the record and for the one in it.
 *
 * @param questionId the id that its view was given
 * @param label the value of the label
 * @example
 * chooseActiveLabel("entities", "place"); // the question with the input "entities" now marks places
 */
export function chooseActiveLabel(questionId: string, label: string): void {
  activeLabels.set(questionId, label);
  for (const listener of listeners) listener();
}

/** The active label of a question; undefined until one was chosen. */
export function useActiveLabel(questionId: string): string | undefined {
  return useSyncExternalStore(subscribe, () => activeLabels.get(questionId));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
