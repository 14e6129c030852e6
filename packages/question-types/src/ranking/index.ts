import { defineQuestionType } from "../view-parts/definition";
import { numberRange } from "../view-parts/number-range";
import { onRankingKey } from "./keyboard";
import { RankingView } from "./RankingView";

/** The browser half of `ranking`; while one of its items has the focus, digits belong to that item. */
export const rankingQuestion = defineQuestionType<"ranking">({
  type: "ranking",
  labelKey: "questionTypes.ranking",
  keyHints: ({ options }) => [
    { keys: [numberRange(1, options.length)], labelKey: "keys.hintRank" },
    { keys: ["↑", "↓"], labelKey: "keys.hintMove" },
  ],
  View: RankingView,
  onKey: onRankingKey,
});
