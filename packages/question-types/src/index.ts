export { QuestionView } from "./QuestionView";
export { canAnswer, onQuestionKey, questionTypeIcon, questionTypeOf } from "./registry";
export type {
  Digits,
  KeyPress,
  KeyResult,
  QuestionViewProps,
  ShownSuggestion,
} from "./view-parts/definition";
export { digitWait } from "./view-parts/digits";
