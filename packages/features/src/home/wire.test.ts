import type { Dataset } from "@glossa/contract";
import { expect, it } from "vitest";
import { lastWorkedOnFirst, summaryOf, workspaceNames } from "./wire";

const dataset = (id: string, last_activity_at: string) =>
  ({ id, name: `the ${id}`, status: "draft", last_activity_at }) as Dataset;

it("shows of a dataset what has come so far", () => {
  const lastActivity = new Date(0);
  const nothing = { fields: undefined, questions: undefined, progress: undefined };
  expect(summaryOf(dataset("a", ""), { workspace: "w", lastActivity, ...nothing })).toEqual({
    id: "a",
    name: "the a",
    workspace: "w",
    isDraft: true,
    lastActivity,
    fieldTypes: undefined,
    questionTypes: undefined,
    progress: undefined,
  });
});

it("puts those first that were worked on last", () => {
  const datasets = [dataset("a", "2026-01-01"), dataset("c", "2026-03-01"), dataset("b", "2026-02-01")];
  expect(lastWorkedOnFirst(datasets).map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(lastWorkedOnFirst()).toEqual([]);
});

it("names the workspaces that a person is in", () => {
  const nameOf = workspaceNames([{ id: "w", name: "newsroom" }]);
  expect([nameOf("w"), nameOf("x"), workspaceNames()("w")]).toEqual(["newsroom", "", ""]);
});
