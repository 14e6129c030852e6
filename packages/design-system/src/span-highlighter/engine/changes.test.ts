import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  accept,
  applyChange,
  applyToShown,
  detail,
  mark,
  pencil,
  relabel,
  remove,
  resize,
  type SpanChange,
} from "./changes";
import { firstProblem } from "./rules";
import { spanKey, type TextSpan } from "./spans";
import { runs } from "./text/texts";

const span = (start: number, end: number, label = "a"): TextSpan => ({ start, end, label });
const apart = { allowsOverlap: false };
const over = { allowsOverlap: true };
const after = (spans: TextSpan[], change: SpanChange | undefined) => change && applyChange(spans, change);

describe("marking", () => {
  test("the same span twice is no change (spec 362)", () => {
    expect(mark([span(0, 5)], span(0, 5), over)).toBeUndefined();
    expect(mark([span(0, 5)], span(0, 5), apart)).toBeUndefined();
  });

  test("takes the place of every span that it touches, where spans may not overlap (spec 365)", () => {
    const spans = [span(0, 4), span(4, 8), span(8, 12), span(20, 22)];
    expect(after(spans, mark(spans, span(3, 9, "b"), apart))).toEqual([span(3, 9, "b"), span(20, 22)]);
  });

  test("leaves spans alone that it only borders on", () => {
    const spans = [span(0, 4), span(8, 12)];
    expect(after(spans, mark(spans, span(4, 8), apart))).toEqual([span(0, 4), span(4, 8), span(8, 12)]);
  });

  test("adds another label to the same words, where spans may overlap", () => {
    const spans = [span(0, 4)];
    expect(after(spans, mark(spans, span(0, 4, "b"), over))).toEqual([span(0, 4), span(0, 4, "b")]);
  });
});

describe("relabelling", () => {
  test("keeps the place (spec 357)", () => {
    expect(after([span(0, 4)], relabel([span(0, 4)], span(0, 4), "b"))).toEqual([span(0, 4, "b")]);
  });

  test("to the label that it has is no change", () => {
    expect(relabel([span(0, 4)], span(0, 4), "a")).toBeUndefined();
  });

  test("to one that stands there already leaves one of them", () => {
    const spans = [span(0, 4), span(0, 4, "b")];
    expect(after(spans, relabel(spans, span(0, 4), "b"))).toEqual([span(0, 4, "b")]);
  });
});

describe("moving a border", () => {
  test("takes the place of what comes in the way, where spans may not overlap", () => {
    const spans = [span(0, 4), span(5, 8, "b")];
    expect(after(spans, resize(spans, span(0, 4), { start: 0, end: 6 }, apart))).toEqual([span(0, 6)]);
    expect(after(spans, resize(spans, span(0, 4), { start: 0, end: 6 }, over))).toEqual([
      span(0, 6),
      span(5, 8, "b"),
    ]);
  });

  test("beyond the other border is no change", () => {
    expect(resize([span(0, 4)], span(0, 4), { start: 4, end: 4 }, over)).toBeUndefined();
  });
});

describe("suggestions", () => {
  test("that are accepted take the place of what they touch, where spans may not overlap", () => {
    const spans = [span(0, 4), span(6, 9)];
    expect(after(spans, accept(spans, [span(2, 5, "b")], apart))).toEqual([span(2, 5, "b"), span(6, 9)]);
  });

  test("that are in the answer already stay there once", () => {
    const spans = [span(0, 4), span(6, 9)];
    expect(after(spans, accept(spans, spans, apart))).toEqual(spans);
  });

  test("in pencil never take a place", () => {
    const spans = [span(0, 4)];
    expect(after(spans, pencil(spans, [span(2, 5), span(6, 8)], apart))).toEqual([span(0, 4), span(6, 8)]);
    expect(pencil(spans, [span(2, 5)], apart)).toBeUndefined();
  });
});

test("Removing takes out the spans that are named and no others (spec 358)", () => {
  const spans = [span(0, 4), span(0, 4, "b"), span(6, 8)];
  expect(applyChange(spans, remove(span(0, 4), span(6, 8)))).toEqual([span(0, 4, "b")]);
});

const anySpan = fc
  .record({
    start: fc.nat({ max: 30 }),
    length: fc.integer({ min: 1, max: 8 }),
    label: fc.constantFrom("a", "b", "c"),
  })
  .map(({ start, length, label }) => span(start, start + length, label));

interface Step {
  what: "mark" | "relabel" | "resize" | "remove" | "accept" | "pencil";
  target: TextSpan;
  which: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom("mark", "relabel", "resize", "remove", "accept", "pencil"),
  target: anySpan,
  which: fc.nat(),
});

function take(spans: TextSpan[], { what, target, which }: Step, rules: typeof apart): SpanChange | undefined {
  const chosen = spans[which % Math.max(1, spans.length)];
  if (what === "mark") return mark(spans, target, rules);
  if (what === "accept") return accept(spans, [target], rules);
  if (what === "pencil") return pencil(spans, [target], rules);
  if (!chosen) return undefined;
  if (what === "relabel") return relabel(spans, chosen, target.label);
  if (what === "resize") return resize(spans, chosen, target, rules);
  return remove(chosen);
}

test("Whatever is done, a server accepts the spans, and the inverse brings back what was there (spec 359, 365)", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 25 }), fc.boolean(), (steps, allowsOverlap) => {
      const marked = { length: 40, labels: new Set(["a", "b", "c"]), allowsOverlap };
      let spans: TextSpan[] = [];
      for (const step of steps) {
        const change = take(spans, step, { allowsOverlap });
        if (!change) continue;
        const next = applyChange(spans, change);
        expect(firstProblem(next, marked)).toBeUndefined();
        expect(new Set(next.map(spanKey)).size).toBe(next.length);
        const isNew = (added: TextSpan) => !spans.some((known) => spanKey(known) === spanKey(added));
        const undone = applyChange(next, {
          kind: change.kind,
          removed: change.added.filter(isNew),
          added: change.removed,
        });
        expect(undone).toEqual(spans);
        spans = next;
      }
    }),
    { numRuns: runs },
  );
});

describe("spans with their looks", () => {
  const waiting = { ...span(0, 4), look: "pencilled" as const, score: "0.4" };
  const other = { ...span(6, 9), look: "suggested" as const };

  test("stay as they are where nothing changes them", () => {
    const next = applyToShown([waiting, other], { kind: "mark", removed: [], added: [span(10, 12)] });
    expect(next).toEqual([waiting, other, span(10, 12)]);
    expect(next[0]).toBe(waiting);
  });

  test("become ink when a person accepts them", () => {
    const next = applyToShown([waiting], { kind: "accept", removed: [], added: [span(0, 4)] });
    expect(next).toEqual([span(0, 4)]);
  });

  test("are pencilled when they were proposed", () => {
    const next = applyToShown([], { kind: "pencil", removed: [], added: [span(0, 4)] });
    expect(next).toEqual([{ ...span(0, 4), look: "pencilled" }]);
  });
});

describe("details", () => {
  const plain = span(0, 4);

  test("are added, replaced and taken away, without empty ones", () => {
    const first = detail(plain, { note: " sure ", attributes: { tone: "bad", side: "" } });
    expect(after([plain], first)).toEqual([{ ...plain, note: "sure", attributes: { tone: "bad" } }]);
    const [noted = plain] = after([plain], first) ?? [];
    expect(after([noted], detail(noted, {}))).toEqual([plain]);
  });

  test("that are the same are no change", () => {
    const noted = { ...plain, note: "a", attributes: { x: "1", y: "2" } };
    expect(detail(noted, { note: "a ", attributes: { y: "2", x: "1" } })).toBeUndefined();
    expect(detail(plain, { note: " ", attributes: {} })).toBeUndefined();
  });

  test("stay with their span when its label or its borders change", () => {
    const noted = { ...plain, note: "a" };
    expect(after([noted], relabel([noted], noted, "b"))).toEqual([{ ...noted, label: "b" }]);
    expect(after([noted], resize([noted], noted, { start: 0, end: 6 }, over))).toEqual([
      { ...noted, end: 6 },
    ]);
  });
});
