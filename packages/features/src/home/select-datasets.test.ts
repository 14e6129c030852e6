import { describe, expect, it, test } from "vitest";
import { allDatasets, type DatasetCriteria } from "./criteria";
import type { DatasetSummary } from "./HomeScreen";
import { selectDatasets, workspaceChoices } from "./select-datasets";

const compare = new Intl.Collator("en", { numeric: true }).compare;

const aSummary = (name: string, workspace: string, activity: string, created: string) =>
  ({
    id: name,
    name,
    workspace,
    lastActivity: new Date(activity),
    created: new Date(created),
  }) as DatasetSummary;

const datasets = [
  aSummary("Tickets 10", "support", "2026-03-01", "2026-01-01"),
  aSummary("tickets 9", "support", "2026-02-01", "2026-01-02"),
  aSummary("Éclair", "legal", "2026-01-01", "2026-01-03"),
  aSummary("zoo", "legal", "unknown", "unknown"),
];

const names = (criteria: Partial<DatasetCriteria>) =>
  selectDatasets(datasets, { ...allDatasets, ...criteria }, compare).map(({ name }) => name);

describe("the selected datasets", () => {
  test.each([
    ["lastActivityAt", "desc", ["Tickets 10", "tickets 9", "Éclair", "zoo"]],
    ["lastActivityAt", "asc", ["Éclair", "tickets 9", "Tickets 10", "zoo"]],
    ["createdAt", "desc", ["Éclair", "tickets 9", "Tickets 10", "zoo"]],
    ["createdAt", "asc", ["Tickets 10", "tickets 9", "Éclair", "zoo"]],
    ["name", "asc", ["Éclair", "tickets 9", "Tickets 10", "zoo"]],
    ["name", "desc", ["zoo", "Tickets 10", "tickets 9", "Éclair"]],
  ] as const)("sorted by %s, %s (spec 80)", (sort, order, expected) => {
    const before = [...datasets];
    expect(names({ sort, order })).toEqual(expected);
    expect(datasets).toEqual(before);
  });

  test.each([
    ["TICKETS", ["Tickets 10", "tickets 9"]],
    ["  9 ", ["tickets 9"]],
    ["éCLAIR", ["Éclair"]],
    ["e\u0301clair", ["Éclair"]],
    ["[", []],
  ])("that contain %j, whatever the case (spec 82)", (query, expected) => {
    expect(names({ query })).toEqual(expected);
  });

  it("are those of the selected workspaces", () => {
    expect(names({ workspaces: ["legal"] })).toEqual(["Éclair", "zoo"]);
    expect(names({ workspaces: ["legal", "support"] })).toHaveLength(4);
    expect(names({ workspaces: ["gone"] })).toEqual([]);
  });
});

it("workspaces have their number of datasets, and selected ones are listed even without any (spec 99)", () => {
  expect(workspaceChoices(datasets, ["archive", "legal"], compare)).toEqual([
    { name: "archive", datasets: 0 },
    { name: "legal", datasets: 2 },
    { name: "support", datasets: 2 },
  ]);
});

it("a thousand datasets are filtered and sorted within a few milliseconds", () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    aSummary(`dataset ${(index * 7919) % 1000}`, `workspace ${index % 40}`, "2026-01-01", "2026-01-01"),
  );
  const start = performance.now();
  const found = selectDatasets(many, { ...allDatasets, query: "SET 1", sort: "name", order: "asc" }, compare);
  expect(performance.now() - start).toBeLessThan(100);
  expect(found.map(({ name }) => name).slice(0, 3)).toEqual(["dataset 1", "dataset 10", "dataset 11"]);
});
