import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Popover } from "../popover";
import { breakpoint } from "../theme";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = <input aria-label="Search" />;
const button = <button type="button">Clear</button>;

/** What has the focus in an open popover. */
function focusedIn(content: ReactNode, pointer: "finger" | "mouse"): Element | null {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === breakpoint.touch && pointer === "finger",
  }));
  render(
    <Popover
      isOpen
      label="Filter"
      trigger={<button type="button">Open</button>}
      onOpenChange={() => undefined}
    >
      {content}
    </Popover>,
  );
  return document.activeElement;
}

test("a popover that begins with a text field keeps the on-screen keyboard closed", () => {
  expect(
    focusedIn(
      <>
        {field}
        {button}
      </>,
      "finger",
    ),
  ).toBe(screen.getByRole("dialog", { name: "Filter" }));
});

test("a field that asks for the focus itself keeps it", () => {
  // biome-ignore lint/a11y/noAutofocus: it is what the test is about
  expect(focusedIn(<input aria-label="Name" autoFocus />, "finger")).toBe(screen.getByLabelText("Name"));
});

test.each([
  ["with a mouse, the field has the focus", [field, button], "mouse", "Search"],
  ["a control that opens no keyboard has the focus", [button, field], "finger", "Clear"],
  ["a checkbox has the focus", [<input key="" type="checkbox" aria-label="All" />, field], "finger", "All"],
] as const)("%s", (_, content, pointer, name) => {
  const focused = focusedIn(
    content.map((each, index) => <span key={index === 0 ? "first" : "second"}>{each}</span>),
    pointer,
  );
  expect(focused?.getAttribute("aria-label") ?? focused?.textContent).toBe(name);
});
