export { choiceAttributes } from "./choice-attributes";
export { useChoice } from "./use-choice";
export { useFollowChosen } from "./use-follow-chosen";
export { useRoving } from "./use-roving";
