/**
 * For a layer that appears with an animation and leaves without one. While an animation is named, what is closed
 * waits for its end, and on a busy machine that may have passed unseen: the layer would stay.
 */
export const leavesAtOnce = { '&[data-state="closed"]': { animation: "none" } } as const;
