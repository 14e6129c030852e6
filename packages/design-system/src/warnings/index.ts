export { choiceProblems, duplicates, outOfRange } from "./problems";
export { useWarnings, warnOnce } from "./use-warnings";
