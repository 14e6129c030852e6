import type { WireCase } from "./wire-case";

/** How one case ended: without differences it has passed. */
export interface Outcome {
  wireCase: WireCase;
  /** Why it was not replayed. */
  skipped?: string;
  /** Why something else than what was recorded is promised. */
  knownDifference?: string;
  differences: string[];
}
