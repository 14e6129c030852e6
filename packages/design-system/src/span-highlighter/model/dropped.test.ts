import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { complaintAbout, useDroppedWarnings } from "./dropped";

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

test("warns once about each span that is not shown (library 4.12)", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const spans = [{ start: 2, end: 99, label: "place" }];
  const { rerender } = renderHook((props) => useDroppedWarnings(props, text), { initialProps: spans });
  rerender([...spans]);
  expect(warn).toHaveBeenCalledTimes(1);
});
