import type { IconPicture } from "@glossa/design-system";
import type { ComponentType } from "react";
import type { FieldSettingsOf, FieldType } from "../schemas";

/** What a field's view is given. */
export interface FieldViewProps<Settings, Value> {
  /** The field's title, for what has to be named after it. */
  title: string;
  settings: Settings;
  value: Value;
  /** The whole record as the API has it, for fields that show more than their own value. */
  record?: unknown;
}

/** The browser half of a field type. */
export interface FieldTypeDefinition<Type extends FieldType, Value> {
  type: Type;
  icon: IconPicture;
  /** Whether a value from the server is one that the view can show. */
  isValue: (value: unknown) => value is Value;
  View: ComponentType<FieldViewProps<FieldSettingsOf<Type>, Value>>;
  /** Shown even where the record holds nothing for it. */
  isShownWithoutValue?: boolean;
  /** What copying puts on the clipboard. */
  plainText: (value: Value) => string;
}

/** A field type as the registry keeps it, whatever its settings and values are. */
export interface RegisteredFieldType {
  type: FieldType;
  icon: IconPicture;
  isValue: (value: unknown) => boolean;
  View: ComponentType<FieldViewProps<unknown, unknown>>;
  isShownWithoutValue?: boolean;
  plainText: (value: unknown) => string;
}

/** Registers the browser half of a type. */
export function defineFieldType<Type extends FieldType, Value>(
  definition: FieldTypeDefinition<Type, Value>,
): RegisteredFieldType {
  // The one place where the registry forgets which settings belong to which values; `FieldView` looks the
  // type up by the settings' own `type` and asks `isValue` before it shows anything.
  return definition as unknown as RegisteredFieldType;
}
