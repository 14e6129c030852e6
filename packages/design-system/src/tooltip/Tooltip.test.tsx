import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "../button";
import { DescriptionTooltip } from "./DescriptionTooltip";
import { Tooltip } from "./Tooltip";

const tip = () => screen.queryByRole("tooltip");

test("a key press closes a tooltip, modifiers and shortcuts of the browser do not", () => {
  render(
    <Tooltip content="Saves a draft">
      <Button>Save</Button>
    </Tooltip>,
  );
  const button = screen.getByRole("button");
  act(() => button.focus());
  expect(tip()).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "Shift" });
  fireEvent.keyDown(document.body, { key: "+", ctrlKey: true });
  expect(tip()).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "2" });
  expect(tip()).not.toBeInTheDocument();
});

test("scrolling closes a tooltip, but not that of the element with the keyboard focus", () => {
  render(
    <Tooltip content="Saves a draft">
      <Button>Save</Button>
    </Tooltip>,
  );
  const button = screen.getByRole("button");
  act(() => button.focus());
  // The environment guesses by the events of earlier tests whether the focus is visible.
  const isVisible = vi.spyOn(button, "matches").mockReturnValue(true);
  fireEvent.scroll(document);
  expect(tip()).toBeInTheDocument();
  // The focus of a click.
  isVisible.mockReturnValue(false);
  fireEvent.scroll(document);
  expect(tip()).not.toBeInTheDocument();
});

test("a description that opened because it has changed stays while the user types on", () => {
  const tree = (description: string) => (
    <DescriptionTooltip description={description}>
      <Button>Topic</Button>
    </DescriptionTooltip>
  );
  const { rerender } = render(tree("One"));
  rerender(tree("One label"));
  expect(tip()).toHaveTextContent("One label");
  fireEvent.keyDown(document.body, { key: "s" });
  expect(tip()).toBeInTheDocument();
});

test("a focus that returns after a press does not open it; the next one, by keyboard, does", () => {
  render(
    <Tooltip content="Lists all keys">
      <Button>Shortcuts</Button>
    </Tooltip>,
  );
  const button = screen.getByRole("button");
  fireEvent.pointerDown(button);
  fireEvent.pointerUp(document);
  fireEvent.click(button);
  // A dialog opens over the pointer, takes the focus and gives it back.
  fireEvent.pointerLeave(button);
  act(() => button.focus());
  expect(tip()).not.toBeInTheDocument();
  act(() => button.blur());
  act(() => button.focus());
  expect(tip()).toBeInTheDocument();
});
