import type { z } from "zod";

/** One reason why a field value is refused: `code` and `params` for translation, `message` in the server's words. */
export interface FieldIssue {
  code: string;
  params: Record<string, unknown>;
  message: string;
}

/** All rules of one field type that need no screen. */
export interface FieldSchema<
  Type extends string = string,
  Settings extends z.ZodType<{ type: Type }> = z.ZodType<{ type: Type }>,
  Create extends z.ZodType = z.ZodType,
  Update extends z.ZodType<{ type: Type }> = z.ZodType<{ type: Type }>,
  Value extends z.ZodType = z.ZodType,
> {
  type: Type;
  /** Settings as they are stored and read. */
  settings: Settings;
  /** Settings as they may be sent for a new field; parsing fills in the defaults. */
  createSettings: Create;
  /** Settings as they may be sent for a change; nothing is optional there. */
  updateSettings: Update;
  value: Value;
  /** Takes any value, as clients may send any; `name` is the field's, for the message. */
  validate(value: unknown, settings: z.output<Settings>, name: string): FieldIssue[];
  /** The words by which a record is found; empty for types without text. */
  searchText(value: z.output<Value>): string;
}

/** Keeps the exact types of a definition while checking that it is whole. */
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
