import { useSyncExternalStore } from "react";

// Kept for as long as the page is open, per question, from record to record, and never stored.
const tools = new Map<string, string>();
const listeners = new Set<() => void>();

/** Chooses what a question marks with next; its view beside the record and the one in it both follow. */
export function chooseActiveLabel(questionId: string, tool: string): void {
  tools.set(questionId, tool);
  for (const listener of listeners) listener();
}

/** What a question marks with next; nothing until something was chosen. */
export function useTool(questionId: string): string | undefined {
  return useSyncExternalStore(subscribe, () => tools.get(questionId));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
