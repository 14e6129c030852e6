export { answeredField, FieldAnswer, QuestionView } from "./QuestionView";
export { onQuestionKey, questionTypeIcon, questionTypeOf } from "./registry";
export type {
  Digits,
  KeyPress,
  KeyResult,
  QuestionViewProps,
  ShownSuggestion,
} from "./view-parts/definition";
export { digitWait } from "./view-parts/digits";
export { chooseTool } from "./view-parts/tools";
