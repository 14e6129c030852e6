/**
 * For an overlay that appears with an animation and closes without one. While an animation is set, a closed overlay
 * waits for its end. On a busy machine the event may already have passed, and the overlay would stay.
 */
export const leavesAtOnce = { '&[data-state="closed"]': { animation: "none" } } as const;
