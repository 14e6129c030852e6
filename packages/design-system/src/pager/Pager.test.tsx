// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Pager } from "./Pager";

/** Opens the field at 2 of 78, and returns what presses a key in it. */
function openField() {
  const onGoTo = vi.fn();
  const onPageKey = vi.fn();
  document.addEventListener("keydown", onPageKey);
  const arrows = { previousLabel: "Previous", nextLabel: "Next", canGoBack: true, canGoOn: true };
  render(
    <Pager
      {...arrows}
      label="Records"
      position={2}
      total={78}
      onPrevious={vi.fn()}
      onNext={vi.fn()}
      onGoTo={onGoTo}
      goToLabel="Go to record"
      goToError="Enter a number from 1 to 78."
    >
      2 of 78
    </Pager>,
  );
  fireEvent.click(screen.getByRole("button", { name: "2 of 78" }));
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Go to record" });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const press = (key: string) => fireEvent.keyDown(field(), { key });
  const stop = () => document.removeEventListener("keydown", onPageKey);
  return { onGoTo, onPageKey, field, type, press, stop };
}

test.each(["x7", "0", "79", "9999", ""])(
  "what is no position stays in the field with a message: %j",
  (typed) => {
    const { onGoTo, onPageKey, field, type, press, stop } = openField();
    type(typed);
    press("Enter");
    const first = screen.getByRole("alert");
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(typed);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription("Enter a number from 1 to 78.");
    press("Enter");
    expect(screen.getByRole("alert")).not.toBe(first);
    type("7");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(onGoTo).not.toHaveBeenCalled();
    expect(onPageKey).not.toHaveBeenCalled();
    stop();
  },
);

test.each([
  ["Escape", "50", []],
  ["Enter", "50", [[50]]],
  ["Enter", "2", []],
])("%s with %s gives the focus back to the button", (key, typed, calls) => {
  const { onGoTo, type, press, stop } = openField();
  type(typed);
  // Not prevented, Enter would click the button.
  expect(press(key)).toBe(key !== "Enter");
  expect(screen.getByRole("button", { name: "2 of 78" })).toHaveFocus();
  expect(onGoTo.mock.calls).toEqual(calls);
  stop();
});
