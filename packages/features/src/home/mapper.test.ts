import type { Dataset, Field } from "@glossa/contract";
import { expect, it } from "vitest";
import { lastWorkedOnFirst, summariesOf, workspaceNames } from "./mapper";

const dataset = (id: string, last_activity_at: string) =>
  ({ id, name: `the ${id}`, status: "draft", last_activity_at }) as Dataset;

const parse = (text: string) => new Date(text);

it("returns the details of a dataset that have been loaded so far", () => {
  const one = { ...dataset("a", "2026-01-01T00:00:00"), workspace_id: "w" };
  const [nothing] = summariesOf([one], undefined, new Map(), parse);
  expect(nothing).toMatchObject({ id: "a", name: "the a", workspace: "", isDraft: true });
  expect([nothing?.fieldTypes, nothing?.questionTypes, nothing?.progress]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const fields = [{ settings: { type: "text" } }] as Field[];
  const inside = new Map([["a", { fields, questions: [], progress: undefined }]]);
  const [some] = summariesOf([one], [{ id: "w", name: "newsroom" }], inside, parse);
  expect(some).toMatchObject({ workspace: "newsroom", fieldTypes: ["text"], questionTypes: [] });
  expect(some?.lastActivity).toBe(nothing?.lastActivity);
});

it("sorts datasets by their last activity, the most recent one first", () => {
  const datasets = [dataset("a", "2026-01-01"), dataset("c", "2026-03-01"), dataset("b", "2026-02-01")];
  expect(lastWorkedOnFirst(datasets).map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(lastWorkedOnFirst()).toEqual([]);
});

it("names the workspaces of which the user is a member", () => {
  const nameOf = workspaceNames([{ id: "w", name: "newsroom" }]);
  expect([nameOf("w"), nameOf("x"), workspaceNames()("w")]).toEqual(["newsroom", "", ""]);
});
