import type { Dataset } from "@glossa/contract";
import { describe, expect, it, test } from "vitest";
import { isComplete, type Outcome, type StoredOutcome } from "./outcome";
import { reportOf } from "./report";
import { sayOutcome } from "./say";

const whole: StoredOutcome = {
  result: {
    dataset: { allow_extra_metadata: false } as Dataset,
    ...{ created: 2, changed: 0, unchanged: 0, answeredChanges: 0 },
    tally: {
      ...{ records: 3, suggestions: 5, vectors: 0, responses: 4 },
      ...{ withoutProperty: new Map(), withoutAccount: new Map() },
    },
    refused: { count: 0, first: [] },
  },
  comparison: {
    found: { records: 3, suggestions: 5, vectors: 0, responses: 4 },
    counts: {
      parts: 0,
      partsHere: 0,
      responses: { origin: 0, stored: 0, doubtful: 0, unconverted: 0, unknown: 0 },
    },
    ...{ first: [], onlyStored: [], pendingAgain: 0 },
    onlyStoredParts: { count: 0, first: [] },
  },
  settings: [],
  before: undefined,
  refusedChanges: { count: 0, first: [] },
  spans: { certain: 0, doubtful: 0, first: [] },
};

const { comparison } = whole;
if (!comparison) throw new Error("The outcome has no comparison");

const outcomeOf = (stored: StoredOutcome | undefined, more: Partial<Outcome> = {}): Outcome => ({
  ...{
    from: "A",
    to: "B",
    updates: false,
    convertsSpans: false,
    keys: ["ana"],
    webhooks: ["https://x.example"],
  },
  people: { added: ["ana"], known: [], refused: [], isSkipped: false },
  datasets: [
    {
      ...{ workspace: "lab", name: "d", isDraft: false, stored },
      read: stored && { at: new Date(0), isEarlier: false },
      failure: stored ? undefined : "It has failed.",
    },
  ],
  ...more,
});

const later = (of: "origin" | "stored" | "doubtful") => ({
  ...comparison,
  counts: { parts: 0, partsHere: 0, responses: { ...comparison.counts.responses, [of]: 1 } },
});

describe("a migration", () => {
  const refused = { count: 1, first: [{ external_id: "r-1", reason: "too odd" }] };
  test.each<[string, Partial<StoredOutcome> | undefined, boolean, boolean]>([
    ["that has stored everything", {}, true, true],
    ["with a dataset that failed", undefined, false, false],
    ["with refused records", { result: { ...whole.result, refused } }, false, false],
    ["with later answers there", { comparison: later("origin") }, false, false],
    ["with later answers here", { comparison: later("stored") }, false, true],
    ["with answers that both may have changed", { comparison: later("doubtful") }, false, false],
    [
      "with metadata that was changed only here",
      { comparison: { ...comparison, counts: { ...comparison.counts, partsHere: 1 } } },
      false,
      true,
    ],
    ["with records that are only here", { comparison: { ...comparison, onlyStored: ["x"] } }, false, true],
    [
      "with answers that are only here",
      { comparison: { ...comparison, onlyStoredParts: { count: 1, first: [] } } },
      false,
      true,
    ],
    ["with other settings", { settings: [{ of: "fields", name: "f", is: "changed" }] }, false, false],
    ["with refused changes", { refusedChanges: refused }, false, false],
  ])("%s is complete or not, without and with an update", (_, change, first, updated) => {
    const stored = change && { ...whole, ...change };
    expect(isComplete(outcomeOf(stored))).toBe(first);
    expect(isComplete(outcomeOf(stored, { updates: true }))).toBe(updated);
  });

  it("that leaves answers of people without an account out is complete if that was asked for", () => {
    const tally = { ...whole.result.tally, withoutAccount: new Map([["ben", 2]]) };
    const outcome = outcomeOf({ ...whole, result: { ...whole.result, tally } });
    expect(isComplete(outcome)).toBe(false);
    expect(isComplete({ ...outcome, people: { ...outcome.people, isSkipped: true } })).toBe(true);
  });
});

describe("the report", () => {
  const partly: StoredOutcome = {
    ...whole,
    result: { ...whole.result, refused: { count: 2, first: [{ external_id: "r-1", reason: "too odd" }] } },
    comparison: {
      ...comparison,
      found: { records: 1, suggestions: 2, vectors: 0, responses: 1 },
      pendingAgain: 1,
    },
    spans: {
      ...{ certain: 1, doubtful: 0 },
      first: [
        {
          ...{ id: "r-2", username: "ana", question: "ents", isCertain: true },
          texts: [{ stored: "orks ", utf16: "works" }],
        },
      ],
    },
  };

  it("counts what is stored, and names what is lost or has to be done", () => {
    const report = reportOf(outcomeOf(partly), new Date(0));
    for (const line of [
      "| lab | d | 1 of 3 | 2 of 5 | 0 | 1 of 4 |",
      "- lab/d: the record r-1 was refused: too odd",
      "- lab/d: 1 more record refused.",
      "- lab/d: 1 record: they have fewer",
      '- lab/d: the record r-2, ana, question "ents": "orks ", in UTF-16 "works"',
      "x.example",
    ])
      expect(report).toContain(line);
  });

  it("names the hosts of webhooks, and no secrets of their addresses", () => {
    const webhooks = [
      "https://hooks.example/services/T00/secret-a",
      "https://hooks.example/services/T00/secret-b",
      "http://secret-c:secret-d@listener.example:8080/?token=secret-e",
    ];
    const report = reportOf(outcomeOf(whole, { webhooks }), new Date(0));
    expect(report).toContain("3 webhooks:");
    expect(report).toContain("their hosts: hooks.example, listener.example:8080\n");
    expect(report).not.toContain("secret-");
  });

  it("tells when datasets were read, and that an earlier run has read them", () => {
    const outcome = outcomeOf(partly);
    const earlier = outcome.datasets.map((each) => ({
      ...each,
      read: { at: new Date(60_000), isEarlier: true },
    }));
    const sentence = "1 dataset was read by an earlier run, the oldest at 1970-01-01 00:01 UTC:";
    expect(reportOf(outcome, new Date(0))).toContain("| 1 of 4 | 1970-01-01 00:00 UTC |");
    expect(reportOf(outcome, new Date(0))).not.toContain("earlier run,");
    expect(reportOf({ ...outcome, datasets: earlier }, new Date(0))).toContain(sentence);
  });

  it("lists what an update has carried over", () => {
    const before = {
      comparison: {
        ...later("origin"),
        first: [
          {
            id: "r-3",
            differences: [
              { part: "response", name: "ana", later: "origin" },
              { part: "response", name: "ben", later: "stored" },
            ],
          },
        ],
      },
      settings: [{ of: "dataset", name: "guidelines", is: "changed" }],
    } satisfies StoredOutcome["before"];
    const report = reportOf(outcomeOf({ ...whole, before }, { updates: true }), new Date(0));
    expect(report).toContain('- lab/d: the setting "guidelines"\n');
    expect(report).toContain("- lab/d: the record r-3: the response of ana was changed later there\n");
    expect(report).not.toContain("ben");
  });

  it("has the numbers that are printed", () => {
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const [outcome] = outcomeOf(partly).datasets;
    sayOutcome({ say } as never, outcome, { updates: false, convertsSpans: false } as never);
    expect(said).toEqual([
      "lab/d: 1 of 3 records, 2 refused, 1 of 4 responses, 1 completed record pending again, 1 response with spans that look shifted",
    ]);
  });
});
