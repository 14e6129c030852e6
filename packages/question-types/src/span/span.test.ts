import { applyChange, type SpanChange } from "@glossa/design-system/spans";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionSettings, type SettingsOf, type ValueOf } from "../schemas";
import { onSpanKey } from "./keyboard";
import { scoresOf, shownSpans, waiting, waitingAfter } from "./review";
import { spanSchema } from "./schema";

const runs = process.env.GLOSSA_TEST_LEVEL === "full" ? 5000 : 300;
const settings = questionSettings.parse({
  type: "span",
  field: "text",
  options: Array.from({ length: 12 }, (_, index) => ({ value: `v${index + 1}`, text: `Label ${index + 1}` })),
}) as SettingsOf<"span">;

const span = (start: number, end: number, label = "v1") => ({ start, end, label });
const press = (key: string, before?: ReturnType<typeof onSpanKey>, now = 1000) =>
  onSpanKey({ key, settings, value: [span(0, 4)], isPencil: true, digits: before?.digits, now });

describe("a digit on a span question", () => {
  test("chooses the active label and does not change the value (spec 348, 364)", () => {
    expect(press("3")).toEqual({ value: [span(0, 4)], digits: undefined, activeLabel: "v3" });
  });

  test("is part of a longer number within 300 ms (spec 348)", () => {
    const first = press("1");
    expect(first?.activeLabel).toBe("v1");
    expect(press("2", first, 1300)?.activeLabel).toBe("v12");
    expect(press("2", first, 1301)?.activeLabel).toBe("v2");
  });

  test.each(["0", "a", "Enter", "Delete"])("%s is left to the page", (key) => {
    expect(press(key)).toBeUndefined();
  });
});

describe("suggested spans", () => {
  const suggested = [span(0, 4), span(6, 9, "v2")];
  const suggestion = { value: suggested, score: [0.9, 0.4], agent: "entities-v2" };
  const asCame = { value: suggested, isPencil: true, pencilled: new Set<string>() };
  const looks = (reviewed: Parameters<typeof shownSpans>[0]) =>
    shownSpans(reviewed, suggested, scoresOf(suggestion, String)).map(({ label, look, score }) => [
      label,
      look,
      score,
    ]);

  test("are in pencil, each with its score, until the user has reviewed them (spec 324)", () => {
    expect(looks(asCame)).toEqual([
      ["v1", "pencilled", "0.9"],
      ["v2", "pencilled", "0.4"],
    ]);
  });

  test("become ink one at a time", () => {
    const change: SpanChange = { kind: "accept", removed: [], added: [span(0, 4)] };
    const next = { value: suggested, isPencil: false, pencilled: waitingAfter(asCame, change) };
    expect(looks(next)).toEqual([
      ["v1", "ink", "0.9"],
      ["v2", "pencilled", "0.4"],
    ]);
  });

  test("that were removed are still shown, and not part of the value", () => {
    const change: SpanChange = { kind: "remove", removed: [span(0, 4)], added: [] };
    const value = applyChange(suggested, change);
    const next = { value, isPencil: false, pencilled: waitingAfter(asCame, change) };
    expect(value).toEqual([span(6, 9, "v2")]);
    expect(looks(next)).toEqual([
      ["v2", "pencilled", "0.4"],
      ["v1", "suggested", "0.9"],
    ]);
  });

  test("are to be reviewed again after the first change was undone", () => {
    const touched = waitingAfter(asCame, { kind: "accept", removed: [], added: [span(0, 4)] });
    expect(waiting({ ...asCame, pencilled: touched }).size).toBe(2);
  });

  test("that were added for equal words elsewhere are to be reviewed, too", () => {
    const change: SpanChange = { kind: "pencil", removed: [], added: [span(20, 24), span(30, 34)] };
    expect(waitingAfter({ value: [span(0, 4)], isPencil: false, pencilled: new Set() }, change).size).toBe(2);
  });
});

const anySpan = fc
  .record({
    start: fc.nat({ max: 30 }),
    length: fc.integer({ min: 1, max: 9 }),
    label: fc.constantFrom("v1", "v2"),
  })
  .map(({ start, length, label }) => span(start, start + length, label));

test("the server accepts all spans that can be marked if overlaps are allowed (spec 354)", () => {
  const context = { fields: { text: "x".repeat(40) }, status: "submitted" as const };
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 20 }), (marked) => {
      const value = marked.reduce<ValueOf<"span">>(
        (before, added) => applyChange(before, { kind: "mark", removed: [], added: [added] }),
        [],
      );
      expect(spanSchema.validate(value, { ...settings, allow_overlapping: true }, context)).toEqual([]);
      expect(spanSchema.settings.safeParse(settings).success).toBe(true);
    }),
    { numRuns: runs },
  );
});

test.each([
  [undefined, "Label 1 [1, 3)"],
  ["a😀bc", "Label 1 “😀b”"],
])("spans in words quote their text %s", (text, words) => {
  expect(spanSchema.format([span(1, 3)], settings, text)).toBe(words);
});

test.each(["x", "😀"])("a long span is quoted by its start: many %s", (letter) => {
  const words = spanSchema.format([span(0, 61)], settings, letter.repeat(100));
  expect(words).toBe(`Label 1 “${letter.repeat(59)}…”`);
  const whole = spanSchema.format([span(0, 60)], settings, letter.repeat(100));
  expect(whole).toBe(`Label 1 “${letter.repeat(60)}”`);
});
