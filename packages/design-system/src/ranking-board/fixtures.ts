import type { RankingWords } from "./RankingBoard";

/** The labels of a board in stories and tests. */
export const words: RankingWords = {
  unranked: "Unranked",
  ranking: "Ranking",
  allRanked: "All ranked",
  drop: "Drop here",
  state: (rank) => (rank === null ? "not ranked" : `rank ${rank}`),
  moved: (text, rank) => `${text}: ${rank === null ? "not ranked" : `rank ${rank}`}`,
  putAt: (rank) => (rank === null ? "Take out of the ranking" : `Put at rank ${rank}`),
  hint: "Digits set the rank of the item in focus; 0 or Delete takes it out.",
};
