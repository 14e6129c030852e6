export { questionTypeIcon } from "./icons";
export { answeredField, QuestionInField, QuestionView } from "./QuestionView";
export {
  keyHintsOf,
  numberedOptions,
  onQuestionKey,
  onQuestionNumber,
  questionTypeOf,
} from "./registry";
export { chooseActiveLabel } from "./view-parts/active-label";
export type {
  Digits,
  KeyHint,
  KeyResult,
  NumberedOption,
  QuestionInFieldProps,
  QuestionInputProps,
  QuestionKeyPress,
  QuestionViewProps,
  RegisteredQuestionType,
  ShownSuggestion,
} from "./view-parts/definition";
export {
  type FieldFocus,
  fieldFocusOf,
  isFieldFocused,
  type SpanWithText,
} from "./view-parts/focus-registry";
