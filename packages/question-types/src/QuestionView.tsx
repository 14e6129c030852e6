import { questionTypeOf } from "./registry";
import type { Answer, QuestionSettings } from "./schemas";
import type { FieldAnswerProps, QuestionViewProps } from "./view-parts/definition";

/** Answers a question of any type. */
export function QuestionView(props: QuestionViewProps) {
  const { View } = questionTypeOf(props.settings.type);
  // The answer of a question has the type that its settings name; only the registry knows both.
  return <View {...(props as QuestionViewProps<QuestionSettings, Answer>)} />;
}

/** The name of the field in which a question is answered, where it is not beside the record. */
export function answeredField(settings: QuestionSettings): string | undefined {
  return questionTypeOf(settings.type).inField?.nameOf(settings);
}

/** A field's text with the answer of a question in it. */
export function FieldAnswer(props: FieldAnswerProps) {
  const View = questionTypeOf(props.settings.type).inField?.View;
  // As above: the registry knows which answers belong to which settings.
  return View ? <View {...(props as FieldAnswerProps<QuestionSettings, Answer>)} /> : props.fallback;
}
