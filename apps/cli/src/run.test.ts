import { readFileSync } from "node:fs";
import { ApiError, type Client } from "@glossa/contract/client";
import { memoryApi } from "@glossa/files/testing";
import { describe, expect, it, test } from "vitest";
import { run } from "./run";
import { progressBar } from "./terminal";
import { fileWith } from "./testing/files";

const csv = "text,label\na b,x\nc d,y\ne f,x\na b,x\n";

function shell(api: Client, reply?: boolean) {
  const said: string[] = [];
  const asked: string[] = [];
  const terminal = {
    say: (line: string) => said.push(line),
    printError: (line: string) => said.push(line),
    showProgress: () => undefined,
    ask: async (question: string) => {
      asked.push(question);
      return reply;
    },
  };
  const type = (...typed: string[]) => run(typed, { terminal, environment: {}, connect: () => api });
  return { type, said, asked };
}

describe("glossa import", () => {
  it("prints what it guessed, what it did, and the address of the dataset", async () => {
    const { api, stored } = memoryApi({ workspaces: ["support"] });
    const { type, said } = shell(api);
    expect(await type("import", fileWith(csv, "my reviews.csv"))).toBe(0);
    expect(said[0]).toContain("my reviews.csv: 4 rows, 2 columns:\n  text   field");
    expect(said[1]).toBe('Dataset "my reviews" in workspace "support" at http://localhost:6900');
    expect(said[2]).toBe("4 created, 0 unchanged");
    expect(said[3]).toBe(`http://localhost:6900/dataset/${stored.datasets[0]?.id}/annotation-mode`);
    expect(stored.records[0]?.suggestions).toMatchObject([{ value: "x", agent: "my reviews.csv" }]);
  });

  it("sends nothing when it is repeated, even for equal rows", async () => {
    const { api } = memoryApi();
    const { type, said } = shell(api);
    const file = fileWith(csv);
    await type("import", file);
    expect(await type("import", file)).toBe(0);
    expect(said).toContain("0 created, 4 unchanged");
  });

  it("does nothing if the user rejects the guess", async () => {
    const { api, stored } = memoryApi();
    const { type, said, asked } = shell(api, false);
    expect(await type("import", fileWith(csv))).toBe(1);
    expect(asked).toEqual(["Import the file like this?"]);
    expect(said.at(-1)).toContain("Nothing was imported");
    expect(stored.datasets).toEqual([]);
  });

  it("creates a workspace only if the user has permission", async () => {
    const refused = memoryApi();
    const quiet = shell(refused.api);
    expect(await quiet.type("import", fileWith(csv), "--workspace", "new")).toBe(1);
    expect(quiet.said.at(-1)).toBe('The workspace "new" does not exist. Existing workspaces: first.');
    const allowed = memoryApi();
    expect(await shell(allowed.api).type("import", fileWith(csv), "--workspace", "new", "--yes")).toBe(0);
    expect(allowed.stored.workspaces.map((workspace) => workspace.name)).toEqual(["first", "new"]);
  });

  it("imports nothing from a file with an invalid row", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    expect(await type("import", fileWith(`${csv}g h,y,z\n`))).toBe(1);
    expect(said).toEqual(['Line 6, column 3: the header has no column for "z". Nothing was imported.']);
    expect(stored.datasets).toEqual([]);
  });

  it("imports nothing from a file with a row without text", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    expect(await type("import", fileWith(`${csv},x\n`))).toBe(1);
    expect(said.at(-1)).toBe("Line 6, column text: the field is empty. Nothing was imported.");
    expect(stored.datasets).toEqual([]);
  });

  test.each([
    [
      "no server",
      new ApiError("network"),
      'There is no response from http://localhost:6900. Start a server with "npm start"',
    ],
    ["a stranger", new ApiError("invalid", { status: 200 }), "does not provide this API"],
    ["a wrong key", new ApiError("http", { status: 401 }), "does not accept this API key"],
    [
      "too few rights",
      new ApiError("http", { status: 403 }),
      "This account does not have permission to do this",
    ],
    [
      "a full disk",
      new ApiError("http", { status: 507 }),
      "The disk of the server at http://localhost:6900 is full. Free space there and run this command again. Stored records are kept.",
    ],
    [
      "a refusal",
      new ApiError("http", { status: 422, body: { detail: "too many" } }),
      "rejected the request (422): too many",
    ],
  ])("prints one sentence about %s", async (_, error, sentence) => {
    const { api } = memoryApi();
    const { type, said } = shell({ ...api, listMyWorkspaces: () => Promise.reject(error) });
    expect(await type("import", fileWith(csv))).toBe(1);
    expect(said.at(-1)).toContain(sentence);
  });
});

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
        "  Offsets in spans count UTF-16 units: only so they cover the words that the file names.",
        "  1 annotation left out because they were rejected.",
      ].join("\n"),
    );
    expect(stored.records[0]?.suggestions).toMatchObject([{ value: [{ start: 2, end: 5, label: "PER" }] }]);
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
        '"place","reason","row"',
        '"6","Line 6, column 3: the header has no column for ""z"".","g h,y,z"',
        `"7","Line 7, column text: the field is empty.","{""text"":"""",""label"":""x""}"`,
        "",
      ].join("\r\n"),
    );
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
      'w is no answer to the question "label"',
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

describe("an interrupted import", () => {
  const rows = Array.from({ length: 600 }, (_, index) => `text ${index},${index % 2 ? "x" : "y"}`);

  it("prints how far it came, and continues from there the next time", async () => {
    const { api } = memoryApi();
    let calls = 0;
    const breaking: Client = {
      ...api,
      bulkCreateRecords: async (parts) => {
        calls += 1;
        if (calls === 2) throw new ApiError("network");
        return await api.bulkCreateRecords(parts);
      },
    };
    const file = fileWith(["text,label", ...rows].join("\n"));
    const { type, said } = shell(breaking);
    expect(await type("import", file)).toBe(1);
    expect(said.at(-1)).toMatch(
      /^There is no response .* 500 of 600 records were stored\. Run the command again to continue\.$/,
    );
    expect(await type("import", file)).toBe(0);
    expect(said).toContain("100 created, 500 unchanged");
  });
});

describe("glossa user add", () => {
  it("creates an account, adds it to workspaces and prints its password once", async () => {
    const { api, stored } = memoryApi({ workspaces: ["a", "b"] });
    const { type, said } = shell(api);
    expect(await type("user", "add", "eva", "--workspace", "a", "--workspace", "b")).toBe(0);
    expect(stored.users).toMatchObject([{ username: "eva", first_name: "eva", role: "annotator" }]);
    expect(stored.members).toHaveLength(2);
    expect(said[0]).toBe("Added eva as annotator in a, b.");
    expect(said[1]).toBe(`Password (shown only once): ${stored.users[0]?.password}`);
  });
  test.each([
    ["a name that is taken", ["ana", "--password", "12345678"], 'The user "ana" already exists'],
    ["a short password", ["eva", "--password", "1234567"], "8 to 100 characters"],
    ["a workspace that is not there", ["eva", "--workspace", "c"], 'The workspace "c" does not exist'],
  ])("refuses %s and creates nothing", async (_, typed, sentence) => {
    const { api, stored } = memoryApi({ users: ["ana"] });
    const { type, said } = shell(api);
    expect(await type("user", "add", ...typed)).toBe(1);
    expect(said.at(-1)).toContain(sentence);
    expect(stored.users).toHaveLength(1);
  });
});

describe("the program", () => {
  it("prints its help", async () => {
    const { type, said } = shell(memoryApi().api);
    expect(await type("--help")).toBe(0);
    expect(said[0]).toContain("glossa import FILE");
  });
  it("returns a different exit code for invalid arguments", async () => {
    expect(await shell(memoryApi().api).type("exprot")).toBe(2);
  });
  it("does not hide internal errors", async () => {
    const broken = { ...memoryApi().api, listMyWorkspaces: () => Promise.reject(new RangeError("bug")) };
    await expect(shell(broken).type("import", fileWith(csv))).rejects.toThrow("bug");
  });
  it("draws a progress bar", () => {
    expect(progressBar(500, 2000)).toBe("[########......................] 25 % 500 of 2,000");
  });
});
