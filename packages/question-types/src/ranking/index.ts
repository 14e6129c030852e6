import { defineQuestionType } from "../view-parts/definition";
import { numberRange } from "../view-parts/number-range";
import { RankingView } from "./RankingView";

/** The browser half of `ranking`; its digits belong to the item that has the focus, so the board takes them. */
export const rankingQuestion = defineQuestionType<"ranking">({
  type: "ranking",
  labelKey: "questionTypes.ranking",
  keyHints: ({ options }) => [
    { keys: [numberRange(1, options.length)], labelKey: "keys.hintRank" },
    { keys: ["↑", "↓"], labelKey: "keys.hintMove" },
  ],
  View: RankingView,
});
