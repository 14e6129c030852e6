import { useEffect, useState } from "react";
import { questionElementId } from "./QuestionItem";
import type { FormView } from "./view-model";

const STOPS =
  '[role="radio"][tabindex="0"], [role="checkbox"][tabindex="0"], textarea, input:not([type="search"]), [tabindex="0"]';

/** Which question the keys go to; follows the focus, and moves it where the form asks for it. */
export function useActiveQuestion({ questions, focus }: FormView) {
  const [active, setActive] = useState<string | undefined>(focus.question);

  useEffect(() => {
    if (focus.question === undefined) return;
    setActive(focus.question);
    focusQuestion(focus.question);
  }, [focus]);

  return {
    active,
    activate: setActive,
    /** Moves on from an answered question; at the last one the focus stays, ready to submit. */
    goAfter(question: string) {
      const index = questions.findIndex(({ name }) => name === question);
      const next = questions[index + 1]?.name;
      if (next === undefined) return;
      setActive(next);
      focusQuestion(next);
    },
  };
}

function focusQuestion(name: string): void {
  const element = document.getElementById(questionElementId(name));
  const stop = element?.querySelector<HTMLElement>(STOPS) ?? element;
  // A text field would swallow digits, Enter and arrows: the question takes the focus, Tab goes into it.
  const target = stop instanceof HTMLTextAreaElement ? element : stop;
  target?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}
