import { breakpoint } from "@glossa/design-system/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { isInFieldOfHost } from "../form/field-of-host";
import { focusQuestion } from "../form/use-active-question";
import { isByTouchAlone } from "../phone/touch";
import type { FormView } from "../view-model";
import type { BulkView } from "./bulk-view";

/**
 * The active question of the form. The focus is in the list when a page opens, and stays there while keys answer
 * questions: the next record can be selected at once.
 */
export function useFormFocus(
  { questions, focus, values }: FormView,
  { rows, progress }: BulkView,
  list: { goTo: (index: number) => void; focusCurrent: () => void },
) {
  const firstRecordId = rows[0]?.record.id;
  const [active, setActive] = useState(focus.question ?? questions[0]?.name);
  const seen = useRef(focus.serial);
  const goTo = (question: string) => {
    setActive(question);
    focusQuestion(question);
  };

  // Before the page is painted: a key pressed as soon as it appears must reach its first record.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page moves the focus
  useLayoutEffect(() => {
    setActive(questions[0]?.name);
    if (firstRecordId === undefined || isByTouchAlone()) return;
    if (isInUse(document.activeElement) || isInFieldOfHost()) return;
    list.goTo(0);
  }, [firstRecordId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request moves the focus
  useLayoutEffect(() => {
    if (seen.current === focus.serial || focus.question === undefined) return;
    seen.current = focus.serial;
    // On touch screens, moving the focus would scroll the list away.
    if (isIn("record") || isByTouchAlone()) setActive(focus.question);
    else goTo(focus.question);
  }, [focus]);

  // After an action, the form is empty again, and the same keys mean the same as before it: in the list, whichever
  // question the action was started from.
  const isRunning = progress !== undefined;
  const isDone = !isRunning && Object.keys(values).length === 0;
  const hasRun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of an action resets the form
  useLayoutEffect(() => {
    if (isDone) setActive(questions[0]?.name);
    if (isRunning) hasRun.current = true;
    const { activeElement } = document;
    const isBegun = isDone && hasRun.current;
    const isInForm = isBegun && isIn("questions") && !isInUse(activeElement);
    if (isBegun) showStart();
    // The button that started the action may be gone, and the focus with it.
    const isFree = activeElement === document.body || isInForm;
    if (!isRunning && isFree && !isByTouchAlone()) list.focusCurrent();
  }, [isRunning]);

  return {
    active,
    activate: setActive,
    goTo,
    /** Returns the focus to the form, wherever it was. */
    goBack: () => active !== undefined && focusQuestion(active),
    /** Makes the question after an answered one the active one; at the last one nothing changes. */
    goAfter(question: string) {
      const next = questions[questions.findIndex(({ name }) => name === question) + 1]?.name;
      if (next === undefined) return;
      if (isIn("record")) setActive(next);
      else goTo(next);
    },
  };
}

/** Scrolls to the start of the form, or of the list if the form is below it. */
function showStart(): void {
  if (matchMedia(breakpoint.stacked).matches) {
    document.getElementById("record")?.scrollIntoView({ block: "start" });
    return;
  }
  const scroller = document.getElementById("questions")?.parentElement;
  if (scroller) scroller.scrollTop = 0;
}

/** Whether the focus is in the list or in the form. */
function isIn(part: "record" | "questions"): boolean {
  return document.getElementById(part)?.contains(document.activeElement) ?? false;
}

/** Whether the user is typing, or in a popover or dialog: a list that changes meanwhile does not take the focus. */
function isInUse(element: Element | null): boolean {
  return (
    element?.closest('[role="dialog"], [role="menu"], [role="listbox"], input[type="search"], textarea') !=
    null
  );
}
