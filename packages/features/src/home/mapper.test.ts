import type { Dataset, Field, DatasetSummary as Summary } from "@glossa/contract";
import { expect, it } from "vitest";
import { summariesFrom, summariesOf, workspaceNames } from "./mapper";

const dataset = (id: string, last_activity_at: string) =>
  ({ id, name: `the ${id}`, status: "draft", last_activity_at, inserted_at: last_activity_at }) as Dataset;

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

it("returns the details that were loaded together with the datasets, unchanged ones by identity", () => {
  const progress = { total: 3, completed: 1, pending: 2, users: [{ username: "ana" }] };
  const one = {
    ...dataset("a", "2026-01-01T00:00:00"),
    workspace_name: "newsroom",
    field_types: ["text"],
    question_types: ["span"],
    progress,
  } as unknown as Summary;
  const [first] = summariesFrom([one], parse);
  expect(first).toMatchObject({
    workspace: "newsroom",
    fieldTypes: ["text"],
    questionTypes: ["span"],
    progress: { total: 3, completed: 1, users: ["ana"] },
  });
  expect(summariesFrom([one], parse)[0]).toBe(first);
});

it("names the workspaces of which the user is a member", () => {
  const nameOf = workspaceNames([{ id: "w", name: "newsroom" }]);
  expect([nameOf("w"), nameOf("x"), workspaceNames()("w")]).toEqual(["newsroom", "", ""]);
});
