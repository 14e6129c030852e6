import type { FromFrame, RefusalKind } from "./protocol";

/** What was refused in a frame: the same thing once, with how often. */
export interface Refused {
  kind: RefusalKind;
  detail: string;
  count: number;
}

/** What the page knows of a frame. */
export interface FrameState {
  /** Left: its content went to another page. Silent: it never came. */
  phase: "loading" | "shown" | "failed" | "left" | "silent";
  height: number;
  /** Whether the keyboard is in it: no selector tells that of a frame. */
  isInside: boolean;
  /** Since when it has been growing without a pause, and in how many steps. */
  growth: { steps: number; at: number };
  /** How much was refused in all. */
  refusedCount: number;
  refused: readonly Refused[];
  /** Why nothing can be shown. */
  message: string;
}

/** What happens to a frame: what it says, and what is seen of it from outside. */
export type FrameEvent = Exclude<FromFrame, { type: "key" | "leave" }> | { type: "left" | "silent" };

/** Higher ones scroll inside. */
export const highest = 2400;
const lowest = 24;
/** As many steps as the longest animation of a fold may take; content as high as its frame and a bit never ends. */
const mostSteps = 60;
const pauseMs = 500;
const mostListed = 20;

/** A frame of which nothing has been heard. */
export const newFrame: FrameState = {
  phase: "loading",
  height: lowest * 3,
  isInside: false,
  growth: { steps: 0, at: 0 },
  refusedCount: 0,
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
      return {
        ...state,
        refusedCount: state.refusedCount + 1,
        refused: listed(state.refused, event.kind, event.detail),
      };
    case "focus":
      return { ...state, isInside: event.isInside };
    case "failed":
      return { ...state, phase: "failed", message: event.message };
    case "left":
      return { ...state, phase: "left" };
    case "silent":
      return state.phase === "loading" ? { ...state, phase: "silent" } : state;
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

function listed(refused: readonly Refused[], kind: RefusalKind, detail: string): readonly Refused[] {
  const known = refused.find((each) => each.kind === kind && each.detail === detail);
  if (known) return refused.map((each) => (each === known ? { ...each, count: each.count + 1 } : each));
  return refused.length < mostListed ? [...refused, { kind, detail, count: 1 }] : refused;
}
