import type { Question } from "@glossa/contract";
import { useT } from "@glossa/locales";
import { useState } from "react";
import type { AnnotationView } from "../view-model";
import { changeText } from "./change-text";

/** What the last key has changed, and the function that the keys call with it. */
export function useSaid() {
  const t = useT();
  const [said, setSaid] = useState<AnnotationView["announcement"]>();
  const onChanged = (question: Question, before: unknown, after: unknown) => {
    const text = changeText(question, before, after, t);
    if (text !== undefined) setSaid((last) => ({ text, serial: (last?.serial ?? 0) + 1 }));
  };
  return { said, onChanged };
}
