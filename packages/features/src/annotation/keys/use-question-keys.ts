import type { Question } from "@glossa/contract";
import { digitWait } from "@glossa/design-system";
import { chooseActiveLabel, onQuestionKey } from "@glossa/question-types";
import { ownValue, schemaOf } from "@glossa/question-types/schema";
import { useEffect, useRef } from "react";
import { questionInputId } from "../form/QuestionItem";
import type { AnnotationPorts, FormView, ValueOnScreen } from "../view-model";
import { submitsAtOnce } from "./auto-submit/auto-submit";

type KeyResult = NonNullable<ReturnType<typeof onQuestionKey>>;
type Digits = KeyResult["digits"];

interface QuestionKeysOptions {
  form: FormView;
  recordId: string | undefined;
  active: string | undefined;
  ports: Pick<AnnotationPorts, "onValue" | "onSubmitAtOnce">;
  /** A digit that answers the only question submits. */
  isAutoSubmitOn: boolean;
  /** Moves the focus to the question after this one. */
  onAnswered: (question: string) => void;
}

/**
 * Passes keys to the active question. A number of several digits applies to the question that received its first
 * digit; a question that one choice answers moves the focus on, or submits, once no further digit can follow.
 */
export function useQuestionKeys(options: QuestionKeysOptions) {
  const { form, active, ports } = options;
  const pending = useRef<Pending>(undefined);
  const moveOn = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const give = ({ name }: Question, { value, activeLabel }: KeyResult, before: ValueOnScreen | undefined) => {
    if (activeLabel !== undefined) chooseActiveLabel(questionInputId(name), activeLabel);
    // A value that is chosen already stays as it is: this is neither a change nor an undo step.
    else if (value !== before?.value || before?.isPencil) ports.onValue(name, value, false);
  };

  const passOn = (chosen: Chosen, isWaiting: boolean) => {
    // Before the next key press, however soon it follows: it is meant for the next question.
    if (!isWaiting && form.questions.length > 1) return options.onAnswered(chosen.question);
    moveOn.current = setTimeout(() => goOn(chosen, latest.current), isWaiting ? digitWait : 0);
  };

  return ({ key }: { key: string }): boolean => {
    const now = Date.now();
    const last = stillOpen(pending.current, now);
    const question = form.questions.find(({ name }) => name === (last?.question ?? active));
    if (!question) return false;
    const before = ownValue(form.values, question.name);
    const result = press(key, question, before, { digits: last?.digits, now });
    if (!result) return false;
    clearTimeout(moveOn.current);
    give(question, result, before);
    const { value, digits } = result;
    pending.current = digits && { question: question.name, digits, at: now };
    if (isChosenAtOnce(question, value)) {
      const wasPencil = last?.digits?.wasPencil ?? before?.isPencil ?? false;
      const chosen = { key, question: question.name, value, wasPencil, recordId: options.recordId };
      passOn(chosen, digits !== undefined);
    }
    return true;
  };
}

function isChosenAtOnce({ settings }: Question, value: unknown): boolean {
  return value !== undefined && schemaOf(settings.type).isCompletedByOneKey;
}

interface Chosen {
  key: string;
  question: string;
  value: unknown;
  wasPencil: boolean;
  recordId: string | undefined;
}

/** After the last digit: submits if the record still has the chosen value, otherwise moves to the next question. */
function goOn(chosen: Chosen, now: QuestionKeysOptions) {
  const { form, ports, isAutoSubmitOn, onAnswered } = now;
  const { key, question, value, wasPencil, recordId } = chosen;
  const isHere = now.recordId === recordId && ownValue(form.values, question)?.value === value;
  const isModified = form.saveState.kind === "unsaved" || wasPencil;
  const input = { isOn: isAutoSubmitOn, questions: form.questions, key, isModified, isAnswered: isHere };
  if (submitsAtOnce(input)) ports.onSubmitAtOnce();
  else if (now.recordId === recordId) onAnswered(question);
}

type Pending = { question: string; digits: Digits; at: number } | undefined;

function stillOpen(pending: Pending, now: number): Pending {
  return pending && now - pending.at <= digitWait ? pending : undefined;
}

function press(
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
