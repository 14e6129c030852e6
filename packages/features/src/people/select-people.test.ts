import { expect, test } from "vitest";
import { aPerson } from "./fixtures";
import { nameOf, selectPeople, selectWorkspaces, similarUsername } from "./select-people";

const compare = new Intl.Collator("en").compare;
const words = {
  roleNames: { owner: "Owner", admin: "Admin", annotator: "Annotator" },
  workspaceNames: new Map([["1", "newsroom"]]),
  compare,
};
const people = [
  aPerson("zoe", { firstName: "Zoë", lastName: "Zed", role: "admin" }),
  aPerson("ben", { firstName: "Ben", workspaces: ["1"] }),
  aPerson("off", { firstName: "Ada", isActive: false }),
];

test.each([
  ["", ["ben", "zoe", "off"]],
  ["zoe z", ["zoe"]],
  [" NEWS ", ["ben"]],
  ["off", ["off"]],
  [" admin", ["zoe"]],
  // No part of "Annotator": a name is looked for.
  ["ann", []],
  ["nobody", []],
])("a search for %j finds %j", (query, found) => {
  expect(selectPeople(people, query, words).map(({ username }) => username)).toEqual(found);
});

test.each([
  ["", ["legal", "support"]],
  ["sup", ["support"]],
  ["ben", ["legal"]],
])("a search of workspaces for %j finds %j", (query, found) => {
  const ben = { id: "ben", username: "ben", role: "annotator" as const };
  const workspaces = [
    { id: "1", name: "support", members: undefined, datasets: 0 },
    { id: "2", name: "legal", members: [ben], datasets: 0 },
  ];
  expect(selectWorkspaces(workspaces, query, compare).map(({ name }) => name)).toEqual(found);
});

test("a name needs no last name", () => {
  expect([nameOf(aPerson("a", { firstName: "A", lastName: "B" })), nameOf(aPerson("a"))]).toEqual([
    "A B",
    "a",
  ]);
});

test.each([
  ["ZOE", "zoe"],
  [" Ben ", "ben"],
  // The server refuses the same name.
  ["ben", undefined],
  ["be", undefined],
  ["", undefined],
])("the username %j looks like that of %j", (typed, similar) => {
  expect(similarUsername(people, typed)).toBe(similar);
});
