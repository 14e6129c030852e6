import type { Question, Suggestion } from "@glossa/contract";
import { QuestionFrame, type QuestionMark } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { QuestionView } from "@glossa/question-types";
import { fittingValue, isKnownType, shownSchemaOf } from "@glossa/question-types/schema";
import { memo } from "react";
import { TeamAnswerList } from "../team/TeamAnswerList";
import type { TeamAnswer } from "../team/team-answers";
import type { AnnotationPorts, ValueOnScreen } from "../view-model";
import { isMissing } from "./missing";
import { UnfitValue } from "./UnfitValue";

interface QuestionItemProps {
  question: Question;
  value: ValueOnScreen | undefined;
  /** The stored value, if the question cannot show it. */
  unfit?: { value: unknown } | undefined;
  suggestion: Suggestion | undefined;
  /** What others have answered, if that is shown. */
  teamAnswers?: readonly TeamAnswer[] | undefined;
  isActive: boolean;
  /** The number of the attempt to submit that was refused because of this question. */
  askedFor?: number | undefined;
  isReadOnly?: boolean;
  onActivate: (question: string) => void;
  onValue: AnnotationPorts["onValue"];
  /** Moves the focus to the question after this one. */
  onAnswered: (question: string) => void;
}

/** The id of a question's element on the page, without spaces, which would separate ids where it is referred to. */
export function questionElementId(name: string): string {
  return `question-${encodeURIComponent(name)}`;
}

/** The id of the question's input element; it stays the same from record to record. */
export function questionInputId(name: string): string {
  return `${questionElementId(name)}-answer`;
}

/**
 * One question with its mark, its suggestion and the widget of its type. Saving, counting and undoing update the page
 * many times between two key presses; questions that are not affected do not render again.
 */
export const QuestionItem = memo(function QuestionItem(props: QuestionItemProps) {
  const {
    question,
    value,
    unfit,
    suggestion,
    teamAnswers,
    isActive,
    isReadOnly = false,
    onActivate,
    onValue,
    onAnswered,
  } = props;
  const isAskedFor = props.askedFor !== undefined && (value === undefined || isMissing(question, value));
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
      mark={useMark(question, value)}
      suggestedBy={useSuggestedBy(suggestion)}
      isActive={isActive}
      error={isAskedFor ? t(whyAskedFor(question)) : undefined}
      errorSerial={props.askedFor}
      onActivate={() => onActivate(question.name)}
    >
      {unfit && <UnfitValue value={unfit.value} />}
      <QuestionView
        id={questionInputId(question.name)}
        labelId={labelId}
        settings={question.settings}
        value={value?.value}
        isPencil={value?.isPencil ?? false}
        suggestion={suggestion}
        isRequired={question.required}
        isReadOnly={isReadOnly}
        isInvalid={isAskedFor || isEmptied(question, value)}
        onAnswered={() => onAnswered(question.name)}
        onDone={() => document.getElementById(id)?.focus()}
        onChange={(value, isTyping = false) => onValue(question.name, value, isTyping)}
      />
      {teamAnswers && isKnownType(question.settings.type) && (
        <TeamAnswerList
          answers={teamAnswers}
          inputId={questionInputId(question.name)}
          own={value}
          isReadOnly={isReadOnly}
          type={question.settings.type}
          onUse={(value) => onValue(question.name, value, false)}
        />
      )}
    </QuestionFrame>
  );
});

function useMark(question: Question, value: ValueOnScreen | undefined) {
  const t = useT();
  const look: QuestionMark | undefined = markOf(question, value);
  const labels = {
    answered: t("questions.markAnswered"),
    pencilled: t("questions.markSuggested"),
    missing: t("questions.markMissing"),
  };
  return look && { look, label: labels[look] };
}

/** The reason why the record cannot be submitted without a value. */
function whyAskedFor({ settings }: Question) {
  return isKnownType(settings.type) ? "questions.answerToSubmit" : "questions.unknownRequired";
}

/** Whether a required value was present and has been removed. */
function isEmptied({ required, settings }: Question, value: ValueOnScreen | undefined): boolean {
  return required && value?.value === "" && shownSchemaOf(settings.type).emptyValue === undefined;
}

function markOf(question: Question, value: ValueOnScreen | undefined): QuestionMark | undefined {
  const { completeness } = shownSchemaOf(question.settings.type);
  if (
    value &&
    completeness(fittingValue(question.settings.type, value.value), question.settings) === "complete"
  )
    return value.isPencil ? "pencilled" : "answered";
  return isMissing(question, value) ? "missing" : undefined;
}

function useSuggestedBy(suggestion: Suggestion | undefined): string | undefined {
  const format = useFormat();
  if (!suggestion) return undefined;
  const score = typeof suggestion.score === "number" ? format.score(suggestion.score) : undefined;
  return [suggestion.agent, score].filter(Boolean).join(" · ") || undefined;
}
