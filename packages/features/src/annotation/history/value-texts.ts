import type { Question } from "@glossa/contract";
import { ownValue, schemaOf } from "@glossa/question-types/schema";

type Values = Readonly<Record<string, { value: unknown }>>;

/** Returns values as texts, by the name of their question; questions without a value are absent. */
export function textsOfValues(questions: readonly Question[], values: Values): ReadonlyMap<string, string> {
  return new Map(
    questions.flatMap(({ name, settings }) => {
      const found = ownValue(values, name);
      return found ? [[name, schemaOf(settings.type).format(found.value, settings)] as const] : [];
    }),
  );
}
