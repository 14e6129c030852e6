export { choiceProblems, duplicates, outOfRange } from "./problems";
export { useWarnings } from "./use-warnings";
export { warnOnce } from "./warn-once";
