import type { WaitReason } from "./wait-reason";

/** A server that asks for a longer wait is tried nevertheless. */
const LONGEST_WAIT_MS = 300_000;

/**
 * The time in which a server wants no request, because it has said so (`Retry-After`).
 *
 * @param clock returns milliseconds; not the clock of the computer, which may be set back by hours
 */
export function makeServerPause(clock: () => number) {
  let until = 0;
  let why: WaitReason | undefined;
  return {
    /** When it ends, in the time of the clock, and its reason; undefined if there is none now. */
    now: () => (until > clock() ? { until, why } : undefined),
    begin(milliseconds: number, because: WaitReason | undefined) {
      until = Math.max(until, clock() + Math.min(milliseconds, LONGEST_WAIT_MS));
      why = because;
    },
    /** A server that was away is back; one that gets too many requests still wants none. */
    noteReply() {
      if (why === undefined) until = 0;
    },
    end() {
      until = 0;
    },
  };
}
