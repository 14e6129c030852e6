import { defineQuestionSettings } from "../settings-parts/definition";
import { withTrimmedLabels } from "../settings-parts/label-rules";
import { exampleOptions } from "../settings-parts/options";
import { RankingSettings } from "./RankingSettings";
import { rankingSettingsIssues } from "./settings-rules";

/** The settings half of `ranking`. */
export const rankingSettings = defineQuestionSettings<"ranking">({
  type: "ranking",
  initial: ({ examplesOf }) => ({ type: "ranking", options: exampleOptions(examplesOf("ranking")) }),
  Form: RankingSettings,
  issuesOf: rankingSettingsIssues,
  trimmed: withTrimmedLabels,
});
