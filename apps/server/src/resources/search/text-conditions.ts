import type { FuzzyWord, TextCondition } from "@glossa/contract";

/** The words of a condition for which similar ones are to be found. */
export function fuzzyWordsIn(condition: TextCondition): FuzzyWord[] {
  switch (condition.kind) {
    case "similar":
      return [condition];
    case "not":
      return fuzzyWordsIn(condition.condition);
    case "and":
    case "or":
      return condition.conditions.flatMap(fuzzyWordsIn);
    default:
      return [];
  }
}

/** The nesting depth of a condition; a single word has one level. */
export function levelsOf(condition: TextCondition): number {
  switch (condition.kind) {
    case "not":
      return 1 + levelsOf(condition.condition);
    case "and":
    case "or":
      return 1 + Math.max(...condition.conditions.map(levelsOf));
    default:
      return 1;
  }
}
