// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { useTabStop } from "./use-tab-stop";

const focusCurrent = vi.fn();
let isMove = false;
beforeEach(() => {
  focusCurrent.mockClear();
  isMove = false;
});

/** A row whose menu is a portal, and a control outside the list. */
function List() {
  const { before, after, ...tabStop } = useTabStop({ focusCurrent, isTarget: () => isMove });
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
/** Focuses a button as a key does: jsdom guesses `:focus-visible` from earlier events, also from those of other tests. */
function focusByKey(name: string) {
  const target = button(name);
  const matches = target.matches.bind(target);
  vi.spyOn(target, "matches").mockImplementation(
    (selector) => selector === ":focus-visible" || matches(selector),
  );
  act(() => target.focus());
}

it("moves keyboard focus that enters the list to the current row", () => {
  render(<List />);
  focusByKey("Row");
  expect(focusCurrent).toHaveBeenCalledOnce();
});

it("leaves the focus on the row that a shortcut moves to", () => {
  render(<List />);
  isMove = true;
  focusByKey("Row");
  expect(focusCurrent).not.toHaveBeenCalled();
});

it("leaves the focus and the Tab key to the menus and dialogs that a row has opened", () => {
  render(<List />);
  focusByKey("In the menu");
  expect(focusCurrent).not.toHaveBeenCalled();
  fireEvent.keyDown(button("In the menu"), { key: "Tab" });
  fireEvent.keyDown(button("In the menu"), { key: "Tab", shiftKey: true });
  expect(document.activeElement).toBe(button("In the menu"));
});
