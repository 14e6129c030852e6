import type { Question } from "@glossa/contract";
import { useT } from "@glossa/locales";
import { useCallback, useState } from "react";
import type { AnnotationView, ValueOnScreen } from "../view-model";
import { acceptedText, changeText } from "./change-text";

/** What was said last, such as what a key has changed, and the functions that say something. */
export function useSaid() {
  const t = useT();
  const [said, setSaid] = useState<AnnotationView["announcement"]>();
  const say = useCallback((text: string | undefined) => {
    if (text !== undefined) setSaid((last) => ({ text, serial: (last?.serial ?? 0) + 1 }));
  }, []);
  return {
    said,
    say,
    onChanged: (question: Question, before: unknown, after: unknown) =>
      say(changeText(question, before, after, t)),
    /** Called when an input sets a value; says so if that accepts the suggestion as it is. */
    onInput: (question: Question, before: ValueOnScreen | undefined, after: unknown) =>
      say(acceptedText(question, before, after, t)),
  };
}
