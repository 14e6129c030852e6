export { answeredField, QuestionInField, QuestionView } from "./QuestionView";
export {
  keyHintsOf,
  numberedOptions,
  onQuestionKey,
  onQuestionNumber,
  questionTypeIcon,
  questionTypeOf,
} from "./registry";
export { chooseActiveLabel } from "./view-parts/active-label";
export type {
  Digits,
  KeyHint,
  KeyResult,
  QuestionKeyPress,
  QuestionViewProps,
  ShownSuggestion,
} from "./view-parts/definition";
export { fieldFocusOf, isFieldFocused } from "./view-parts/focus-registry";
