import type { ConformanceCase } from "./conformance-case";

/** The outcome of one case: it has passed if there are no differences. */
export interface Outcome {
  conformanceCase: ConformanceCase;
  /** Why it was skipped. */
  skipped?: string;
  /** Why we intentionally differ from the recording. */
  knownDifference?: string;
  differences: string[];
}
