import { describe, expect, it } from "vitest";
import type { DemoDataset, DemoRecord } from "../dataset";
import { demoDatasets } from "../index";
import { nearOnTopic } from "./neighbours";
import { correctedShare, disagreementShare, pendingShare } from "./responses";
import { distinctWords, mostAlike } from "./texts";
import { invalidValues } from "./values";

function record(id: string, text: string, facts: Partial<DemoRecord> = {}): DemoRecord {
  return {
    external_id: id,
    topic: "refund",
    fields: { subject: "s", message: text },
    metadata: {},
    suggestions: {},
    responses: [],
    vectors: { content: [1, 0] },
    ...facts,
  };
}

function submitted(user: string, need: string): DemoRecord["responses"][number] {
  return { user, status: "submitted", values: { need } };
}

const [tickets] = demoDatasets as [DemoDataset];

describe("texts", () => {
  it("that repeat each other are found by sequences of five words", () => {
    const alike = mostAlike([
      record("a", "one two three four five six"),
      record("b", "zero two three four five six"),
      record("c", "none of these words is anywhere else"),
    ]);
    expect(alike).toEqual({ left: "a", right: "b", share: 1 / 3 });
  });
  it("are measured by the number of different words, regardless of case", () => {
    expect(distinctWords([record("a", "Tea tea TEA"), record("b", "té")])).toBe(3);
  });
});

describe("responses", () => {
  const suggestions = { need: { value: "refund", score: 0.9, agent: "a" } };
  const records = [
    record("a", "", { suggestions, responses: [submitted("ana", "refund"), submitted("ben", "invoice")] }),
    record("b", "", { suggestions, responses: [submitted("ana", "refund"), submitted("ben", "refund")] }),
    record("c", "", { responses: [submitted("ana", "refund")] }),
  ];
  it("are compared with suggestions if both exist", () => {
    expect(correctedShare(records)).toBe(1 / 4);
  });
  it("are compared with each other on shared records", () => {
    expect(disagreementShare({ ...tickets, records })).toBe(1 / 2);
  });
  it("of other users leave a record pending for me", () => {
    expect(pendingShare(records, "argilla")).toBe(1);
    expect(pendingShare(records, "ben")).toBe(1 / 3);
  });
});

describe("vectors", () => {
  it("are checked by the topic of the three nearest records", () => {
    const near = { topic: "refund", vectors: { content: [1, 0] } };
    const far = { topic: "other", vectors: { content: [0, 1] } };
    const records = [near, near, far, near, far].map((facts, index) => record(`${index}`, "", facts));
    expect(nearOnTopic(records, "0")).toBe(2);
  });
  it("of a missing record are reported", () => {
    expect(() => nearOnTopic([], "gone")).toThrow("No demo record");
  });
});

describe("values", () => {
  it("of the demo data are valid", () => {
    expect(demoDatasets.flatMap(invalidValues)).toEqual([]);
  });
  it("that are invalid are reported with their record", () => {
    const [first] = tickets.records as [DemoRecord];
    const broken: DemoRecord = {
      ...first,
      external_id: "broken",
      metadata: { words: 1.5 },
      responses: [submitted("ana", "nonsense")],
      vectors: {},
    };
    const issues = invalidValues({ ...tickets, records: [broken] }).join("\n");
    expect(issues).toContain("broken: 'nonsense' is not a valid label");
    expect(issues).toContain("broken: urgency was submitted empty");
    expect(issues).toContain("broken: metadata words is wrong");
    expect(issues).toContain("broken: vector content has another length");
  });
});
