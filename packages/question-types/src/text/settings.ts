import { defineQuestionSettings } from "../settings-parts/definition";
import { TextSettings } from "./TextSettings";

/** The settings half of `text`. */
export const textSettings = defineQuestionSettings<"text">({
  type: "text",
  Form: TextSettings,
  issuesOf: () => [],
  trimmed: (settings) => settings,
});
