import { questionTypeOf } from "./registry";
import type { Answer, QuestionSettings } from "./schemas";
import type { QuestionViewProps } from "./view-parts/definition";
import { UnsupportedQuestion } from "./view-parts/UnsupportedQuestion";

/** Answers a question of any type. */
export function QuestionView(props: QuestionViewProps) {
  const { View } = questionTypeOf(props.settings.type);
  if (!View) return <UnsupportedQuestion isRequired={props.isRequired} />;
  // The answer of a question has the type that its settings name; only the registry knows both.
  return <View {...(props as QuestionViewProps<QuestionSettings, Answer>)} />;
}
