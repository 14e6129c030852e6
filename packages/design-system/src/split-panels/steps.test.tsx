import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BottomPanel } from "./BottomPanel";
import { SplitPanels } from "./SplitPanels";

afterEach(() => vi.restoreAllMocks());

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

test("a click on the border of a bottom panel shows buttons that change its height", () => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(300);
  // jsdom does not scroll.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const initial = { isOpen: true, height: 240 };
  render(
    <BottomPanel main="Page" title="Notes" handleLabel="Resize" stepWords={words} initial={initial}>
      Text
    </BottomPanel>,
  );
  drag(0);
  press("Larger");
  expect(handle()).toHaveAttribute("aria-valuenow", "300");
  expect(screen.getByRole("button", { name: "Larger" })).toHaveAttribute("aria-disabled", "true");
  for (const height of ["220", "140", "80", "50"]) {
    press("Smaller");
    expect(handle()).toHaveAttribute("aria-valuenow", height);
  }
  expect(screen.getByRole("button", { name: /Notes/ })).toHaveAttribute("aria-expanded", "false");
  press("Larger");
  expect(handle()).toHaveAttribute("aria-valuenow", "130");
  press("Reset");
  expect(handle()).toHaveAttribute("aria-valuenow", "240");
});
