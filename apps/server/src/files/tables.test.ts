import type { FileExportOptions } from "@glossa/contract";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { describe, expect, it, test } from "vitest";
import { lines, moment, options, record, response, schema, text, write } from "../testing/file-records";
import { type FileRecord, withMajority } from "./file-record";

const texts: [string, string][] = [
  ["emoji", "👩‍👩‍👧 👋🏽 hi"],
  ["Arabic", "مرحبا بالعالم، كيف الحال؟"],
  ["Thai", "สวัสดีชาวโลก"],
  ["quotes", "she said \"hi\", 'bye'"],
  ["line breaks", "one\ntwo\r\nthree\rfour\n"],
  ["commas and semicolons", "a,b;c\td"],
  ["a formula", '=HYPERLINK("http://evil.example")'],
  ["nothing", ""],
  ["spaces", "  padded  "],
  ["what looks like an escape of Excel", "a _x0041_ _x000d_ _x005F_x0041_ __x0042_"],
  ["a megabyte", "ä👋".repeat(250_000)],
];

describe("a text with", () => {
  test.each(texts)("%s is the same in CSV, JSON lines and Parquet", async (_, content) => {
    const records = [record(content), record("second")];
    const [header = [], first = []] = parseCsv(await text(records, options("csv")));
    expect(first[header.indexOf("text")] ?? "").toBe(content);
    expect((await lines(records, options("jsonl")))[0].fields.text).toBe(content);
    const parquet = await write(records, options("parquet"));
    const [row] = await parquetReadObjects({ file: new Uint8Array(parquet).buffer });
    expect(row).toMatchObject({ text: content, id: "one", "metadata.size": 3n });
  });

  test.each(texts.slice(0, -1))("%s is the same in Excel", async (_, content) => {
    const [header = [], first = []] = await sheet([record(content), record("second")]);
    expect(first[header.indexOf("text")] ?? "").toBe(content);
    expect(first[header.indexOf("_cut")] ?? null).toBeNull();
  });
});

async function sheet(records: FileRecord[]) {
  const { sheets } = await readXlsx(new Uint8Array(await write(records, options("xlsx"))));
  return sheets[0]?.rows ?? [];
}

describe("Excel", () => {
  it("gets cells of at most 32,767 characters, never half of an emoji, and is told which were cut", async () => {
    const [header = [], first = []] = await sheet([record(`x${"👋".repeat(20_000)}`)]);
    expect(first[header.indexOf("text")]).toBe(`x${"👋".repeat(16_383)}`);
    expect(first[header.indexOf("_cut")]).toBe("text");
  });

  it("keeps control characters, and all digits of long numbers", async () => {
    const [header = [], first = []] = await sheet([record("a\u0007b", { metadata: { size: 2 ** 53 - 1 } })]);
    expect(first[header.indexOf("text")]).toBe("a\u0007b");
    expect(first[header.indexOf("metadata.size")]).toBe("9007199254740991");
  });
});

describe("Parquet", () => {
  it("has the bounds of numbers and times, by which readers skip what they do not need", async () => {
    const file = await write([record("a"), record("b", { metadata: { size: 9 } })], options("parquet"));
    const { row_groups: groups } = parquetMetadata(new Uint8Array(file).buffer);
    const bounded = groups[0]?.columns.flatMap(({ meta_data: data }) =>
      data?.statistics?.max_value === undefined ? [] : [data.path_in_schema.join(".")],
    );
    expect(bounded).toEqual(["inserted_at", "updated_at", "metadata.size"]);
  });
});

describe("CSV", () => {
  it("begins with a byte order mark on request, and has lines by RFC 4180", async () => {
    const file = await text([record("a")], options("csv", { bom: true }));
    expect(file.startsWith("\uFEFFtext,topic.responses.text,")).toBe(true);
    expect(file.endsWith("\r\n")).toBe(true);
    expect(file.split("\r\n")).toHaveLength(3);
  });

  test.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1"])("disarms %j on request", async (formula) => {
    const [header = [], row = []] = parseCsv(
      await text([record(formula)], options("csv", { escape_formulas: true })),
    );
    expect(row[header.indexOf("text")]).toBe(`'${formula}`);
  });

  it("has a header without records", async () => {
    expect(await text([], options("csv"))).toMatch(/^text,topic[^\n]+\r\n$/);
  });

  const answered = record("👋 Ann", {
    responses: [
      response("ann", { topic: "a", tags: ["x", "y"], names: [{ start: 2, end: 5, label: "PER" }] }),
      response("bob", { topic: "b" }, "draft"),
    ],
  });
  async function cells(chosen: Partial<FileExportOptions>, from = answered) {
    const [header = [], row = []] = parseCsv(await text([from], options("csv", chosen)));
    return Object.fromEntries(header.map((name, index) => [name, row[index]]));
  }

  it("has the answers of everyone as JSON", async () => {
    expect(await cells({})).toMatchObject({
      "topic.responses": '["a","b"]',
      "topic.responses.usernames": '["ann","bob"]',
      "topic.responses.status": '["submitted","draft"]',
      "names.responses": '[[{"start":2,"end":5,"label":"PER"}],null]'.replace(
        /\{.*?\}/,
        JSON.stringify({ start: 2, end: 5, label: "PER" }),
      ),
    });
  });

  it("has one's own answer as a value", async () => {
    expect(await cells({ responses: "mine" })).toMatchObject({
      "topic.response": "a",
      "topic.response.status": "submitted",
      "tags.response": '["x","y"]',
      "tags.response.text": "x; y",
    });
  });

  it("has answers in plain text for people, and what only programs read comes last", async () => {
    const one = record("👋 Ann and Bo", {
      metadata: { size: 3 },
      responses: [
        response("ann", {
          topic: "a",
          tags: ["x", "y"],
          names: [
            { start: 10, end: 12, label: "FIRST NAME" },
            { start: 2, end: 5, label: "PER" },
          ],
          stars: 2,
          order: [
            { value: "s", rank: 2 },
            { value: "r", rank: 1 },
          ],
          note: "fine",
        }),
        response("bob", { topic: "b", stars: 1 }, "draft"),
      ],
    });
    expect(await cells({}, one)).toMatchObject({
      "topic.responses.text": "a | ",
      "tags.responses.text": "x; y | ",
      "names.responses.text": "Ann (PER); Bo (FIRST NAME) | ",
      "stars.responses.text": "2 | ",
      "order.responses.text": "1. r; 2. s | ",
      "note.responses.text": "fine | ",
      "tags.suggestion.text": "",
    });
    const [header = []] = parseCsv(await text([one], options("csv", { vectors: true })));
    expect(header.slice(0, 3)).toEqual(["text", "topic.responses.text", "topic.suggestion"]);
    expect(header.slice(header.indexOf("metadata.size"), header.indexOf("metadata.size") + 4)).toEqual([
      "metadata.size",
      "id",
      "status",
      "inserted_at",
    ]);
    expect(header.at(-1)).toBe("vector.v");
  });

  it("has the submitted answers of several people in one cell, in the places of their names", async () => {
    const several = record("x", {
      responses: [
        response("ann", { topic: "a", tags: ["x"] }),
        response("bob", { topic: "b" }, "draft"),
        response("cy", { topic: "b", tags: ["x", "y"], stars: 2 }),
        response("di", { topic: "b" }, "discarded"),
      ],
    });
    const found = await cells({}, several);
    expect(found).toMatchObject({
      "topic.responses.text": "a |  | b | ",
      "tags.responses.text": "x |  | x; y | ",
      "stars.responses.text": " |  | 2 | ",
      "note.responses.text": "",
    });
    const names = JSON.parse(found["topic.responses.usernames"] ?? "");
    expect(found["topic.responses.text"]?.split(" | ")).toHaveLength(names.length);
  });

  it("has one term of metadata as itself, unless it looks like a list", async () => {
    const of = async (size: unknown) =>
      (await cells({}, record("x", { metadata: { size } })))["metadata.size"];
    expect(await of(["web"])).toBe("web");
    expect(await of(["web", "mail"])).toBe('["web","mail"]');
    expect(await of(["[1]"])).toBe('["[1]"]');
  });

  it("has the majority with votes and ties", async () => {
    const [one, other] = [
      { start: 0, end: 1, label: "PER" },
      { start: 0, end: 2, label: "PER" },
    ];
    const tied = record("xy", {
      responses: [
        response("ann", { topic: "a", tags: ["x"], names: [other] }),
        response("bob", { topic: "b", tags: ["y"], names: [one] }),
      ],
    });
    expect(await cells({ responses: "majority" }, withMajority(tied, schema))).toMatchObject({
      "topic.response": "",
      "topic.response.voters": "2",
      "topic.response.tie": '["a","b"]',
      "tags.response": "",
      "tags.response.tie": '["x","y"]',
      "names.response": "",
      "names.response.text": "",
      "names.response.tie": JSON.stringify([one, other]),
    });
  });
});

describe("JSON lines", () => {
  it("have everything that is known", async () => {
    const suggestion = {
      id: "s",
      question_id: "q1",
      type: "model",
      value: "a",
      agent: "m",
      score: 0.5,
      inserted_at: moment,
      updated_at: moment,
    } as const;
    const full = record("x", {
      suggestions: [suggestion],
      vectors: { v: [1, 2] },
      responses: [response("ann", { topic: "a" }), response("bob", {}, "discarded")],
    });
    expect(await lines([full], options("jsonl", { vectors: true }))).toEqual([
      {
        id: "one",
        server_id: full.id,
        status: "completed",
        fields: { text: "x" },
        metadata: { size: 3 },
        suggestions: { topic: { value: "a", type: "model", agent: "m", score: 0.5 } },
        responses: [
          {
            user_id: "id of ann",
            username: "ann",
            status: "submitted",
            values: { topic: "a" },
            inserted_at: moment,
            updated_at: moment,
          },
          {
            user_id: "id of bob",
            username: "bob",
            status: "discarded",
            values: {},
            inserted_at: moment,
            updated_at: moment,
          },
        ],
        vectors: { v: [1, 2] },
        inserted_at: moment,
        updated_at: moment,
      },
    ]);
  });

  it("have the majority instead of responses", async () => {
    const one = withMajority(record("x", { responses: [response("ann", { stars: 2 })] }), schema);
    const [line] = await lines([one], options("jsonl", { responses: "majority" }));
    expect(line).not.toHaveProperty("responses");
    expect(line.majority.stars).toEqual({ value: 2, votes: 1, voters: 1, tie: [] });
  });
});
