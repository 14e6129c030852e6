/** From so many submitted records on there is something to share. */
const LEAST = 2;

/** Whether somebody may share their progress: where the server has it switched on, and there is some. */
export function canShare(isEnabled: boolean, submitted: number): boolean {
  return isEnabled && submitted >= LEAST;
}

const EACH = 10;

/** Whether there is something to celebrate: every tenth submitted record, as it is reached. */
export function isCelebrated(before: number | undefined, now: number | undefined): boolean {
  return before !== undefined && now !== undefined && now > before && now % EACH === 0;
}
