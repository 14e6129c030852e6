import type { FromFrame, RefusalKind, Refused } from "./protocol";

/**
 * Why a frame is there no longer. Left: its content went to another page. Silent: it never came. Grabbing: its content
 * took the keyboard again and again. Flooding: it sent, or tried, more than anybody could look at. Marking: it put entries
 * into the history of the tab, so that Back would lead into the content.
 */
export type StopReason = "left" | "silent" | "grabbing" | "flooding" | "marking";

/** What the page knows of a frame. */
export interface FrameState {
  phase: "loading" | "shown" | "failed" | StopReason;
  height: number;
  /** Since when it has been growing without a pause, and in how many steps. */
  growth: { steps: number; at: number };
  /** How much was refused in all. */
  refusedCount: number;
  /** How much of that only a script does, and no text or picture has. */
  actCount: number;
  refused: readonly Refused[];
  /** Why nothing can be shown. */
  message: string;
}

/** What happens to a frame: what it says, and what is seen of it from outside. */
export type FrameEvent = Exclude<FromFrame, { type: "leave" | "marked" }> | { type: StopReason };

/** Higher ones scroll inside. */
export const highest = 2400;
const lowest = 24;
/** As many steps as the longest animation of a fold may take; content as high as its frame and a bit never ends. */
const mostSteps = 60;
const pauseMs = 500;
const mostListed = 20;
/** A page with a thousand pictures is long; a script that asks a thousand questions is meant to be in the way. */
const mostActs = 1000;
const acts: readonly RefusalKind[] = ["dialog", "popup", "download", "form", "link", "error"];

/** A frame of which nothing has been heard. */
export const newFrame: FrameState = {
  phase: "loading",
  height: lowest * 3,
  growth: { steps: 0, at: 0 },
  refusedCount: 0,
  actCount: 0,
  refused: [],
  message: "",
};

/** What is known of a frame after an event; `now` in milliseconds. */
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

/** Why a frame in a phase is there no longer, if so. */
export function stopReason({ phase }: FrameState): StopReason | undefined {
  return phase === "loading" || phase === "shown" || phase === "failed" ? undefined : phase;
}
