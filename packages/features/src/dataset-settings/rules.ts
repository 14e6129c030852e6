/** So many characters guidelines may have. */
export const MOST_GUIDELINES = 10_000;

/** Guidelines as they are kept: without space around them, and none where nothing is left. */
export function keptGuidelines(written: string | null): string | null {
  return written?.trim() || null;
}

/** Why guidelines may not be saved, if so: others may take their place, but not nothing. */
export function guidelinesProblem(written: string | null): "required" | "tooLong" | undefined {
  const kept = keptGuidelines(written);
  if (kept === null) return "required";
  return kept.length > MOST_GUIDELINES ? "tooLong" : undefined;
}

/** Whether so many submitted responses can complete a record. */
export function isMinSubmittedValid(wanted: number | undefined): boolean {
  return wanted !== undefined && wanted >= 1;
}
