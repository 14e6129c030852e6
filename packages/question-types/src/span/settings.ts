import { defineQuestionSettings } from "../settings-parts/definition";
import { withTrimmedLabels } from "../settings-parts/label-rules";
import { exampleOptions } from "../settings-parts/options";
import { SpanSettings } from "./SpanSettings";
import { spanFacts, spanSettingsIssues } from "./settings-rules";

/** The settings half of `span`. */
export const spanSettings = defineQuestionSettings<"span">({
  type: "span",
  initial: ({ examplesOf, field }) => ({
    type: "span",
    field: field ?? "",
    options: exampleOptions(examplesOf("span")),
    visible_options: null,
    allow_overlapping: true,
    allow_character_annotation: true,
  }),
  Form: SpanSettings,
  issuesOf: spanSettingsIssues,
  trimmed: withTrimmedLabels,
  factsOf: spanFacts,
});
