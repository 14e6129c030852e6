import { questionTypeOf } from "./registry";
import type { QuestionSettings } from "./schemas";
import type { QuestionInFieldProps, QuestionViewProps } from "./view-parts/definition";

/** The view of a question of any type. */
export function QuestionView<Settings extends QuestionSettings>(props: QuestionViewProps<Settings>) {
  const { View } = questionTypeOf(props.settings.type);
  // The type of the value follows from the settings; only the registry knows both.
  return <View {...(props as unknown as QuestionViewProps)} />;
}

/** The name of the field that takes the question's input, for questions that are not answered next to the record. */
export function answeredField(settings: QuestionSettings): string | undefined {
  return questionTypeOf(settings.type).inField?.nameOf(settings);
}

/** The text of a field with the value of a question in it. */
export function QuestionInField<Settings extends QuestionSettings>(props: QuestionInFieldProps<Settings>) {
  const View = questionTypeOf(props.settings.type).inField?.View;
  // As above: the registry knows which values belong to which settings.
  return View ? <View {...(props as unknown as QuestionInFieldProps)} /> : props.fallback;
}
