import { describe, expect, it, test } from "vitest";
import { profileOf } from "../plan/columns/profile";
import type { FilePlan } from "../plan/file-plan";
import { guessPlan } from "../plan/guess-plan";
import { problemOf } from "../problem";
import { refuse } from "../rows/row";
import { opened } from "../testing/files";
import { acceptedRecords } from "./accepted-records";
import { type RecordResult, recordsOf } from "./records-of";
import { RefusedRows } from "./refused-rows";

async function convert(content: string, name: string, change: (plan: FilePlan) => FilePlan = (plan) => plan) {
  const file = await opened(content, name);
  const profile = await profileOf(file);
  const plan = change(guessPlan({ profile, hints: file.hints }));
  const results: RecordResult[] = [];
  for await (const result of recordsOf(file, plan)) results.push(result);
  return {
    records: results.flatMap((result) => ("record" in result ? [result.record] : [])),
    refused: results.flatMap((result) => ("refused" in result ? [result.refused] : [])),
    plan,
    file,
  };
}

const jsonl = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\n");

describe("the records of a file", () => {
  it("have fields, metadata and suggestions with score and agent", async () => {
    const csv =
      "id,text,label,score,model,pages\na1,Great stuff,good,0.9,bert,3\na2,Bad stuff,bad,,,4\na3,Good one,good,1,x,5\n";
    const { records } = await convert(csv, "my file!.csv");
    expect(records.slice(0, 2)).toEqual([
      {
        external_id: "a1",
        fields: { text: "Great stuff" },
        metadata: { pages: 3 },
        suggestions: { label: { value: "good", score: 0.9, agent: "bert" } },
      },
      {
        external_id: "a2",
        fields: { text: "Bad stuff" },
        metadata: { pages: 4 },
        suggestions: { label: { value: "bad", score: null, agent: "my file-.csv" } },
        fileAgent: "my file-.csv",
      },
    ]);
  });

  it("have spans in code points, whatever the file counts", async () => {
    const rows = jsonl(
      {
        text: "👋 Ana in Rome",
        spans: [
          { start: 3, end: 6, label: "PER" },
          { start: 10, end: 14, label: "LOC" },
        ],
      },
      { text: "Ben", spans: [{ start: 0, end: 3, label: "PER" }] },
    );
    const { records, plan } = await convert(rows, "x.jsonl");
    expect(plan.questions[0]?.unit).toBe("utf16");
    expect(records[0]?.suggestions.spans?.value).toEqual([
      { start: 2, end: 5, label: "PER" },
      { start: 9, end: 13, label: "LOC" },
    ]);
  });

  test.each<[string, object, object]>([
    [
      "a span outside of its text",
      { text: "Ben", spans: [{ start: 0, end: 9, label: "PER" }] },
      { code: "offsets_invalid", values: { reason: "out_of_bounds" } },
    ],
    [
      "a span of nothing",
      { text: "Ben", spans: [{ start: 1, end: 1, label: "PER" }] },
      { code: "offsets_invalid", values: { reason: "empty" } },
    ],
    [
      "a span of another text",
      { text: "Ben", spans: [{ start: 0, end: 2, label: "PER", text: "Ben" }] },
      { code: "offsets_invalid", values: { reason: "other_text" } },
    ],
    ["a missing field", { text: "", spans: [] }, { code: "fields_empty" }],
    ["a NUL", { text: "a\u0000b", spans: [] }, { code: "text_has_nul" }],
  ])("leave out %s", async (_, row, reason) => {
    const good = { text: "Ana is here", spans: [{ start: 0, end: 3, label: "PER" }] };
    const { records, refused } = await convert(jsonl(good, row, good), "x.jsonl", (plan) => ({
      ...plan,
      columns: plan.columns.map((column) => ({ ...column, isRequired: column.use === "text" })),
    }));
    expect(records).toHaveLength(2);
    expect(refused).toMatchObject([{ at: { line: 2 }, reason }]);
  });

  test.each<[string, string, object]>([
    [
      "the required field is empty, another is not",
      "hello,",
      { code: "field_required", values: { field: "note" } },
    ],
    ["all fields are empty", ",", { code: "fields_empty" }],
  ])("leave out a row with its reason: %s", async (_, row, reason) => {
    const file = await opened(`text,note\n${row}\nworld,x\n`);
    const use = { use: "text", isRequired: false } as const;
    const columns: FilePlan["columns"] = [
      { ...use, column: "text", name: "text", title: "Text" },
      { ...use, column: "note", name: "note", title: "Note", isRequired: true },
    ];
    const results: RecordResult[] = [];
    for await (const result of recordsOf(file, { columns, questions: [], idColumn: undefined }))
      results.push(result);
    expect(results).toMatchObject([
      { refused: { reason } },
      { record: { fields: { text: "world", note: "x" } } },
    ]);
  });

  it("leave out rows with numbers that are none, but only the suggestion whose question has no such value", async () => {
    const csv = "text,label,n\na b,x,1\nc d,y,2\ne f,x,3\n";
    const file = await opened(csv);
    const plan = guessPlan({ profile: await profileOf(file) });
    const more = await opened("text,label,n\na b,x,1.5\nc d,z,2\n");
    const { records, refused } = acceptedRecords(more, plan);
    const stored = [];
    for await (const record of records()) stored.push(record);
    expect(stored).toMatchObject([{ fields: { text: "c d" }, suggestions: {} }]);
    expect(refused).toMatchObject({ count: 1, suggestions: 1 });
    expect(refused.rows).toMatchObject([
      { at: { line: 2, column: "n" }, reason: { code: "metadata_invalid", values: { value: "1.5" } } },
      { at: { line: 3, column: "label" }, reason: { code: "value_invalid", values: { value: "z" } } },
    ]);
  });

  it("leave out a row with a NUL, also of a table", async () => {
    const { records, refused } = await convert(`text,n\n${"a b,1\n".repeat(200)}c\u0000d,2\n`, "x.csv");
    expect(records).toHaveLength(200);
    expect(refused).toMatchObject([{ at: { line: 202 }, reason: { code: "text_has_nul" } }]);
  });

  it("replace halves of surrogate pairs, which no database stores", async () => {
    const { records } = await convert('{"text":"a \\ud83d b"}', "x.jsonl");
    expect(records[0]?.fields.text).toBe("a \ufffd b");
  });

  it("have the same ids at each reading, and suffixes for equal rows", async () => {
    const { file, plan } = await convert("text,n\na b,1\na b,1\nc d,2", "x.csv");
    const { records } = acceptedRecords(file, plan);
    const idsOf = async () => {
      const ids = [];
      for await (const record of records()) ids.push(record.external_id);
      return ids;
    };
    const ids = await idsOf();
    expect(ids[1]).toBe(`${ids[0]}-2`);
    expect(await idsOf()).toEqual(ids);
  });
});

describe("refused rows", () => {
  it("are all counted, but only the first are kept", () => {
    const rows = new RefusedRows();
    for (let row = 1; row <= 1200; row += 1) {
      rows.add({ at: { row }, reason: { code: "id_missing", values: {} }, source: "" });
    }
    expect([rows.count, rows.rows.length]).toEqual([1200, 1000]);
  });
  it("are written as CSV that no spreadsheet runs", () => {
    const rows = new RefusedRows();
    rows.add({
      at: { file: "a.csv", line: 7 },
      reason: { code: "id_missing", values: {} },
      source: '=1+1,"x"',
    });
    expect(rows.toCsv(["place", "reason", "row"], ({ code }) => code)).toBe(
      '"place","reason","row"\r\n"a.csv:7","id_missing","\'=1+1,""x"""\r\n',
    );
  });

  it("are written with the columns that they had, so that they can be corrected and imported again", () => {
    const rows = new RefusedRows();
    rows.add(refuse({ line: 2 }, problemOf("id_missing", {}), '{"text":"a, b","n":1,"reason":null}'));
    rows.addLeftOut(refuse({ line: 3 }, problemOf("id_missing", {}), '{"text":"c","labels":["x"]}'));
    rows.add(refuse({ line: 4 }, problemOf("quote_misplaced", {}), 'd "e" f'));
    expect(rows.toCsv(["place", "reason", "row"], ({ code }) => code).split("\r\n")).toEqual([
      '"place","reason_","row","text","n","reason","labels"',
      '"2","id_missing","","a, b","1","",""',
      '"3","id_missing","","c","","","[""x""]"',
      '"4","quote_misplaced","d ""e"" f","","","",""',
      "",
    ]);
  });

  it("are whole cells if they have more columns than files may have", () => {
    const rows = new RefusedRows();
    for (let row = 0; row < 3; row += 1) {
      const values = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`${row}-${at}`, -1]));
      rows.add(refuse({ row }, problemOf("id_missing", {}), JSON.stringify(values)));
    }
    const csv = rows.toCsv(["place", "reason", "row"], ({ code }) => code);
    expect(csv.split("\r\n")[0]).toBe('"place","reason","row"');
    expect(csv).toContain('""2-699"":-1}"');
  });

  it("keep negative numbers, which are no formulas", () => {
    const rows = new RefusedRows();
    rows.add(refuse({ row: 1 }, problemOf("id_missing", {}), '{"n":-1.5,"m":"-1+cmd"}'));
    expect(rows.toCsv(["place", "reason", "row"], ({ code }) => code)).toContain(`"-1.5","'-1+cmd"`);
  });
});
