import type { z } from "zod";

/** One reason why a value is refused: `code` and `params` for translation, `message` in the server's words. */
export interface Issue {
  code: string;
  params: Record<string, unknown>;
  path: ReadonlyArray<string | number>;
  message: string;
}

/** The context in which a value is validated; without a status, the rules of a suggestion apply. */
export interface ValueContext {
  fields: Record<string, unknown>;
  status?: "draft" | "submitted" | "discarded";
}

/** What the settings of a new question are judged against: the dataset they are meant for. */
export interface DatasetContext {
  fieldNames: readonly string[];
  questions: ReadonlyArray<{ id: string; settings: { type: string; field?: unknown } }>;
}

/** How complete a value is; a partial one must not be submitted. */
export type Completeness = "empty" | "partial" | "complete";

/** All rules of one question type that need no screen. */
export interface QuestionSchema<
  Type extends string = string,
  Settings extends z.ZodType<{ type: Type }> = z.ZodType<{ type: Type }>,
  Create extends z.ZodType = z.ZodType,
  Update extends z.ZodType<{ type: Type }> = z.ZodType<{ type: Type }>,
  Value extends z.ZodType = z.ZodType,
> {
  type: Type;
  /** Settings as they are stored and read. */
  settings: Settings;
  /** Settings as they may be sent for a new question; parsing fills in the defaults. */
  createSettings: Create;
  /** Settings as they may be sent for a change; what may not change is dropped by parsing. */
  updateSettings: Update;
  value: Value;
  /** Whether one key press completes the value, so that a form may move on by itself. */
  isCompletedByOneKey: boolean;
  /** Whether the value is a list, so that a suggestion has one score per item. */
  hasManyValues: boolean;
  /** The value refers to the text of its record, so other records cannot have the same one. */
  isOfOneText?: true;
  /** The message if a required question has no value at submission; without it, any value is required. */
  emptyValue?: z.output<Value>;
  /** The value of a suggestion that clients write in another form. */
  normalizeSuggestion?(value: z.output<Value>): z.output<Value>;
  isAnswered(value: z.output<Value> | undefined, settings: z.output<Settings>): boolean;
  completeness(value: z.output<Value> | undefined, settings: z.output<Settings>): Completeness;
  /** Accepts any value, because clients may send any; its messages are those of the server. */
  validate(value: unknown, settings: z.output<Settings>, context: ValueContext): Issue[];
  /** What is wrong with these settings in this dataset. */
  validateSettings(settings: z.output<Settings>, dataset: DatasetContext): Issue[];
  /** What is wrong with a change of stored settings. */
  validateUpdate(stored: z.output<Settings>, update: z.output<Update>): Issue[];
  /** The values by which a record is found and sorted; empty for types that search does not index. */
  searchValues(value: z.output<Value>): ReadonlyArray<string | number>;
  /** The value as plain text, for lists, tooltips and files; with its text, spans quote it instead of their offsets. */
  format(value: z.output<Value>, settings: z.output<Settings>, text?: string): string;
}

/** Creates an issue; most concern the whole value, so the path comes last. */
export function issue(
  code: string,
  message: string,
  params: Record<string, unknown> = {},
  path: Issue["path"] = [],
): Issue {
  return { code, params, path, message };
}

/** Preserves the exact types of a definition while checking that it is complete. */
export function defineQuestionSchema<
  const Type extends string,
  Settings extends z.ZodType<{ type: Type }>,
  Create extends z.ZodType,
  Update extends z.ZodType<{ type: Type }>,
  Value extends z.ZodType,
>(
  definition: QuestionSchema<Type, Settings, Create, Update, Value>,
): QuestionSchema<Type, Settings, Create, Update, Value> {
  return definition;
}
