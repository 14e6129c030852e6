import { defineFieldType } from "../view-parts/definition";
import { CustomFieldView } from "./CustomFieldView";

/** The browser part of `custom`: its template renders the whole record, so its value may be empty. */
export const customField = defineFieldType<"custom", object | null>({
  type: "custom",
  isValue: (value): value is object | null => value == null || typeof value === "object",
  isShownWithoutValue: true,
  View: CustomFieldView,
  plainText: (value) => JSON.stringify(value ?? {}, null, 2),
});
