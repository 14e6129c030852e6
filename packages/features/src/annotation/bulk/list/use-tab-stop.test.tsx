// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTabStop } from "./use-tab-stop";

const focusCurrent = vi.fn();
beforeEach(() => void focusCurrent.mockClear());
afterEach(cleanup);

/** A row whose menu is a portal, and a control outside the list. */
function List() {
  const { before, after, ...tabStop } = useTabStop(focusCurrent);
  return (
    <>
      <span ref={before} tabIndex={-1} data-testid="before" />
      <ol {...tabStop}>
        <li>
          <button type="button">Row</button>
          {createPortal(
            <ul>
              <li>
                <button type="button">In the menu</button>
              </li>
            </ul>,
            document.body,
          )}
        </li>
      </ol>
      <span ref={after} tabIndex={-1} data-testid="after" />
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

it("moves keyboard focus that enters the list to the current row", () => {
  render(<List />);
  act(() => button("Row").focus());
  expect(focusCurrent).toHaveBeenCalledOnce();
});

it("leaves the focus and the Tab key to the menus and dialogs that a row has opened", () => {
  render(<List />);
  act(() => button("In the menu").focus());
  expect(focusCurrent).not.toHaveBeenCalled();
  fireEvent.keyDown(button("In the menu"), { key: "Tab" });
  fireEvent.keyDown(button("In the menu"), { key: "Tab", shiftKey: true });
  expect(document.activeElement).toBe(button("In the menu"));
});
