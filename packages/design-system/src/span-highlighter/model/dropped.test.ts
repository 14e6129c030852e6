import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { complaintAbout, complaintsAbout, complaintsAboutRelations, overlapIn } from "./complaints";
import { useDroppedWarnings } from "./dropped";

const text = { length: 20, labels: new Set(["place", "date"]) };

afterEach(() => void vi.restoreAllMocks());

test.each([
  [{ start: 4, end: 8, label: "place" }, undefined],
  [{ start: 8, end: 4, label: "place" }, /8–4 "place": its start and end are not whole numbers/],
  [{ start: 1.5, end: 4, label: "place" }, /not whole numbers/],
  [{ start: 25, end: 30, label: "place" }, /starts after the end of the text, which has 20 code points/],
  [{ start: 12, end: 21, label: "place" }, /ends after the end of the text/],
  [{ start: 0, end: 4, label: "town" }, /"town" is none of the labels \(place, date\)/],
])("the complaint about %j", (span, complaint) => {
  if (complaint) expect(complaintAbout(span, text)).toMatch(complaint);
  else expect(complaintAbout(span, text)).toBeUndefined();
});

test("warns once about each span that is not shown (library 4.12)", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const spans = [{ start: 2, end: 99, label: "place" }];
  const checked = { labels: [], spans, allowsOverlap: true, relations: [], relationLabels: [] };
  const { rerender } = renderHook((props) => useDroppedWarnings(props, text), { initialProps: checked });
  rerender({ ...checked, spans: [...spans] });
  await waitFor(() => expect(warn).toHaveBeenCalled());
  rerender({ ...checked, spans: [...spans] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(warn).toHaveBeenCalledTimes(1);
});

test("the complaint about labels with one value", () => {
  const labels = ["place", "date", "place"].map((value) => ({ value }));
  const checked = { labels, spans: [], allowsOverlap: true, relations: [], relationLabels: [] };
  expect(complaintsAbout(checked, text)).toEqual([
    'SpanHighlighter: labels has "place" more than once. Each value must be unique.',
  ]);
});

test.each([
  [
    "apart",
    [
      [0, 2],
      [2, 4],
    ],
    undefined,
  ],
  [
    "over each other",
    [
      [0, 3],
      [2, 4],
    ],
    /0–3 "place" and 2–4 "place" over each other/,
  ],
  [
    "the same place twice",
    [
      [0, 3],
      [0, 3],
    ],
    /over each other/,
  ],
])("the complaint about spans that lie %s (library 4.12)", (_, places, complaint) => {
  const spans = places.map(([start = 0, end = 0]) => ({ start, end, label: "place" }));
  const found = overlapIn(spans);
  if (complaint) expect(found).toMatch(complaint);
  else expect(found).toBeUndefined();
  expect(
    overlapIn([
      { start: 0, end: 2, label: "place", pieces: [{ start: 6, end: 8 }] },
      { start: 3, end: 5, label: "date" },
    ]),
  ).toBeUndefined();
});

test("the complaints about relations: an end that is gone, a label that is unknown (library 4.12)", () => {
  const spans = [
    { start: 0, end: 2, label: "place" },
    { start: 4, end: 6, label: "place" },
  ];
  const [from, to] = ["0-2-place", "4-6-place"];
  const labels = [{ value: "in" }];
  expect(complaintsAboutRelations([{ from, to, label: "in" }], spans, labels)).toEqual([]);
  expect(complaintsAboutRelations([{ from, to: "1-2-x", label: "in" }], spans, labels)[0]).toMatch(
    /no span has the key "1-2-x"/,
  );
  expect(complaintsAboutRelations([{ from, to, label: "on" }], spans, labels)[0]).toMatch(
    /none of `relationLabels`/,
  );
});
