import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SplitPanels } from "./SplitPanels";

const words = { smaller: "Smaller", larger: "Larger", reset: "Reset" };
const handle = () => screen.getByRole("separator", { name: "Resize" });
const show = () =>
  render(<SplitPanels start="Page" end="Margin" handleLabel="Resize" stepWords={words} initialSize={50} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function drag(travel: number) {
  // jsdom captures no pointers.
  handle().setPointerCapture = () => undefined;
  fireEvent.pointerDown(handle(), { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(handle(), { clientX: travel, clientY: 0 });
  fireEvent.pointerUp(handle());
  fireEvent.click(handle());
}

test("a click on the handle shows buttons that move it without dragging", () => {
  show();
  drag(1);
  press("Larger");
  expect(handle()).toHaveAttribute("aria-valuenow", "60");
  press("Larger");
  expect(handle()).toHaveAttribute("aria-valuenow", "62");
  expect(screen.getByRole("button", { name: "Larger" })).toHaveAttribute("aria-disabled", "true");
  press("Smaller");
  expect(handle()).toHaveAttribute("aria-valuenow", "52");
  press("Reset");
  expect(handle()).toHaveAttribute("aria-valuenow", "62");
  fireEvent.keyDown(screen.getByRole("button", { name: "Reset" }), { key: "Escape" });
  expect(screen.queryByRole("button")).toBeNull();
  expect(handle()).toHaveFocus();
});

test("the end of a drag is not a click", () => {
  show();
  drag(40);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a press elsewhere closes the buttons, one on them does not", () => {
  show();
  drag(0);
  fireEvent.pointerDown(screen.getByRole("button", { name: "Larger" }));
  expect(screen.getAllByRole("button")).toHaveLength(3);
  fireEvent.pointerDown(screen.getByText("Page"));
  expect(screen.queryByRole("button")).toBeNull();
});
