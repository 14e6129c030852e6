import type { Question } from "@glossa/contract";
import { fittingValue, ownValue, schemaOf } from "@glossa/question-types/schema";

type Values = Readonly<Record<string, { value: unknown }>>;

/**
 * Returns values as texts, by the name of their question; questions without a value that can be shown are absent.
 */
export function textsOfValues(questions: readonly Question[], values: Values): ReadonlyMap<string, string> {
  return new Map(
    questions.flatMap(({ name, settings }) => {
      const value = fittingValue(settings.type, ownValue(values, name)?.value);
      return value === undefined ? [] : [[name, schemaOf(settings.type).format(value, settings)] as const];
    }),
  );
}
