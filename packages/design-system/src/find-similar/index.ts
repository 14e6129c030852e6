export {
  FindSimilar,
  type FindSimilarProps,
  type SimilarOrder,
  type SimilarSearch,
  type SimilarWords,
} from "./FindSimilar";
