// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { someDeletedDatasets, someTeam } from "../fixtures";
import { WorkspacesTab } from "./WorkspacesTab";

const i18n = await makeI18n("en");
const deleted = () => screen.queryByRole("region", { name: "Deleted datasets" });

/** Opens the menu of the workspace "old". */
const openMenu = () =>
  fireEvent.keyDown(screen.getByRole("button", { name: "Actions for old" }), { key: "Enter" });

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

async function expectNameSelected(name: string) {
  const field = within(await screen.findByRole("dialog")).getByRole<HTMLInputElement>("textbox");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([name, 0, name.length]);
}

test("the name of a workspace is selected, so that typing replaces it", async () => {
  openMenu();
  fireEvent.click(await screen.findByRole("menuitem", { name: "Rename old" }));
  await expectNameSelected("old");
});

test("the name of a deleted dataset is selected, so that typing replaces it", async () => {
  fireEvent.click(screen.getByRole("button", { name: "Restore returns-2025" }));
  await expectNameSelected("returns-2025");
});

test("whoever deletes a workspace is told that its deleted datasets can't be restored afterwards", async () => {
  openMenu();
  fireEvent.click(await screen.findByRole("menuitem", { name: "Delete old" }));
  expect((await screen.findByRole("dialog")).textContent).toContain(
    "2 deleted datasets can’t be restored afterwards.",
  );
});

test("whoever deletes a dataset for good is told how much is deleted with it", () => {
  fireEvent.click(screen.getByRole("button", { name: "Delete returns-2025 for good" }));
  expect(screen.getByRole("dialog").textContent).toContain(
    "This deletes 1,200 records and 3,412 answers. The dataset, its records and its answers can’t be restored",
  );
});
