import { ListOrdered } from "@glossa/design-system";
import { defineQuestionType } from "../view-parts/definition";
import { RankingView } from "./RankingView";

/** The browser half of `ranking`; its digits belong to the item that has the focus, so the board takes them. */
export const rankingQuestion = defineQuestionType<"ranking">({
  type: "ranking",
  icon: ListOrdered,
  labelKey: "questionTypes.ranking",
  keyHints: [
    { keys: ["1–9"], labelKey: "keys.hintRank" },
    { keys: ["↑", "↓"], labelKey: "keys.hintMove" },
  ],
  View: RankingView,
});
