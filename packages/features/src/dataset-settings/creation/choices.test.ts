import { expect, it } from "vitest";
import { optionsOf } from "./choices";

const labels = (choices: Parameters<typeof optionsOf>[0], code = "en") =>
  optionsOf(choices, code).map(({ label }) => label);

it("datasets of the same name are told apart by their workspaces, in the order of both", () => {
  const sources = [
    { id: "1", name: "tickets 10", workspace: "support" },
    { id: "2", name: "tickets 9", workspace: "support" },
    { id: "3", name: "Tickets 9", workspace: "archive" },
    { id: "4", name: "tickets 9", workspace: "archive" },
    { id: "5", name: "letters", workspace: undefined },
  ];
  expect(labels(sources)).toEqual([
    "letters",
    "tickets 9 · archive",
    "tickets 9 · support",
    "Tickets 9 · archive",
    "tickets 10 · support",
  ]);
  expect(optionsOf(sources, "en")[0]).toEqual({ value: "5", label: "letters" });
});

it.each([
  ["de", ["Ärzte", "Zeitung"]],
  ["sv", ["Zeitung", "Ärzte"]],
])("names are in the order of the language %s", (code, order) => {
  expect(
    labels(
      [
        { id: "z", name: "Zeitung" },
        { id: "a", name: "Ärzte" },
      ],
      code,
    ),
  ).toEqual(order);
});
