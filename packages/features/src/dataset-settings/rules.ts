import { lengthInCodePoints } from "@glossa/question-types/schema";

/** So many characters guidelines may have. */
export const MOST_GUIDELINES = 10_000;

/** Guidelines as they are kept: without space around them, and none where nothing is left. */
export function keptGuidelines(written: string | null): string | null {
  return written?.trim() || null;
}

/** Why guidelines may not be saved, if so: others may take their place, but not nothing. */
export function guidelinesProblem(written: string | null): "required" | "tooLong" | undefined {
  const length = guidelinesLength(written);
  if (length === 0) return "required";
  return length > MOST_GUIDELINES ? "tooLong" : undefined;
}

/** So many characters of guidelines would be kept. */
export function guidelinesLength(written: string | null): number {
  return lengthInCodePoints(keptGuidelines(written) ?? "");
}

/** Whether so many submitted responses can complete a record. */
export function isMinSubmittedValid(wanted: number | undefined): boolean {
  return wanted !== undefined && wanted >= 1;
}
