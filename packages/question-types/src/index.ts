export { answeredField, QuestionInField, QuestionView } from "./QuestionView";
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
  KeyHint,
  KeyPress,
  KeyResult,
  QuestionViewProps,
  ShownSuggestion,
} from "./view-parts/definition";
export { chooseActiveLabel } from "./view-parts/tools";
export { isInside, waysOf } from "./view-parts/ways";
