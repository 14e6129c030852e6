import { questionTypeOf } from "./registry";
import type { Answer, QuestionSettings } from "./schemas";
import type { FieldAnswerProps, QuestionViewProps } from "./view-parts/definition";

/** The view of a question of any type. */
export function QuestionView(props: QuestionViewProps) {
  const { View } = questionTypeOf(props.settings.type);
  // The type of the value follows from the settings; only the registry knows both.
  return <View {...(props as QuestionViewProps<QuestionSettings, Answer>)} />;
}

/** The name of the field that takes the question's input, for questions that are not answered next to the record. */
export function answeredField(settings: QuestionSettings): string | undefined {
  return questionTypeOf(settings.type).inField?.nameOf(settings);
}

/** The text of a field with the value of a question in it. */
export function FieldAnswer(props: FieldAnswerProps) {
  const View = questionTypeOf(props.settings.type).inField?.View;
  // As above: the registry knows which values belong to which settings.
  return View ? <View {...(props as FieldAnswerProps<QuestionSettings, Answer>)} /> : props.fallback;
}
