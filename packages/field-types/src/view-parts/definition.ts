import type { TextPart } from "@glossa/design-system";
import type { ComponentType } from "react";
import type { FieldSettingsOf, FieldType } from "../schemas";

/** Finds the parts of a text that a search matched; offsets are UTF-16. */
export type FindMatches = (text: string) => readonly TextPart[];

/** The props of a field's view. */
export interface FieldViewProps<Settings, Value> {
  /** The field's title, for elements that are named after it. */
  title: string;
  settings: Settings;
  value: Value;
  /** The whole record as the API returns it, for fields that show more than their own value. */
  record?: object | undefined;
  /** The search matches, for views whose text the page cannot read. */
  find?: FindMatches | undefined;
  /** Whether it is in a list of records, where fields have no headings. */
  isInRow?: boolean | undefined;
}

/** The browser part of a field type. */
export interface FieldTypeDefinition<Type extends FieldType, Value> {
  type: Type;
  /** Whether the view can show a value from the server. */
  isValue: (value: unknown) => value is Value;
  View: ComponentType<FieldViewProps<FieldSettingsOf<Type>, Value>>;
  /** Shown even if the record has no value for it. */
  isShownWithoutValue?: boolean;
  /** The text that copying puts on the clipboard. */
  plainText: (value: Value) => string;
}

/** A field type as the registry stores it, independent of its settings and values. */
export interface RegisteredFieldType {
  type: FieldType;
  isValue: (value: unknown) => boolean;
  View: ComponentType<FieldViewProps<unknown, unknown>>;
  isShownWithoutValue?: boolean;
  plainText: (value: unknown) => string;
}

/** Registers the browser part of a type. */
export function defineFieldType<Type extends FieldType, Value>(
  definition: FieldTypeDefinition<Type, Value>,
): RegisteredFieldType {
  // The only place where the registry drops the relation of settings and values; `FieldView` looks the type up
  // by the settings' own `type` and calls `isValue` before it shows anything.
  return definition as unknown as RegisteredFieldType;
}
