import type { KeyboardEvent } from "react";
import type { SpanWords } from "../words";
import { historyStep } from "./history";
import type { SpanSteps } from "./use-span-history";

interface HistoryKeysInput {
  history: SpanSteps | undefined;
  words: SpanWords["said"];
  say: (sentence: string) => void;
}

/** Handles the keys of undo and redo, except in text fields, if the page has given the highlighter a history. */
export function historyKeys({ history, words, say }: HistoryKeysInput) {
  if (!history) return {};
  return {
    onKeyDown(event: KeyboardEvent) {
      const step = historyStep(event);
      if (!step || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      if (step === "undo") say(history.undo ? words.undone : words.nothingToUndo);
      else say(history.redo ? words.redone : words.nothingToRedo);
      history[step]?.();
    },
  };
}
