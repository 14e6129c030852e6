import { describe, expect, it } from "vitest";
import { type FrameEvent, type FrameState, frameAfter, highest, newFrame } from "./frame-state";

const height = (value: number): FrameEvent => ({ type: "height", height: value });
const refused = (detail: string): FrameEvent => ({
  type: "refused",
  refused: [{ kind: "image", detail, count: 1 }],
});

const lacking = (kind: "dialog" | "image", count: number): FrameEvent => ({
  type: "refused",
  refused: [{ kind, detail: "", count }],
});

/** Returns the state after events that occur at an interval of `apartMs`. */
function after(events: FrameEvent[], apartMs = 16, start: FrameState = newFrame): FrameState {
  return events.reduce((state, event, index) => frameAfter(state, event, index * apartMs), start);
}

describe("the height of a frame", () => {
  it.each([
    ["as high as its content", 300.2, 301],
    ["never too low to point at", 0, 24],
    ["never higher than a few screens", 1_000_000, highest],
    ["bounded, whatever is said", Number.POSITIVE_INFINITY, highest],
  ])("is %s", (_what, said, shown) => {
    expect(after([height(said)])).toMatchObject({ phase: "shown", height: shown });
  });

  it("follows content that expands and collapses", () => {
    const unfolding = Array.from({ length: 30 }, (_, step) => height(100 + step * 10));
    expect(after(unfolding).height).toBe(390);
    expect(after([...unfolding, height(100)]).height).toBe(100);
  });

  it("stops following content that grows with its frame", () => {
    const growing = Array.from({ length: 500 }, (_, step) => height(100 + step));
    expect(after(growing).height).toBeLessThan(200);
    expect(after(growing, 600).height).toBe(599);
  });
});

describe("refused requests", () => {
  it("are counted, and listed once each with their number", () => {
    const state = after([refused("a"), refused("b"), refused("a")]);
    expect(state.refusedCount).toBe(3);
    expect(state.refused).toEqual([
      { kind: "image", detail: "a", count: 2 },
      { kind: "image", detail: "b", count: 1 },
    ]);
  });

  it("are listed up to a maximum length", () => {
    const state = after(Array.from({ length: 5000 }, (_, index) => refused(`${index}`)));
    expect(state.refusedCount).toBe(5000);
    expect(state.refused).toHaveLength(20);
  });
});

describe("the phase of a frame", () => {
  it.each<[string, FrameEvent[], FrameState["phase"]]>([
    ["is loading at first", [], "loading"],
    ["is silent where nothing ever came", [{ type: "silent" }], "silent"],
    ["is not silent once something came", [height(9), { type: "silent" }], "shown"],
    ["is left once its content went elsewhere", [height(9), { type: "left" }], "left"],
    ["is grabbing once its content took the keyboard too often", [{ type: "grabbing" }], "grabbing"],
    ["is marking once it put something into the history", [height(9), { type: "marking" }], "marking"],
    ["is flooding once it sent too much", [height(9), { type: "flooding" }], "flooding"],
    [
      "is flooding once a script tried the same thing a thousand times (api 3b)",
      [lacking("dialog", 600), lacking("dialog", 600)],
      "flooding",
    ],
    ["is shown, however many pictures it lacks", [height(9), lacking("image", 5000)], "shown"],
    ["is failed with a broken template", [{ type: "failed", message: "Parse error" }], "failed"],
    [
      "stays failed whatever height the rest has",
      [{ type: "failed", message: "Parse error" }, height(9)],
      "failed",
    ],
  ])("%s", (_what, events, phase) => expect(after(events).phase).toBe(phase));
});
