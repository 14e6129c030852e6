// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { someDeletedDatasets, someTeam } from "../fixtures";
import { WorkspacesTab } from "./WorkspacesTab";

afterEach(cleanup);

const i18n = await makeI18n("en");
const deleted = () => screen.queryByRole("region", { name: "Deleted datasets" });

beforeEach(() => {
  const team = someTeam({ deletedDatasets: someDeletedDatasets });
  const workspaces = [...team.workspaces, { id: "old", name: "old", datasets: 0, members: [] }];
  const datasets = someDeletedDatasets.map((one) => ({ ...one, workspaceId: "old" }));
  render(
    <LocaleProvider i18n={i18n}>
      <WorkspacesTab {...team} workspaces={workspaces} deletedDatasets={datasets} />
    </LocaleProvider>,
  );
});

test("the search finds deleted datasets, too", () => {
  const search = (query: string) =>
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: query } });
  search("Returns");
  expect(within(deleted() as HTMLElement).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
  search("zoë");
  expect(deleted()).toBeNull();
  expect(screen.getByText(/^Nothing found/)).toBeTruthy();
});

test.each([
  ["Rename old", "old"],
  ["Restore returns-2025", "returns-2025"],
])("%s: the name is selected, so that typing replaces it", async (button, name) => {
  fireEvent.click(screen.getByRole("button", { name: button }));
  const field = within(await screen.findByRole("dialog")).getByRole<HTMLInputElement>("textbox");
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([name, 0, name.length]);
});

test("whoever deletes a workspace is told that its deleted datasets can't be restored afterwards", () => {
  fireEvent.click(screen.getByRole("button", { name: "Delete old" }));
  expect(screen.getByRole("dialog").textContent).toContain(
    "2 deleted datasets can't be restored afterwards.",
  );
});

test("whoever deletes a dataset for good is told how much is deleted with it", () => {
  fireEvent.click(screen.getByRole("button", { name: "Delete returns-2025 for good" }));
  expect(screen.getByRole("dialog").textContent).toContain(
    "This deletes 1,200 records and 3,412 answers. The dataset, its records and its answers can't be restored",
  );
});
