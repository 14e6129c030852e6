/** The number of submitted records from which there is something to share. */
const LEAST = 2;

/** Whether a user may share their progress: if the server allows it, and there is some. */
export function canShare(isEnabled: boolean, submitted: number): boolean {
  return isEnabled && submitted >= LEAST;
}

const EACH = 10;

/** Whether there is something to celebrate: every tenth submitted record, when it is reached. */
export function isCelebrated(before: number | undefined, now: number | undefined): boolean {
  return before !== undefined && now !== undefined && now > before && now % EACH === 0;
}
