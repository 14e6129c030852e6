import { defineQuestionSettings } from "../settings-parts/definition";
import { withTrimmedLabels } from "../settings-parts/label-rules";
import { exampleOptions } from "../settings-parts/options";
import { RankingSettings } from "./RankingSettings";
import { rankingSettingsIssues } from "./settings-rules";

/** The settings half of `ranking`. */
export const rankingSettings = defineQuestionSettings<"ranking">({
  type: "ranking",
  initial: ({ item }) => ({ type: "ranking", options: exampleOptions(item) }),
  Form: RankingSettings,
  issuesOf: rankingSettingsIssues,
  trimmed: withTrimmedLabels,
});
