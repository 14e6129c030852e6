export { RankingBoard, type RankingBoardProps, type RankingOption, type RankingWords } from "./RankingBoard";
export type { Place } from "./use-item-drag";
