import type { z } from "zod";

/** A reason why a field value is refused: `code` and `params` for translation, and the server's `message`. */
export interface FieldIssue {
  code: string;
  params: Record<string, unknown>;
  message: string;
}

/** All rules of a field type that need no screen. */
export interface FieldSchema<
  Type extends string = string,
  Settings extends z.ZodType<{ type: Type }> = z.ZodType<{ type: Type }>,
  Create extends z.ZodType = z.ZodType,
  Update extends z.ZodType<{ type: Type }> = z.ZodType<{ type: Type }>,
  Value extends z.ZodType = z.ZodType,
> {
  type: Type;
  /** Settings as they are stored and loaded. */
  settings: Settings;
  /** Settings as clients may send them for a new field; parsing adds the defaults. */
  createSettings: Create;
  /** Settings as clients may send them for an update, where nothing is optional. */
  updateSettings: Update;
  value: Value;
  /** Accepts any value, as clients may send any; `name` is the name of the field, for the message. */
  validate(value: unknown, settings: z.output<Settings>, name: string): FieldIssue[];
  /** The text by which a search finds the record; empty for types without text. */
  searchText(value: z.output<Value>): string;
}

/** Preserves the exact types of a definition while checking that it is complete. */
export function defineFieldSchema<
  const Type extends string,
  Settings extends z.ZodType<{ type: Type }>,
  Create extends z.ZodType,
  Update extends z.ZodType<{ type: Type }>,
  Value extends z.ZodType,
>(
  definition: FieldSchema<Type, Settings, Create, Update, Value>,
): FieldSchema<Type, Settings, Create, Update, Value> {
  return definition;
}
