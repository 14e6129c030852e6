import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OptionChips } from "../option-chips";
import { RatingRuler } from "../rating";
import { TextAnswer } from "../text-answer";
import { QuestionFrame, type QuestionFrameProps } from "./QuestionFrame";

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

const inputs = [
  ["radiogroup", <RatingRuler key="" labelId="q-title" values={[1]} />],
  ["textbox", <TextAnswer key="" id="q-answer" labelId="q-title" />],
  ["group", <OptionChips key="" labelId="q-title" mode="multiple" options={[{ value: "a", text: "A" }]} />],
] as const;

test.each(inputs)("its suggestion and its error describe the %s in it, and nothing else", (role, input) => {
  const frame = (own: Partial<QuestionFrameProps>) => (
    <QuestionFrame id="q" labelId="q-title" title="Reason" {...own}>
      {input}
      <RatingRuler label="Another" values={[2]} />
    </QuestionFrame>
  );
  const { rerender } = render(frame({ mark: { look: "pencilled", label: "Filled from a suggestion" } }));
  const question = () => screen.getByRole(role, { name: "Reason" });
  expect(question()).toHaveAccessibleDescription("Filled from a suggestion");
  rerender(frame({ error: "Choose one.", mark: { look: "missing", label: "Not answered yet" } }));
  expect(question()).toHaveAccessibleDescription("Choose one.");
  expect(screen.getByRole("radiogroup", { name: "Another" })).not.toHaveAccessibleDescription();
  rerender(frame({ mark: { look: "answered", label: "Answered" } }));
  expect(question()).not.toHaveAccessibleDescription();
});

test("an equal error is announced again with another serial, and says which question it is about", () => {
  const frame = (errorSerial: number) => (
    <QuestionFrame id="q" labelId="q-title" title="Reason" error="Choose one." errorSerial={errorSerial}>
      <p />
    </QuestionFrame>
  );
  const { rerender } = render(frame(1));
  const first = screen.getByRole("alert");
  expect(first).toHaveTextContent("Reason: Choose one.");
  rerender(frame(1));
  expect(screen.getByRole("alert")).toBe(first);
  rerender(frame(2));
  expect(screen.getByRole("alert")).not.toBe(first);
});
