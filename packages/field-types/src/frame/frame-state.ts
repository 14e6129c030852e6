import type { FromFrame, RefusalKind, Refused } from "./protocol";

/**
 * Why a frame was removed. Left: its content navigated to another page. Silent: it never loaded. Grabbing: its content
 * repeatedly took the focus. Flooding: it sent or attempted more than a user could read. Marking: it added entries to
 * the tab's history, so that Back would lead into the content.
 */
export type StopReason = "left" | "silent" | "grabbing" | "flooding" | "marking";

/** The state of a frame in the page. */
export interface FrameState {
  phase: "loading" | "shown" | "failed" | StopReason;
  height: number;
  /** The time of the last growth and the number of steps without a pause. */
  growth: { steps: number; at: number };
  /** The total number of refusals. */
  refusedCount: number;
  /** The number of refused actions that only a script performs, never text or pictures. */
  actCount: number;
  refused: readonly Refused[];
  /** The reason why nothing can be shown. */
  message: string;
}

/** An event of a frame: a message from it, or a reason to remove it. */
export type FrameEvent = Exclude<FromFrame, { type: "leave" | "marked" }> | { type: StopReason };

/** Higher content scrolls inside the frame. */
export const highest = 2400;
const lowest = 24;
/** The maximum number of steps of an unfolding animation; content slightly higher than its frame would grow forever. */
const mostSteps = 60;
const pauseMs = 500;
const mostListed = 20;
/** A page with a thousand pictures is merely long; a script that opens a thousand dialogs means to obstruct. */
const mostActs = 1000;
const acts: readonly RefusalKind[] = ["dialog", "popup", "download", "form", "link", "error"];

/** A frame that has not sent anything. */
export const newFrame: FrameState = {
  phase: "loading",
  height: lowest * 3,
  growth: { steps: 0, at: 0 },
  refusedCount: 0,
  actCount: 0,
  refused: [],
  message: "",
};

/** Returns the state after an event; `now` in milliseconds. */
export function frameAfter(state: FrameState, event: FrameEvent, now: number): FrameState {
  switch (event.type) {
    case "height":
      return {
        ...state,
        ...heightAfter(state, event.height, now),
        phase: state.phase === "failed" ? "failed" : "shown",
      };
    case "refused":
      return event.refused.reduce(refusedAfter, state);
    case "failed":
      return { ...state, phase: "failed", message: event.message };
    case "silent":
      return state.phase === "loading" ? { ...state, phase: "silent" } : state;
    default:
      return { ...state, phase: event.type };
  }
}

function heightAfter(
  state: FrameState,
  reported: number,
  now: number,
): Pick<FrameState, "height" | "growth"> {
  const height = Math.min(highest, Math.max(lowest, Math.ceil(reported)));
  const isFirst = state.phase === "loading";
  const isGrowth = !isFirst && height > state.height;
  if (!isGrowth) return { height, growth: { steps: 0, at: now } };
  const isPaused = now - state.growth.at > pauseMs;
  const steps = isPaused ? 1 : state.growth.steps + 1;
  return { height: steps > mostSteps ? state.height : height, growth: { steps, at: now } };
}

function refusedAfter(state: FrameState, { kind, detail, count }: Refused): FrameState {
  const actCount = state.actCount + (acts.includes(kind) ? count : 0);
  return {
    ...state,
    phase: actCount > mostActs ? "flooding" : state.phase,
    refusedCount: state.refusedCount + count,
    actCount,
    refused: listed(state.refused, { kind, detail, count }),
  };
}

function listed(refused: readonly Refused[], added: Refused): readonly Refused[] {
  const known = refused.find(({ kind, detail }) => kind === added.kind && detail === added.detail);
  if (known)
    return refused.map((each) => (each === known ? { ...each, count: each.count + added.count } : each));
  return refused.length < mostListed ? [...refused, added] : refused;
}

/** The reason why a frame was removed, if it was. */
export function stopReason({ phase }: FrameState): StopReason | undefined {
  return phase === "loading" || phase === "shown" || phase === "failed" ? undefined : phase;
}
