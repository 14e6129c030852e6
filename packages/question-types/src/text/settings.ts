import { defineQuestionSettings } from "../settings-parts/definition";
import { TextSettings } from "./TextSettings";

/** The settings half of `text`. */
export const textSettings = defineQuestionSettings<"text">({
  type: "text",
  initial: () => ({ type: "text", use_markdown: false }),
  Form: TextSettings,
  issuesOf: () => [],
  trimmed: (settings) => settings,
});
