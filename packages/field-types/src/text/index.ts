import { defineFieldType } from "../view-parts/definition";
import { TextFieldView } from "./TextFieldView";

/** The browser part of `text`. */
export const textField = defineFieldType<"text", string>({
  type: "text",
  isValue: (value) => typeof value === "string",
  View: TextFieldView,
  plainText: (value) => value,
});
