import type { Question } from "@glossa/contract";
import { digitOf, digitWait } from "@glossa/design-system";
import { chooseActiveLabel, onQuestionKey } from "@glossa/question-types";
import { ownValue, shownSchemaOf } from "@glossa/question-types/schema";
import { useEffect, useRef } from "react";
import { questionInputId } from "../form/QuestionItem";
import type { AnnotationPorts, FormView, ValueOnScreen } from "../view-model";
import { submitsAtOnce } from "./auto-submit/auto-submit";

type KeyResult = NonNullable<ReturnType<typeof onQuestionKey>>;
type Digits = KeyResult["digits"];

/** A key that may answer the active question. */
export interface QuestionKey {
  key: string;
  /** When it was pressed, in ms since the page was opened: a page that is busy handles it later. */
  at: number;
}

interface QuestionKeysOptions {
  form: FormView;
  recordId: string | undefined;
  active: string | undefined;
  ports: Pick<AnnotationPorts, "onValue" | "onSubmitAtOnce">;
  /** A digit that answers the only question submits. */
  isAutoSubmitOn: boolean;
  /** Moves the focus to the question after this one. */
  onAnswered: (question: string) => void;
  /** Called with the values of a question before and after a key that has changed it. */
  onChanged: (question: Question, before: unknown, after: unknown) => void;
}

/**
 * Passes keys to the active question. A number of several digits applies to the question that received its first
 * digit; a question that one choice answers moves the focus on, or submits, once no further digit can follow. A digit
 * that cannot continue the number answers the next question: the number was complete, as it is where no digit can follow.
 * What counts is when keys were pressed: a page that is busy handles them, and moves on, later.
 */
export function useQuestionKeys(options: QuestionKeysOptions) {
  const { form, active, ports } = options;
  const pending = useRef<Pending>(undefined);
  const moveOn = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => {
    clearTimeout(moveOn.current);
    moveOn.current = undefined;
  };
  const moveOnIn = (ms: number, move: () => void) => {
    moveOn.current = setTimeout(() => {
      moveOn.current = undefined;
      move();
    }, ms);
  };
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const give = (question: Question, { value, activeLabel }: KeyResult, before: ValueOnScreen | undefined) => {
    const { name } = question;
    if (activeLabel !== undefined) return chooseActiveLabel(questionInputId(name), activeLabel);
    // A value that is chosen already stays as it is: this is neither a change nor an undo step.
    if (value === before?.value && !before?.isPencil) return;
    ports.onValue(name, value, false);
    options.onChanged(question, before?.value, value);
  };

  const passOn = (chosen: Chosen, isWaiting: boolean) => {
    // Before the next key press, however soon it follows: it is meant for the next question.
    if (!isWaiting && form.questions.length > 1) return options.onAnswered(chosen.question);
    moveOnIn(isWaiting ? digitWait : 0, () => goOn(chosen, latest.current));
  };

  /** What a key does in a question; `last` are the digits typed there before. */
  const pressIn = (
    question: Question | undefined,
    { key, at }: QuestionKey,
    last: Pending,
  ): Pressed | undefined => {
    if (!question) return undefined;
    const before = ownValue(form.values, question.name);
    const result = onKey(key, question, before, { digits: last?.digits, now: at });
    return { question, before, last, active, result };
  };

  const pressed = (press: QuestionKey): Pressed | undefined => {
    const last = stillOpen(pending.current, options, press.at);
    const question = form.questions.find(({ name }) => name === (last?.question ?? active));
    const here = pressIn(question, press, last);
    if (!here || !last?.isAnswer || digitOf(press.key) === undefined || here.result?.isLonger) return here;
    const next = form.questions[form.questions.indexOf(here.question) + 1];
    if (!next) return here;
    stay();
    options.onAnswered(last.question);
    const there = pressIn(next, press, undefined);
    return there && { ...there, active: next.name, left: last.question };
  };

  const press = ({ key, at }: QuestionKey): boolean => {
    const { question, before, last, left, result, active: on } = pressed({ key, at }) ?? {};
    if (!question || !result) return false;
    stay();
    give(question, result, before);
    const { value, digits } = result;
    const here = { question: question.name, recordId: options.recordId, active: on };
    const isAnswer = isAnswered(question, result);
    pending.current = digits && { ...here, digits, isAnswer: isAnswer && result.isNumber, at };
    if (isAnswer) passOn({ ...here, key, value, wasPencil: wasPencil(last, before) }, digits !== undefined);
    // The key may have moved the item that has just got the focus.
    else if (left !== undefined) moveOnIn(0, () => latest.current.onAnswered(left));
    return true;
  };
  return {
    /** Returns whether the key was used. */
    press,
    /** Whether a number was complete when a key was pressed, but the page has not moved on from it yet. */
    isOver: (pressedAt: number): boolean =>
      moveOn.current !== undefined && isTooLate(pending.current, pressedAt),
  };
}

/** Whether the value was in pencil before the first digit of the number. */
function wasPencil(last: Pending, before: ValueOnScreen | undefined): boolean {
  return last?.digits.wasPencil ?? before?.isPencil ?? false;
}

/** Whether a key has answered the question: the focus may move on. */
function isAnswered({ settings }: Question, { value, isCompleted = false }: KeyResult): boolean {
  return isCompleted || (value !== undefined && shownSchemaOf(settings.type).isCompletedByOneKey);
}

interface Chosen {
  key: string;
  question: string;
  value: unknown;
  wasPencil: boolean;
  recordId: string | undefined;
  /** The question that was active when the key was pressed. */
  active: string | undefined;
}

/** After the last digit: submits if the record still has the chosen value, otherwise moves to the next question. */
function goOn(chosen: Chosen, now: QuestionKeysOptions) {
  const { form, ports, isAutoSubmitOn, onAnswered } = now;
  const { key, question, value, wasPencil, recordId } = chosen;
  const isHere = now.recordId === recordId && ownValue(form.values, question)?.value === value;
  const isModified = form.saveState.kind === "unsaved" || wasPencil;
  const input = { isOn: isAutoSubmitOn, questions: form.questions, key, isModified, isAnswered: isHere };
  if (submitsAtOnce(input)) ports.onSubmitAtOnce();
  else if (now.recordId === recordId && now.active === chosen.active) onAnswered(question);
}

interface Pressed {
  question: Question;
  /** The value before the key. */
  before: ValueOnScreen | undefined;
  last: Pending;
  /** The active question. */
  active: string | undefined;
  /** The question from which the key was passed on. */
  left?: string;
  /** Undefined if the key means nothing there. */
  result: KeyResult | undefined;
}

/** A number that is being typed. */
interface Typed {
  question: string;
  /** The question that was active then, and the record on screen. */
  active: string | undefined;
  recordId: string | undefined;
  digits: NonNullable<Digits>;
  /** Whether the digits so far are a number that answers the question. */
  isAnswer: boolean | undefined;
  at: number;
}

type Pending = Typed | undefined;

/** The digits that the next one may continue: those typed just now in the same question of the same record. */
function stillOpen(
  pending: Pending,
  { recordId, active }: Pick<QuestionKeysOptions, "recordId" | "active">,
  pressedAt: number,
): Pending {
  if (!pending || pending.recordId !== recordId || pending.active !== active) return undefined;
  return isTooLate(pending, pressedAt) ? undefined : pending;
}

/** Whether a key was pressed too late to continue a number. */
function isTooLate(pending: Pending, pressedAt: number): boolean {
  return pending !== undefined && pressedAt - pending.at > digitWait;
}

function onKey(
  key: string,
  { settings }: Question,
  value: ValueOnScreen | undefined,
  state: { digits: Digits | undefined; now: number },
) {
  return onQuestionKey({
    key,
    settings,
    value: value?.value,
    isPencil: value?.isPencil ?? false,
    ...state,
  });
}
