import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Popover } from "../popover";
import { ToastRegion } from "./ToastRegion";
import { makeToastStore } from "./toast-store";

const onAction = vi.fn();
const onClose = vi.fn();

let store: ReturnType<typeof makeToastStore>;

beforeEach(async () => {
  store = makeToastStore();
  store.show({ text: "Your sign-in has ended", isPermanent: true, action: { label: "Sign in", onAction } });
  render(
    <>
      <ToastRegion store={store} label="Notices" closeLabel="Close notice" />
      <Button>Behind</Button>
      <Dialog isOpen onClose={onClose} title="Add person" closeLabel="Close" actions={<Button>Add</Button>} />
    </>,
  );
  await screen.findByText("Your sign-in has ended");
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const button = (name: string) => screen.getByRole("button", { name });

/** The browser moves the focus only where the dialog has not done so. */
const tab = (shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Tab", shiftKey });

test("Tab leads from the end of a dialog to the notices, whose action can be run", () => {
  button("Add").focus();
  tab();
  expect(document.activeElement).toBe(button("Sign in"));
  button("Close notice").focus();
  expect(document.activeElement).toBe(button("Close notice"));
  fireEvent.click(button("Sign in"));
  expect(onAction).toHaveBeenCalledOnce();
  // Where Tab would have led without the notice.
  expect(document.activeElement).toBe(button("Close"));
});

test("Shift+Tab leads from the start of a dialog to the end of the notices", () => {
  button("Close").focus();
  tab(true);
  expect(document.activeElement).toBe(button("Close notice"));
});

test("Escape closes the notice that has the focus, and not the dialog", () => {
  button("Sign in").focus();
  fireEvent.keyDown(button("Sign in"), { key: "Escape" });
  expect(screen.queryByText("Your sign-in has ended")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test("notices are announced, unless the page announces what has happened", async () => {
  store.show({ text: "Link copied" });
  store.show({ text: "Discarded", isQuiet: true });
  const quiet = await screen.findByText("Discarded");
  expect(screen.getByText("Link copied").closest('[role="status"]')).not.toBeNull();
  expect(quiet.closest('[role="status"], [role="alert"]')).toBeNull();
});

/** What the browser sends for a click; a dialog looks at the pointer only from the next task on. */
const press = async (element: HTMLElement) => {
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.pointerDown(element, { button: 0 });
  element.focus();
  fireEvent.click(element);
  await new Promise((resolve) => setTimeout(resolve));
};

test("a click that closes a notice does not close the dialog, and one beside both does", async () => {
  await press(button("Close notice"));
  expect(screen.queryByText("Your sign-in has ended")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await press(document.body);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a click in a notice closes no popover, and one beside both does", async () => {
  cleanup();
  const store = makeToastStore();
  const onOpenChange = vi.fn();
  store.show({ text: "Saved", isPermanent: true });
  render(
    <>
      <ToastRegion store={store} label="Notices" closeLabel="Close notice" />
      <Popover trigger={<Button>Help</Button>} label="Help" isOpen onOpenChange={onOpenChange}>
        <Button>Inside</Button>
      </Popover>
    </>,
  );
  await screen.findByText("Saved");
  await press(button("Close notice"));
  expect(screen.queryByText("Saved")).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
  await press(document.body);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("what is behind the dialog stays out of reach", () => {
  button("Add").focus();
  tab();
  expect(screen.queryByRole("button", { name: "Behind" })).toBeNull();
  screen.getByText("Behind").closest("button")?.focus();
  expect(document.activeElement).toBe(button("Close"));
});

test("F8 leads out of a dialog to the newest notice, and from there only back", () => {
  // The control to which the dialog has moved the focus when it opened.
  const first = document.activeElement;
  fireEvent.keyDown(document.body, { key: "F8" });
  expect(document.activeElement).toBe(button("Sign in"));
  screen.getByText("Behind").closest("button")?.focus();
  expect(document.activeElement).toBe(first);
});
