export { choiceAttributes } from "./choice-attributes";
export { useChoice } from "./use-choice";
export { useRoving } from "./use-roving";
