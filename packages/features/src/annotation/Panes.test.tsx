// @vitest-environment jsdom
import { breakpoint } from "@glossa/design-system/contract";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { aView } from "./fixtures/fixtures";
import { PagePane } from "./Panes";

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class extends EventTarget {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

const i18n = await makeI18n("en");

test.each([
  ["two columns", "", "true"],
  ["one column, where the questions follow them", breakpoint.stacked, "false"],
])("the guidelines at first, in %s", (_, window, isOpen) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === window, addEventListener: vi.fn() }));
  render(
    <LocaleProvider i18n={i18n}>
      <PagePane view={aView()} main={null} layout={{ isGuidelinesOpen: true }} onLayout={() => undefined} />
    </LocaleProvider>,
  );
  const button = screen.getByRole("button", { name: "Guidelines" });
  expect(button.getAttribute("aria-expanded")).toBe(isOpen);
});
