import { lengthInCodePoints } from "@glossa/question-types/schema";

/** The maximum number of characters of guidelines. */
export const MOST_GUIDELINES = 10_000;

/** Returns guidelines as they are stored: without surrounding white space, and null if nothing is left. */
export function keptGuidelines(written: string | null): string | null {
  return written?.trim() || null;
}

/** Returns why guidelines cannot be saved, if so: they may be replaced, but not removed. */
export function guidelinesProblem(written: string | null): "required" | "tooLong" | undefined {
  const length = guidelinesLength(written);
  if (length === 0) return "required";
  return length > MOST_GUIDELINES ? "tooLong" : undefined;
}

/** Returns the number of characters of guidelines that would be stored. */
export function guidelinesLength(written: string | null): number {
  return lengthInCodePoints(keptGuidelines(written) ?? "");
}

/** Whether a number of submitted responses can complete a record. */
export function isMinSubmittedValid(minimum: number | undefined): boolean {
  return minimum !== undefined && minimum >= 1;
}
