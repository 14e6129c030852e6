import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { ToastRegion } from "./ToastRegion";
import { makeToastStore } from "./toast-store";

const onAction = vi.fn();
const onClose = vi.fn();

beforeEach(async () => {
  const store = makeToastStore();
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
