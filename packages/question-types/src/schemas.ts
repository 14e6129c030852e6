import { z } from "zod";
import { labelSelectionSchema } from "./label-selection/schema";
import { multiLabelSelectionSchema } from "./multi-label-selection/schema";
import { rankingSchema } from "./ranking/schema";
import { ratingSchema } from "./rating/schema";
import type { QuestionSchema } from "./schema-parts/definition";
import { isFitting } from "./schema-parts/fitting";
import { unknownSchema } from "./schema-parts/unknown";
import { spanSchema } from "./span/schema";
import { textSchema } from "./text/schema";

export { rankedByOrder } from "./ranking/ranked-in-order";
export type { ScoredValue } from "./schema-parts/accepted-value";
export { acceptedValue } from "./schema-parts/accepted-value";
export type {
  Completeness,
  DatasetContext,
  Issue,
  QuestionSchema,
  ValueContext,
} from "./schema-parts/definition";
export { quoted, quotedStart } from "./schema-parts/message-text";
export type { LabelOption } from "./schema-parts/options";
export { maxOptions } from "./schema-parts/options";
export { ownValue } from "./schema-parts/own-value";
export { lengthInCodePoints, limitedText } from "./schema-parts/text-length";
export { valueKey } from "./schema-parts/value-key";
export { spanText } from "./span/span-text";

/** Every question type there is, in the order in which people are offered them. */
export const questionSchemas = [
  labelSelectionSchema,
  multiLabelSelectionSchema,
  ratingSchema,
  textSchema,
  spanSchema,
  rankingSchema,
] as const;

type Registry = typeof questionSchemas;
type SchemaKey = "settings" | "createSettings" | "updateSettings" | "value";
type Parts<List extends readonly QuestionSchema[], Key extends SchemaKey> = {
  -readonly [Index in keyof List]: List[Index][Key];
};

/** The id of a question type. */
export type QuestionType = Registry[number]["type"];
/** The settings of any question, discriminated by `type`. */
export type QuestionSettings = z.output<Registry[number]["settings"]>;
/** The value of any question. */
export type Value = z.output<Registry[number]["value"]>;
/** The settings of one question type. */
export type SettingsOf<Type extends QuestionType> = Extract<QuestionSettings, { type: Type }>;
/** The value of one question type. */
export type ValueOf<Type extends QuestionType> = z.output<Extract<Registry[number], { type: Type }>["value"]>;

/** Settings of any type, as stored and read. */
export const questionSettings = z.discriminatedUnion("type", collect("settings"));
/** Settings of any type, as sent for a new question. */
export const newQuestionSettings = z.discriminatedUnion("type", collect("createSettings"));
/** Settings of any type, as sent for a change. */
export const questionSettingsUpdate = z.discriminatedUnion("type", collect("updateSettings"));
/** A value of any type; which rules apply is known only with the question. */
export const anyValue = z.union(collect("value"));

/**
 * The rules of one question type, for callers that treat all types alike.
 *
 * @param type such as `rating`; any text compiles, because another backend may have types that this version lacks
 * @throws an error that names the type, if no question type has this name
 * @example
 * const settings = { type: "rating", options: [{ value: 1 }, { value: 2 }] };
 * schemaOf(settings.type).validate(7, settings, { fields: {} })[0]?.code; // "unknown_rating"
 */
export function schemaOf(type: string): QuestionSchema {
  const found = knownSchema(type);
  if (!found)
    throw new Error(
      `There is no question type "${type}", so its answers cannot be judged. Judge them in code of your own, or add the type in the repository of Glossa (schemas.ts).`,
    );
  return found;
}

function knownSchema(type: string): QuestionSchema | undefined {
  return questionSchemas.find((schema) => schema.type === type);
}

/**
 * Whether this version knows a question type: another backend may have others, whose questions nobody can answer here.
 *
 * @param type such as `rating`
 * @example
 * isKnownType("rating"); // true
 * isKnownType("drawing"); // false
 */
export function isKnownType(type: string): boolean {
  return knownSchema(type) !== undefined;
}

/**
 * The rules of a question type for pages that show what a server sends. Questions of a type that this version does not know
 * keep what is stored and get no other value.
 *
 * @param type such as `rating`
 * @example
 * shownSchemaOf("drawing").completeness(undefined, { type: "drawing" }); // "empty"
 */
export function shownSchemaOf(type: string): QuestionSchema {
  return knownSchema(type) ?? (unknownSchema as unknown as QuestionSchema);
}

/**
 * The value if it has the form of its question type, otherwise undefined, as if there were none. Other programs write to
 * the server, too, and what they store is not checked when it is read. A type that this version does not know has any form.
 *
 * @param type such as `rating`
 * @param value is not copied
 * @example
 * fittingValue("text", "Thank you."); // "Thank you."
 * fittingValue("text", { weird: 1 }); // undefined
 */
export function fittingValue<Given = Value>(type: string, value: Given): Given | undefined {
  return isFitting(type, value) ? value : undefined;
}

/**
 * The suggestion for a question; undefined if there is none, or if its value does not have the form of the question's type.
 * A question of a type that this version does not know has none: nobody would see what they accept.
 *
 * @param question has an id and a type
 * @param suggestions those of one record
 * @example
 * const question = { id: "q1", settings: { type: "text" } };
 * suggestionFor(question, [{ question_id: "q1", value: "Thank you." }])?.value; // "Thank you."
 * suggestionFor(question, [{ question_id: "q1", value: null }]); // undefined
 */
export function suggestionFor<Suggestion extends { question_id: string; value: unknown }>(
  { id, settings }: { id: string; settings: { type: string } },
  suggestions: readonly Suggestion[],
): Suggestion | undefined {
  const found = suggestions.find(({ question_id }) => question_id === id);
  return found && isKnownType(settings.type) && isFitting(settings.type, found.value) ? found : undefined;
}

// `map` loses the length and order of a tuple in its type; this is the only place that asserts them.
function collect<Key extends SchemaKey>(key: Key): Parts<Registry, Key> {
  return questionSchemas.map((schema) => schema[key]) as unknown as Parts<Registry, Key>;
}
