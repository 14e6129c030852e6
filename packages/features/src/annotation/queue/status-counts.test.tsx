// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aView, somePorts } from "../fixtures/fixtures";
import { QueueBar } from "./QueueBar";

const i18n = await makeI18n("en");
const progress = { total: 1620, submitted: 412, draft: 0, discarded: 34, pending: 1174 };

// jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["of all statuses without filters", false, ["Pending1,208", "Draft0", "Discarded34", "Submitted412"]],
  ["of the open status with filters", true, ["Pending1,208", "Draft", "Discarded", "Submitted"]],
])("The menu of statuses has the numbers %s", async (_, isFiltered, names) => {
  const queue = { ...aView().queue, isFiltered };
  render(
    <LocaleProvider i18n={i18n}>
      <QueueBar queue={queue} progress={progress} ports={somePorts()} onHelp={vi.fn()} />
    </LocaleProvider>,
  );
  fireEvent.keyDown(screen.getByRole("button", { name: /^Status: Pending/ }), { key: "Enter" });
  const items = await screen.findAllByRole("menuitemradio");
  expect(items.map(({ textContent }) => textContent)).toEqual(names);
});
