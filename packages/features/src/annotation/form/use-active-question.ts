import { breakpoint } from "@glossa/design-system/contract";
import { fieldFocusOf, isFieldFocused } from "@glossa/question-types";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isByTouchAlone } from "../phone/touch";
import { showRecord } from "../record/reading-place";
import type { FormView } from "../view-model";
import { useDeclinedRequest } from "./field-of-host";
import { questionElementId, questionInputId } from "./QuestionItem";
import { showBelow } from "./show-below";

const STOPS =
  '[role="radio"][tabindex="0"], [role="checkbox"][tabindex="0"], textarea, input:not([type="search"]), [tabindex="0"]';

/** The active question; follows the focus, and moves it when the form requests that. */
export function useActiveQuestion({ questions, focus }: FormView, recordId: string | undefined) {
  const lastRecord = useRef<string>(undefined);
  const [active, setActive] = useState<string | undefined>(focus.question);
  const isDeclined = useDeclinedRequest();
  const latest = useRef(active);
  useLayoutEffect(() => {
    latest.current = active;
  });

  // Before the record is painted: a key pressed as soon as it appears must reach its question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request moves the focus
  useLayoutEffect(() => {
    if (focus.question === undefined) return;
    const isFirst = lastRecord.current === undefined;
    const isNewRecord = lastRecord.current !== recordId;
    lastRecord.current = recordId;
    setActive(focus.question);
    if (isDeclined(focus, isFirst) || isElsewhere(focus.question, isNewRecord)) return;
    // Users who mark in the text stay there: undo leaves the caret in place, and the next record has its own caret.
    const text = isFirst ? undefined : textInUse(focus.question);
    if (!text) focusQuestion(focus.question, isNewRecord);
    else if (isNewRecord) text.focusText();
  }, [focus]);

  useActiveInText(questions, setActive);

  return {
    active,
    activate: setActive,
    /** Makes a question the active one and moves the focus to it. */
    goTo: useCallback((question: string) => {
      setActive(question);
      focusQuestion(question);
    }, []),
    /** Returns the focus to the active question, wherever it was. */
    goBack: useCallback(() => latest.current !== undefined && focusQuestion(latest.current), []),
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

/** Makes a question that is answered in a text the active one when the focus comes into that text: its keys apply there. */
function useActiveInText(questions: FormView["questions"], activate: (question: string) => void) {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest("#record"))) return;
      const question = questions.find(({ name }) => isFieldFocused(questionInputId(name)));
      if (!question) return;
      activate(question.name);
      // Below the record, the questions share its scroll position, and the text must stay where it is.
      if (matchMedia(breakpoint.stacked).matches) return;
      document.getElementById(questionElementId(question.name))?.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [questions, activate]);
}

/** Whether the focus is where a request leaves it. */
function isElsewhere(question: string, isNewRecord: boolean): boolean {
  return isInPopover() || (!isNewRecord && isInQuestion(question));
}

/** Whether the user is in a popover: a filter that applies while it is open must not lose the focus. */
function isInPopover(): boolean {
  return document.activeElement?.closest('[role="dialog"][data-fit]') != null;
}

/**
 * Whether the user is at a part of a question. After undo they are still there: at the item of a ranking whose rank is
 * taken back, or at the button that takes over an answer of somebody else.
 */
function isInQuestion(question: string): boolean {
  const element = document.getElementById(questionElementId(question));
  const { activeElement } = document;
  return element !== activeElement && element?.contains(activeElement) === true;
}

/** Returns the text in which a question is being answered, if the focus is in it. */
function textInUse(question: string) {
  const id = questionInputId(question);
  return isFieldFocused(id) ? fieldFocusOf(id) : undefined;
}

/** Moves the focus to a question, and scrolls it into view. */
export function focusQuestion(name: string, isNewRecord = false): void {
  const element = document.getElementById(questionElementId(name));
  const stop = element?.querySelector<HTMLElement>(STOPS) ?? element;
  // A text field would consume digits, Enter and arrows: the question gets the focus, and Tab enters the field.
  const target = stop instanceof HTMLTextAreaElement ? element : stop;
  const hasFocus = !isNewRecord || !isByTouchAlone();
  if (hasFocus) target?.focus({ preventScroll: true });
  // Also if the questions follow the record: a new one is read before it is answered.
  const record = isNewRecord ? document.getElementById("record") : null;
  const wasLeftBelow = record !== null && showRecord(record);
  if (isNewRecord && matchMedia(breakpoint.stacked).matches) {
    if (record && target && hasFocus) showBelow(record, target, wasLeftBelow);
    return;
  }
  element?.scrollIntoView({ block: "nearest" });
  // A question may be higher than what is visible of it.
  target?.scrollIntoView({ block: "nearest" });
}
