import type { ContainedPart, FuzzyWord, TextCondition } from "@glossa/contract";

/** A word of a query that stands for words of the dataset. */
export type OpenWord = FuzzyWord | ContainedPart;

/** The words of a condition for which words of the dataset are to be found. */
export function openWordsIn(condition: TextCondition): OpenWord[] {
  switch (condition.kind) {
    case "similar":
    case "containing":
      return [condition];
    case "not":
      return openWordsIn(condition.condition);
    case "and":
    case "or":
      return condition.conditions.flatMap(openWordsIn);
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
