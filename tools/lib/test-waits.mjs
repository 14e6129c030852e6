// @ts-check
/** How long tests wait for what a busy machine does late; waiting ends with the event, so a quick machine loses nothing. */
export const waits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };
