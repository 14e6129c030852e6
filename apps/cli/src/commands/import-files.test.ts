import { readFileSync } from "node:fs";
import { ApiError } from "@glossa/contract/client";
import { memoryApi } from "@glossa/files/testing";
import { describe, expect, it, test } from "vitest";
import { fileWith } from "../testing/files";
import { shell } from "../testing/shell";

const csv = "text,label\na b,x\nc d,y\ne f,x\na b,x\n";

describe("the files that can be imported", () => {
  const jsonl = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\n");

  it("include those of annotation tools, with what is to be known of them", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    const tasks = jsonl(
      { text: "👋 Ana is here", spans: [{ start: 3, end: 6, label: "PER", text: "Ana" }], _task_hash: 1 },
      { text: "Ben is here", spans: [], _task_hash: 2, answer: "ignore" },
    );
    expect(await type("import", fileWith(tasks, "x.jsonl"))).toBe(0);
    expect(said[0]).toBe(
      [
        "x.jsonl (prodigy): 2 rows, 2 columns:",
        "  text   field",
        "  spans  span question with 1 option, suggested",
        "  id     derived from the values of the row",
        "  Offsets in spans count UTF-16 units: with other units, they would not match the words in the file.",
        "  1 annotation left out because they were rejected.",
      ].join("\n"),
    );
    expect(stored.records[0]?.suggestions).toMatchObject([{ value: [{ start: 2, end: 5, label: "PER" }] }]);
  });

  test.each([
    [[], 1, "2 answers of eva become responses."],
    [["--answers", "suggestions"], 0, "Suggestions are made of 2 answers of eva"],
  ])(
    "may have answers of people, which become responses of users: %j",
    async (options, responses, sentence) => {
      const { api, stored } = memoryApi({ users: ["eva"] });
      const { type, said } = shell(api);
      const task = (id: number, choice: string) => ({
        id,
        data: { text: `Text ${id}` },
        annotations: [
          {
            completed_by: { username: "eva" },
            result: [{ from_name: "mood", type: "choices", value: { choices: [choice] } }],
          },
        ],
      });
      const file = fileWith(JSON.stringify([task(1, "good"), task(2, "bad")]), "x.json");
      expect(await type("import", file, ...options)).toBe(0);
      expect(said[0]).toContain(sentence);
      expect(stored.records.map((record) => record.responses.length)).toEqual([responses, responses]);
      expect(stored.records.map((record) => record.suggestions.length)).toEqual([
        1 - responses,
        1 - responses,
      ]);
    },
  );

  it("may have another name when they are imported again: only the rows that differ have changed", async () => {
    const { api } = memoryApi();
    const { type, said } = shell(api);
    const rows = (label: string) => `id,text,label\n1,a b,x\n2,c d,${label}\n3,e f,x\n4,g h,x\n`;
    await type("import", fileWith(rows("y"), "monday.csv"), "--name", "week");
    await type("import", fileWith(rows("y"), "tuesday.csv"), "--name", "week");
    expect(said.at(-2)).toBe("0 created, 4 unchanged");
    await type("import", fileWith(rows("x").replace("4,g h,x", "4,g h,y"), "friday.csv"), "--name", "week");
    expect(said.at(-2)).toBe("0 created, 2 changed, 2 unchanged");
  });

  test.each([
    ["without ids", "", "1 created, 2 unchanged", true],
    ["with ids", "id", "0 created, 1 changed, 2 unchanged", false],
  ])("may have edited rows, which are new records only %s", async (_, column, result, isTold) => {
    const { api } = memoryApi();
    const { type, said } = shell(api);
    const rows = (...texts: string[]) =>
      [`${column || "number"},text,label`, ...texts.map((text, row) => `${column ? row : 1},${text},x`)].join(
        "\n",
      );
    await type("import", fileWith(rows("a b", "c d", "e f")), "--name", "d");
    await type("import", fileWith(rows("a b", "c d", "e g")), "--name", "d");
    expect(said).toContain(result);
    expect(said.some((line) => line.includes("the former records are still there"))).toBe(isTold);
  });

  it("may be several of one format", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    expect(await type("import", fileWith(csv, "a.csv"), fileWith("text,label\nq r,y\n", "b.csv"))).toBe(0);
    expect(said[0]).toContain("a.csv: 5 rows");
    expect(stored.datasets).toMatchObject([{ name: "a" }]);
    expect(stored.records).toHaveLength(5);
  });

  test.each([
    [
      "of different formats",
      () => [fileWith(csv), fileWith('{"a":1}', "b.jsonl")],
      "different formats: csv, jsonl",
    ],
    ["that are empty", () => [fileWith("", "x.csv")], "x.csv: the file is empty."],
    ["that do not exist", () => ["/nowhere/x.csv"], "The file /nowhere/x.csv does not exist."],
    ["that are folders", () => ["/"], "/ is a folder."],
    [
      "in a format that they do not have",
      () => [fileWith(csv), "--format", "parquet"],
      "this is not a valid parquet file.",
    ],
  ])("are not those %s", async (_, typed, sentence) => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    expect(await type("import", ...typed())).toBe(1);
    expect(said.at(-1)).toContain(sentence);
    expect(stored.datasets).toEqual([]);
  });

  it("can be read as a format that is named", async () => {
    const { api, stored } = memoryApi();
    const { type } = shell(api);
    expect(await type("import", fileWith('{"text":"a b"}', "x.data"), "--format", "jsonl")).toBe(0);
    expect(stored.records).toHaveLength(1);
  });
});

describe("glossa import --refused", () => {
  it("imports the other rows and lists those that cannot be imported", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    const refused = fileWith("", "refused.csv");
    const file = fileWith(`${csv}g h,y,z\n,x\ni j,y\n`);
    expect(await type("import", file, "--refused", refused)).toBe(0);
    expect(stored.records).toHaveLength(5);
    expect(said).toContain(`2 rows refused; ${refused} lists them.`);
    expect(readFileSync(refused, "utf8")).toBe(
      [
        '"place","reason","row","text","label"',
        '"6","Line 6, column 3: the first row has no column for ""z"".","g h,y,z","",""',
        '"7","Line 7, column text: the field is empty.","","","x"',
        "",
      ].join("\r\n"),
    );
  });

  test.each([
    [true, 0, 3, '"3","Line 3: the server refuses this record: it is odd","c d","y"'],
    [false, 1, 1, undefined],
  ])("names the row that the server refuses, with the option: %s", async (isListed, code, count, line) => {
    const { api, stored } = memoryApi();
    const create = api.bulkCreateRecords;
    api.bulkCreateRecords = ((call: Parameters<typeof create>[0]) => {
      const at = call.body.items.findIndex(({ fields }) => fields.text === "c d");
      const detail = `Record at position ${at} is not valid because it is odd`;
      if (at >= 0) throw new ApiError("http", { status: 422, body: { detail } });
      return create(call);
    }) as typeof create;
    const { type, said } = shell(api);
    const refused = fileWith("", "refused.csv");
    expect(await type("import", fileWith(csv), ...(isListed ? ["--refused", refused] : []))).toBe(code);
    expect(stored.records.length).toBe(count);
    if (line) expect(readFileSync(refused, "utf8")).toContain(line);
    else expect(said.at(-1)).toContain("the server refuses this record: it is odd");
  });
});

describe("glossa import --append", () => {
  it("adds the records that a dataset does not have yet", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    await type("import", fileWith(csv, "reviews.csv"));
    const more = fileWith("id,label,body\n1,y,k l\n", "more.csv");
    expect(await type("import", more, "--append", "reviews")).toBe(0);
    expect(await type("import", more, "--append", "reviews")).toBe(0);
    expect(said).toContain("0 created, 1 unchanged");
    expect(stored.records.at(-1)).toMatchObject({ external_id: "1", fields: { text: "k l" } });
    expect(stored.records).toHaveLength(5);
    expect(stored.datasets).toHaveLength(1);
  });

  it("says that ids are needed if the records have ids of their own, and takes the column that is chosen", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    await type("import", fileWith("id,label,body\nA-1,y,k l\nA-2,x,m n\n", "reviews.csv"));
    const more = fileWith("key,label,body\nB 1,y,o p\nB 2,y,q r\n", "more.csv");
    await type("import", more, "--append", "reviews");
    expect(said.join("\n")).toContain("Without --id, rows that are there already are added again.");
    await type("import", more, "--append", "reviews", "--id", "key");
    expect(stored.records.at(-1)).toMatchObject({ external_id: "B 2" });
  });

  it("adds columns without a part as metadata, unless the dataset allows no more of it", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    await type("import", fileWith(csv, "reviews.csv"));
    const more = fileWith("id,label,body,channel\n1,y,k l,mail\n2,y,m n,chat\n", "more.csv");
    await type("import", more, "--append", "reviews");
    expect(stored.records.at(-1)).toMatchObject({ external_id: "2", metadata: { channel: "chat" } });
    expect(said.join("\n")).toMatch(/channel +metadata \(terms\)/);
    Object.assign(stored.datasets[0] ?? {}, { allow_extra_metadata: false });
    const others = fileWith("id,label,body,channel\n3,y,o p,mail\n4,y,q r,chat\n", "others.csv");
    await type("import", others, "--append", "reviews");
    expect(stored.records.at(-1)).toMatchObject({ external_id: "4", metadata: {} });
    expect(said.join("\n")).toMatch(/channel +left out/);
  });

  test.each([
    [
      "a dataset that does not exist",
      "nothing",
      "text\na b\n",
      'The workspace "first" has no dataset "nothing".',
    ],
    [
      "a value that its question does not have",
      "reviews",
      "text,label\na b,w\nc d,x\ne f,w\n",
      'w is not a valid answer to the question "label"',
    ],
  ])("refuses %s", async (_, name, content, sentence) => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    await type("import", fileWith(csv, "reviews.csv"));
    expect(await type("import", fileWith(content), "--append", name)).toBe(1);
    expect(said.at(-1)).toContain(sentence);
    expect(stored.records).toHaveLength(4);
  });
});
