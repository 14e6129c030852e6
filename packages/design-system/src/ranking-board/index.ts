export type { Place } from "./drop-target";
export { RankingBoard, type RankingBoardProps, type RankingOption, type RankingWords } from "./RankingBoard";
