export { answeredField, FieldAnswer, QuestionView } from "./QuestionView";
export {
  keyHintsOf,
  numberedOptions,
  onQuestionKey,
  onQuestionNumber,
  questionTypeIcon,
  questionTypeOf,
} from "./registry";
export type {
  Digits,
  KeyPress,
  KeyResult,
  QuestionViewProps,
  ShownSuggestion,
} from "./view-parts/definition";
export { digitWait } from "./view-parts/digits";
export { chooseActiveLabel } from "./view-parts/tools";
export { isInside, waysOf } from "./view-parts/ways";
