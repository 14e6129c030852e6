export {
  FindSimilar,
  type FindSimilarProps,
  type SimilarLimits,
  type SimilarOrder,
  type SimilarSearch,
  type SimilarWords,
} from "./FindSimilar";
