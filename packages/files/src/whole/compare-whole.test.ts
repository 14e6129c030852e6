import type { DatasetFileRecord } from "@glossa/contract";
import { describe, expect, it, test } from "vitest";
import { wholeHead, wholeOf, wholeRecord } from "../testing/whole";
import { compareSettings } from "./compare-settings";
import { compareWhole } from "./compare-whole";

const users = new Map([["ana", "id-of-ana"]]);
const answer = (comment: string, at: string, username = "ana"): DatasetFileRecord["responses"] => [
  { username, status: "submitted", values: { comment }, updated_at: at },
];

describe("a stored dataset and its origin", () => {
  const compare = (origin: DatasetFileRecord[], stored: DatasetFileRecord[]) =>
    compareWhole({ origin: wholeOf(origin), stored: wholeOf(stored), users });

  it("are equal whatever the order of keys, nulls, and the precision of vectors", async () => {
    const one = wholeRecord("a", { metadata: { x: 1, y: null, z: 2 }, vectors: { v: [0.1] } });
    const other = wholeRecord("a", { metadata: { z: 2, x: 1 }, vectors: { v: [Math.fround(0.1)] } });
    const { found, counts, first } = await compare([one], [other]);
    expect(found).toEqual({ records: 1, suggestions: 0, vectors: 1, responses: 1 });
    expect(counts.parts).toBe(0);
    expect(first).toEqual([]);
  });

  it("differ in what was changed, and the later response is known", async () => {
    const suggestion = { value: "x", type: null, agent: null, score: null };
    const { found, counts, first } = await compare(
      [
        wholeRecord("a", { responses: answer("new", "2026-03-02T00:00:00.5") }),
        wholeRecord("b", { responses: answer("old", "2026-02-01T00:00:00") }),
        wholeRecord("c", { metadata: { x: 1 }, suggestions: { comment: suggestion } }),
      ],
      [
        wholeRecord("a", { responses: answer("old", "2026-03-02T00:00:00.4") }),
        wholeRecord("b", { responses: answer("new", "2026-03-01T00:00:00") }),
        wholeRecord("c", { metadata: { x: 1, removed: 2 } }),
      ],
    );
    expect(first).toEqual([
      { id: "a", differences: [{ part: "response", name: "ana", later: "origin" }] },
      { id: "b", differences: [{ part: "response", name: "ana", later: "doubtful" }] },
      { id: "c", differences: [{ part: "metadata" }, { part: "suggestion", name: "comment" }] },
    ]);
    expect(counts).toEqual({
      parts: 2,
      partsHere: 0,
      responses: { origin: 1, stored: 0, doubtful: 1, unconverted: 0, unknown: 0 },
    });
    expect(found).toMatchObject({ records: 3, suggestions: 0, responses: 3 });
  });

  test.each([
    ["only there, before it was copied", "b", "a", "origin"],
    ["only here", "a", "b", "stored"],
    ["on both sides, later here", "b", "c", "doubtful"],
  ])("a response that was changed %s, is told by the former state", async (_, there, here, later) => {
    const recordOf = (comment: string, at: string) => wholeRecord("a", { responses: answer(comment, at) });
    const { first } = await compareWhole({
      former: wholeOf([recordOf("a", "2026-03-01T00:00:00")]),
      origin: wholeOf([recordOf(there, "2026-03-02T00:00:00")]),
      stored: wholeOf([recordOf(here, "2026-03-03T00:00:00")]),
      users,
    });
    expect(first).toEqual([{ id: "a", differences: [{ part: "response", name: "ana", later }] }]);
  });

  it("tell what only one has; records and responses that are made there are no loss", async () => {
    const suggestion = { value: "x", type: null, agent: null, score: null };
    const { found, onlyStored, onlyStoredParts, counts } = await compare(
      [wholeRecord("a", { responses: [] }), wholeRecord("gone")],
      [
        wholeRecord("a", { suggestions: { comment: suggestion } }),
        wholeRecord("deleted"),
        wholeRecord("made here", { id: null }),
      ],
    );
    expect(found.records).toBe(1);
    expect(onlyStored).toEqual(["deleted"]);
    expect(onlyStoredParts).toEqual({
      count: 2,
      first: [
        { id: "a", part: "suggestion", name: "comment" },
        { id: "a", part: "response", name: "ana" },
      ],
    });
    expect(counts.parts).toBe(0);
  });

  it("tell records that were completed and are pending again; people without an account are no difference", async () => {
    const { pendingAgain, first } = await compare(
      [wholeRecord("a", { status: "completed", responses: answer("x", "2026-01-01T00:00:00", "left") })],
      [wholeRecord("a", { status: "pending", responses: [] })],
    );
    expect(pendingAgain).toBe(1);
    expect(first).toEqual([]);
  });
});

describe("settings", () => {
  const [text] = wholeHead.fields;
  const property = {
    name: "lang",
    title: "Language",
    settings: { type: "terms", values: null },
    visible_for_annotators: true,
  } as const;

  test.each([
    [{ guidelines: "Read it twice." }, { of: "dataset", name: "guidelines", is: "changed" }],
    [{ allow_extra_metadata: true }, { of: "dataset", name: "allow_extra_metadata", is: "changed" }],
    [{ fields: text ? [{ ...text, title: "Words" }] : [] }, { of: "fields", name: "text", is: "changed" }],
    [{ questions: [] }, { of: "questions", name: "comment", is: "extra" }],
    [{ metadata_properties: [property] }, { of: "metadata_properties", name: "lang", is: "missing" }],
  ])("that differ are told: %j", (change, difference) => {
    expect(compareSettings({ ...wholeHead, ...change }, wholeHead)).toEqual([difference]);
  });

  it("are equal with a null and without", () => {
    const questions = wholeHead.questions.map((each) => ({ ...each, description: null }));
    expect(compareSettings({ ...wholeHead, questions }, wholeHead)).toEqual([]);
  });
});
