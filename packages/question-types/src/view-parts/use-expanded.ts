import { useState } from "react";

// Kept for as long as the page is open, per question, and never stored.
const expanded = new Map<string, boolean>();

/** Whether a question shows all its options; stays so from record to record. */
export function useExpanded(questionId: string): [boolean, (isExpanded: boolean) => void] {
  const [isExpanded, setIsExpanded] = useState(expanded.get(questionId) ?? false);
  const remember = (next: boolean) => {
    expanded.set(questionId, next);
    setIsExpanded(next);
  };
  return [isExpanded, remember];
}
