// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DatasetMenu } from "./DatasetMenu";

const i18n = await makeI18n("en");

/** Opens the menu; returns its calls. */
function open(steps?: { canUndo: boolean; canRedo: boolean }) {
  const ports = {
    ...{ onCopyLink: vi.fn(), onWorkOffline: vi.fn(), onHelp: vi.fn() },
    ...{ onUndo: vi.fn(), onRedo: vi.fn() },
  };
  render(
    <LocaleProvider i18n={i18n}>
      <DatasetMenu {...ports} steps={steps} />
    </LocaleProvider>,
  );
  fireEvent.keyDown(screen.getByRole("button", { name: "Actions for the dataset" }), { key: "Enter" });
  return ports;
}

test("a zoomed page has the list of shortcuts in the menu of the dataset", async () => {
  const { onHelp } = open();
  fireEvent.click(await screen.findByRole("menuitem", { name: "Keyboard shortcuts" }));
  expect(onHelp).toHaveBeenCalledOnce();
});

test("on a phone, which has no keys, the menu undoes and redoes steps where there are some", async () => {
  const { onUndo, onRedo } = open({ canUndo: true, canRedo: false });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Redo" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Undo" }));
  expect([onUndo, onRedo].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
