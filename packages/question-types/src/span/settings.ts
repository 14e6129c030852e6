import { defineQuestionSettings } from "../settings-parts/definition";
import { withTrimmedLabels } from "../settings-parts/label-rules";
import { SpanSettings } from "./SpanSettings";
import { spanFacts, spanSettingsIssues } from "./settings-rules";

/** The settings half of `span`. */
export const spanSettings = defineQuestionSettings<"span">({
  type: "span",
  Form: SpanSettings,
  issuesOf: spanSettingsIssues,
  trimmed: withTrimmedLabels,
  factsOf: spanFacts,
});
