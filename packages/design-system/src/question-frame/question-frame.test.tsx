import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QuestionFrame } from "./QuestionFrame";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the description of a question is shown for two seconds when it changes (spec 332)", () => {
  const frame = (description?: string) => (
    <QuestionFrame id="q" labelId="q-title" title="Reason" {...(description && { description })}>
      <p />
    </QuestionFrame>
  );
  const { rerender } = render(frame("Choose one."));
  expect(screen.queryByRole("tooltip")).toBeNull();
  rerender(frame("Choose the one that must be solved."));
  act(() => void vi.advanceTimersByTime(0));
  expect(screen.getByRole("tooltip")).toHaveTextContent("Choose the one that must be solved.");
  act(() => void vi.advanceTimersByTime(1999));
  expect(screen.getByRole("tooltip")).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole("tooltip")).toBeNull();
  rerender(frame());
  expect(screen.getByRole("heading", { name: "Reason" })).toBeInTheDocument();
});
