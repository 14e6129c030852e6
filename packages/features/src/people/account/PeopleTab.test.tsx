// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { someDeletedPeople, someTeam } from "../fixtures";
import { PeopleTab } from "./PeopleTab";

const i18n = await makeI18n("en");

test("the search finds deleted people, too", () => {
  const { people = [], ...team } = someTeam({ deletedPeople: someDeletedPeople });
  render(
    <LocaleProvider i18n={i18n}>
      <PeopleTab {...team} people={people} />
    </LocaleProvider>,
  );
  const search = (query: string) =>
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: query } });
  const deleted = () => within(screen.getByRole("region", { name: "Deleted people" }));
  expect(deleted().getAllByRole("listitem")).toHaveLength(2);
  search("Yuki");
  expect(deleted().getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByText(/^Nothing found|^0 people/)).toBeNull();
  search("zoë");
  expect(screen.queryByRole("region", { name: "Deleted people" })).toBeNull();
  expect(screen.getByText(/^Nothing found/)).toBeTruthy();
});

test.each([
  ["omar", "This deletes 412 answers. The account and its answers can’t be restored afterwards."],
  ["yuki", "The account and its answers can’t be restored afterwards."],
])("whoever deletes %s for good is told how many answers are deleted, too", (name, body) => {
  const { people = [], ...team } = someTeam({ deletedPeople: someDeletedPeople });
  render(
    <LocaleProvider i18n={i18n}>
      <PeopleTab {...team} people={people} />
    </LocaleProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: `Delete ${name} for good` }));
  expect(within(screen.getByRole("dialog")).getByText(body)).toBeTruthy();
});
