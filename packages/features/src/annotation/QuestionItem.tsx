import type { Question, Suggestion } from "@glossa/contract";
import { QuestionFrame, type QuestionMark } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { QuestionView } from "@glossa/question-types";
import { schemaOf } from "@glossa/question-types/schema";
import { memo } from "react";
import type { AnnotationPorts, AnswerValue } from "./view-model";

interface QuestionItemProps {
  question: Question;
  answer: AnswerValue | undefined;
  suggestion: Suggestion | undefined;
  isActive: boolean;
  onActivate: (question: string) => void;
  onValue: AnnotationPorts["onValue"];
}

/** The id of a question's element on the page. */
export function questionElementId(name: string): string {
  return `question-${name}`;
}

/** The id of what a question is answered with; it stays the same from record to record. */
export function answerElementId(name: string): string {
  return `${questionElementId(name)}-answer`;
}

/**
 * One question with its mark, its suggestion and the widget of its type. Saving, counting and undoing change
 * the page many times between two keys; questions that they do not concern are not drawn again.
 */
export const QuestionItem = memo(function QuestionItem(props: QuestionItemProps) {
  const { question, answer, suggestion, isActive, onActivate, onValue } = props;
  const t = useT();
  const id = questionElementId(question.name);
  const labelId = `${id}-title`;
  return (
    <QuestionFrame
      id={id}
      labelId={labelId}
      title={question.title}
      description={question.description ?? undefined}
      requiredLabel={question.required ? t("questions.required") : undefined}
      mark={useMark(question, answer)}
      suggestedBy={useSuggestedBy(suggestion)}
      isActive={isActive}
      onActivate={() => onActivate(question.name)}
    >
      <QuestionView
        id={answerElementId(question.name)}
        labelId={labelId}
        settings={question.settings}
        answer={answer?.value}
        isPencil={answer?.isPencil ?? false}
        suggestion={suggestion}
        isRequired={question.required}
        isReadOnly={false}
        isInvalid={isEmptied(question, answer)}
        onDone={() => document.getElementById(id)?.focus()}
        onChange={(value: unknown) => onValue(question.name, value, question.settings.type === "text")}
      />
    </QuestionFrame>
  );
});

function useMark(question: Question, answer: AnswerValue | undefined) {
  const t = useT();
  const look: QuestionMark | undefined = markOf(question, answer);
  const labels = {
    answered: t("questions.markAnswered"),
    pencilled: t("questions.markSuggested"),
    missing: t("questions.markMissing"),
  };
  return look && { look, label: labels[look] };
}

/** Whether something that must be answered was, and is empty now. */
function isEmptied({ required, settings }: Question, answer: AnswerValue | undefined): boolean {
  return required && answer?.value === "" && schemaOf(settings.type).emptyAnswer === undefined;
}

/** A half answered question, such as a ranking with items left over, is as open as one without an answer. */
function markOf({ required, settings }: Question, answer: AnswerValue | undefined): QuestionMark | undefined {
  const state = schemaOf(settings.type).completeness(answer?.value, settings);
  if (answer && state === "complete") return answer.isPencil ? "pencilled" : "answered";
  const mustBeGiven = required && schemaOf(settings.type).emptyAnswer === undefined;
  return mustBeGiven || state === "partial" ? "missing" : undefined;
}

function useSuggestedBy(suggestion: Suggestion | undefined): string | undefined {
  const format = useFormat();
  if (!suggestion) return undefined;
  const score = typeof suggestion.score === "number" ? format.score(suggestion.score) : undefined;
  return [suggestion.agent, score].filter(Boolean).join(" · ") || undefined;
}
