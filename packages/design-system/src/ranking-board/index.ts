export { RankingBoard, type RankingBoardProps, type RankingOption, type RankingWords } from "./RankingBoard";
