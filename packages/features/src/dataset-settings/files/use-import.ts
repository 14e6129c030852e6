import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ImportOutcome, ImportProgress, ImportRun } from "./view-model";

/** How many rows, suggestions and scores were left out, which can be saved. */
export function countLeftOut(outcome: Extract<ImportOutcome, { end: "done" }>): number {
  const { refused, suggestionsLeftOut = 0, scoresLeftOut = 0 } = outcome;
  return refused + suggestionsLeftOut + scoresLeftOut;
}

/** One import: how far it is, and how it has ended. */
export function useImport(onImport: (run: ImportRun) => Promise<ImportOutcome>) {
  const [progress, setProgress] = useState<ImportProgress>({ done: 0, total: 0 });
  const [isRunning, setIsRunning] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async () => {
    controller.current = new AbortController();
    setIsRunning(true);
    setOutcome(undefined);
    const ended = await onImport({ onProgress: setProgress, signal: controller.current.signal });
    // In one step, so that the focus is never on a button that is gone.
    flushSync(() => {
      setIsRunning(false);
      setOutcome(ended);
    });
  };
  return { progress, isRunning, outcome, start, stop: () => controller.current?.abort() };
}
