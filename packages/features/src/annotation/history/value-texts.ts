import type { Question } from "@glossa/contract";
import { fittingValue, ownValue, shownSchemaOf } from "@glossa/question-types/schema";

import type { RecordView } from "../view-model";

type Values = Readonly<Record<string, { value: unknown }>>;

/**
 * Returns values as texts, by the name of their question; questions without a value that can be shown are absent. With the
 * fields of the record, spans are quoted; without, they are numbers.
 */
export function textsOfValues(
  questions: readonly Question[],
  values: Values,
  fields: RecordView["fields"] = {},
): ReadonlyMap<string, string> {
  return new Map(
    questions.flatMap(({ name, settings }) => {
      const value = fittingValue(settings.type, ownValue(values, name)?.value);
      if (value === undefined) return [];
      const text = settings.type === "span" ? ownValue(fields, settings.field) : undefined;
      const quoted = typeof text === "string" ? text : undefined;
      return [[name, shownSchemaOf(settings.type).format(value, settings, quoted)] as const];
    }),
  );
}
