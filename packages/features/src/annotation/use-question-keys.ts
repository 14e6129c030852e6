import type { Question } from "@glossa/contract";
import { chooseTool, onQuestionKey } from "@glossa/question-types";
import { schemaOf } from "@glossa/question-types/schema";
import { useRef } from "react";
import { answerElementId } from "./QuestionItem";
import type { AnnotationPorts, AnswerValue, FormView } from "./view-model";

type KeyResult = ReturnType<typeof onQuestionKey>;
type Digits = NonNullable<KeyResult>["digits"];

/** How long further digits of the same number are waited for, in ms. */
const DIGIT_WAIT_MS = 300;

interface QuestionKeysOptions {
  form: FormView;
  active: string | undefined;
  onValue: AnnotationPorts["onValue"];
  /** Asks for the keyboard to go to the question after this one. */
  onAnswered: (question: string) => void;
}

/**
 * Hands keys to the active question. A number of several digits stays with the question that got its first
 * digit; a question that one choice answers passes the keyboard on once no further digit can come.
 */
export function useQuestionKeys({ form, active, onValue, onAnswered }: QuestionKeysOptions) {
  const pending = useRef<Pending>(undefined);
  const moveOn = useRef<ReturnType<typeof setTimeout>>(undefined);

  return ({ key }: { key: string }): boolean => {
    const now = Date.now();
    const last = stillOpen(pending.current, now);
    const question = form.questions.find(({ name }) => name === (last?.question ?? active));
    const result =
      question && press(key, question, form.answers[question.name], { digits: last?.digits, now });
    if (!question || !result) return false;
    clearTimeout(moveOn.current);
    if (result.tool === undefined) onValue(question.name, result.answer, false);
    else chooseTool(answerElementId(question.name), result.tool);
    pending.current = result.digits && { question: question.name, digits: result.digits, at: now };
    if (schemaOf(question.settings.type).answersAtOnce && result.answer !== undefined) {
      moveOn.current = setTimeout(() => onAnswered(question.name), result.digits ? DIGIT_WAIT_MS : 0);
    }
    return true;
  };
}

type Pending = { question: string; digits: Digits; at: number } | undefined;

function stillOpen(pending: Pending, now: number): Pending {
  return pending && now - pending.at < DIGIT_WAIT_MS ? pending : undefined;
}

function press(
  key: string,
  { settings }: Question,
  answer: AnswerValue | undefined,
  state: { digits: Digits | undefined; now: number },
) {
  return onQuestionKey({
    key,
    settings,
    answer: answer?.value,
    isPencil: answer?.isPencil ?? false,
    ...state,
  });
}
