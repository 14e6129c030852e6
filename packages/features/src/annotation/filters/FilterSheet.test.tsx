// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { someFilters } from "../fixtures/fixtures-filters";
import { FilterSheet } from "./FilterSheet";

const i18n = await makeI18n("en");

function openSheet() {
  const onSearch = vi.fn();
  const ports = { onSearch, onFilters: vi.fn(), onFilterChoices: vi.fn(), onResetFilters: vi.fn() };
  const view = { ...someFilters(), search: { text: "refund", field: "all" } };
  render(
    <LocaleProvider i18n={i18n}>
      <FilterSheet view={view} ports={ports as never} />
    </LocaleProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: /filters/i }));
  return onSearch;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each(["Show records", "Close"])("%s applies the search that is typed", (name) => {
  const onSearch = openSheet();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Bank " } });
  press(name);
  expect(onSearch.mock.calls).toEqual([[{ text: "Bank", field: "all" }]]);
});

test("a search that is not changed is not applied again", () => {
  const onSearch = openSheet();
  press("Show records");
  expect(onSearch).not.toHaveBeenCalled();
});
