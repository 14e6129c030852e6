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
  it("that repeat each other are found by their five-word runs", () => {
    const alike = mostAlike([
      record("a", "one two three four five six"),
      record("b", "zero two three four five six"),
      record("c", "none of these words is anywhere else"),
    ]);
    expect(alike).toEqual({ left: "a", right: "b", share: 1 / 3 });
  });
  it("are counted by different words, whatever their case", () => {
    expect(distinctWords([record("a", "Tea tea TEA"), record("b", "té")])).toBe(3);
  });
});

describe("answers", () => {
  const suggestions = { need: { value: "refund", score: 0.9, agent: "a" } };
  const records = [
    record("a", "", { suggestions, responses: [submitted("ana", "refund"), submitted("ben", "invoice")] }),
    record("b", "", { suggestions, responses: [submitted("ana", "refund"), submitted("ben", "refund")] }),
    record("c", "", { responses: [submitted("ana", "refund")] }),
  ];
  it("are compared with suggestions where both are there", () => {
    expect(correctedShare(records)).toBe(1 / 4);
  });
  it("are compared with each other on shared records", () => {
    expect(disagreementShare({ ...tickets, records })).toBe(1 / 2);
  });
  it("of others leave a record pending for me", () => {
    expect(pendingShare(records, "argilla")).toBe(1);
    expect(pendingShare(records, "ben")).toBe(1 / 3);
  });
});

describe("vectors", () => {
  it("are judged by the topic of the three nearest", () => {
    const near = { topic: "refund", vectors: { content: [1, 0] } };
    const far = { topic: "other", vectors: { content: [0, 1] } };
    const records = [near, near, far, near, far].map((facts, index) => record(`${index}`, "", facts));
    expect(nearOnTopic(records, "0")).toBe(2);
  });
  it("of a record that is not there are a mistake", () => {
    expect(() => nearOnTopic([], "gone")).toThrow("No demo record");
  });
});

describe("values", () => {
  it("of the demo data keep all rules", () => {
    expect(demoDatasets.flatMap(invalidValues)).toEqual([]);
  });
  it("that break a rule are named with their record", () => {
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
