import { defineQuestionSettings } from "../settings-parts/definition";
import { withTrimmedLabels } from "../settings-parts/label-rules";
import { RankingSettings } from "./RankingSettings";
import { rankingSettingsIssues } from "./settings-rules";

/** The settings half of `ranking`. */
export const rankingSettings = defineQuestionSettings<"ranking">({
  type: "ranking",
  Form: RankingSettings,
  issuesOf: rankingSettingsIssues,
  trimmed: withTrimmedLabels,
});
