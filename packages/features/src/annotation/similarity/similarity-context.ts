import type { Similarity } from "@glossa/contract";
import { createContext } from "react";
import type { SimilarityView } from "./similarity-view";

interface SimilaritySearch {
  view: SimilarityView;
  onSimilarity: (search: Similarity | undefined) => void;
}

/** The search for similar records, for every record on the page; undefined for a dataset without vectors. */
export const SimilarityContext = createContext<SimilaritySearch | undefined>(undefined);
