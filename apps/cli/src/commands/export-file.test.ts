import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, type Client } from "@glossa/contract/client";
import { beforeEach, describe, expect, it, test } from "vitest";
import { run } from "../run";
import type { OpenFileOf } from "./export-file";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "glossa-export-"));
});

const datasets = [
  { id: "d1", name: "tickets", workspace_id: "w1" },
  { id: "d2", name: "reviews", workspace_id: "w1" },
  { id: "d3", name: "reviews", workspace_id: "w2" },
];
const api = {
  listMyDatasets: async () => ({ items: datasets }),
  listMyWorkspaces: async () => ({ items: ["w1", "w2"].map((id) => ({ id, name: `name of ${id}` })) }),
} as unknown as Client;

/** A file that arrives in parts; an error among them breaks it off. */
function fileOf(...parts: (string | Error)[]): OpenFileOf {
  return async () => ({
    records: 2,
    content: new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part === undefined) controller.close();
        else if (part instanceof Error) controller.error(part);
        else controller.enqueue(new TextEncoder().encode(part));
      },
    }),
  });
}

async function type(openFile: OpenFileOf, ...typed: string[]) {
  const said: string[] = [];
  const asked: unknown[][] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    printError: (line: string) => void said.push(line),
    showProgress: () => undefined,
    showReceived: () => undefined,
    ask: async () => undefined,
  };
  const opening: OpenFileOf = (...call) => {
    asked.push(call);
    return openFile(...call);
  };
  const context = { terminal, environment: {}, connect: () => api, openFiles: () => opening };
  return { code: await run(["export", ...typed], context), said, asked };
}

describe("glossa export", () => {
  it("writes a file, and prints what it has", async () => {
    const output = join(folder, "out.csv");
    const { code, said, asked } = await type(fileOf("a,b\r\n", "1,👋\r\n"), "tickets", "--output", output);
    expect(code).toBe(0);
    expect(readFileSync(output, "utf8")).toBe("a,b\r\n1,👋\r\n");
    expect(said).toEqual([`${output}: 2 records, 0 kB`]);
    expect(asked[0]?.slice(0, 2)).toEqual([
      "d1",
      expect.objectContaining({ format: "csv", responses: "all" }),
    ]);
  });

  test.each([
    [["tickets", "--format", "csv"], "name of w1-tickets-everyone.csv"],
    [["d3", "--responses", "majority"], "name of w2-reviews-majority.jsonl"],
    [["d2", "--without-names"], "name of w1-reviews-everyone-without-names.jsonl"],
  ])("names a file after what it has (%j)", async (typed, name) => {
    // Nothing is left in the folder of the test.
    const { said } = await type(fileOf(new TypeError("terminated")), ...typed);
    expect(said).toEqual([`The connection was interrupted. "${name}" was not written.`]);
  });

  it("counts the records of a format that does not have all", async () => {
    const output = join(folder, "out.conll");
    const { said } = await type(
      fileOf("# id = 1\nHi\tO\n\n# id", " = 1\nHi\tO\n\n"),
      "tickets",
      "--output",
      output,
    );
    expect(said).toEqual([`${output}: 1 record, 0 kB`]);
  });

  it("leaves no file behind that is not complete, and the one that was there", async () => {
    const output = join(folder, "out.jsonl");
    writeFileSync(output, "of yesterday");
    const { code, said } = await type(
      fileOf("{", new TypeError("terminated")),
      "tickets",
      "--output",
      output,
    );
    expect(code).toBe(1);
    expect(said).toEqual([`The connection was interrupted. "${output}" was not written.`]);
    expect(readFileSync(output, "utf8")).toBe("of yesterday");
    expect(readdirSync(folder)).toEqual(["out.jsonl"]);
  });

  it("explains a folder that does not exist, and a refusal of the server", async () => {
    const output = join(folder, "missing", "out.jsonl");
    expect((await type(fileOf("x"), "tickets", "--output", output)).said).toEqual([
      `"${output}" could not be written: there is no such folder.`,
    ]);
    const refused = () => Promise.reject(new ApiError("http", { status: 403 }));
    const { code, said } = await type(refused, "tickets", "--output", join(folder, "a"));
    expect([code, said[0]]).toEqual([1, expect.stringContaining("does not have permission")]);
  });

  test.each([
    [["reviews"], 'Several workspaces have a dataset "reviews"'],
    [
      ["nothing"],
      'The dataset "nothing" does not exist. Existing datasets: reviews (name of w1), reviews (name of w2), tickets (name of w1).',
    ],
    [
      ["reviews", "--workspace", "elsewhere"],
      'The workspace "elsewhere" does not exist. Existing workspaces: name of w1, name of w2.',
    ],
  ])("needs one dataset (%j)", async (typed, sentence) => {
    const { code, said } = await type(fileOf("x"), ...typed, "--output", join(folder, "a"));
    expect([code, said[0]]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it("finds a dataset by workspace or id", async () => {
    const named = ["reviews", "--workspace", "name of w2", "--output", join(folder, "a")];
    expect((await type(fileOf("x"), ...named)).asked[0]?.[0]).toBe("d3");
    expect((await type(fileOf("x"), "d2", "--output", join(folder, "b"))).asked[0]?.[0]).toBe("d2");
  });

  test.each([
    [["--output", "a.parquet"], { format: "parquet" }],
    [["--output", "a.spacy.jsonl"], { format: "spacy" }],
    [["--output", "a.jsonl"], { format: "jsonl" }],
    [["--output", "a.label-studio.json"], { format: "label_studio" }],
    [["--output", "a.txt"], { format: "jsonl" }],
    [
      ["--output", "a.csv", "--format", "conll", "--question", "q", "--field", "f"],
      { format: "conll", question: "q", field: "f" },
    ],
    [
      ["--responses", "majority", "--bom", "--vectors"],
      { responses: "majority", bom: "true", vectors: "true" },
    ],
    [
      ["--responses", "majority", "--voter", "ana", "--voter", "ben, jr.", "--decider", "lena"],
      { voters: ["ana", "ben, jr."], deciders: ["lena"] },
    ],
    [
      ["--filter", "http://host/dataset/1/annotation-mode?page=3&status=draft&metadata=a.x%20y"],
      { status: "draft", metadata: "a.x y" },
    ],
    [["--filter", "search=late_order"], { search: "late_order" }],
    [["--without-names"], { without_names: "true" }],
    [["--output", "a.csv"], { without_names: "false" }],
  ])("asks for what was typed: %j", async (typed, query) => {
    const output = typed.includes("--output") ? [] : ["--output", "x"];
    const asked: unknown[][] = [];
    await type(
      (...call) => {
        asked.push(call);
        return Promise.reject(new ApiError("network"));
      },
      "tickets",
      ...typed,
      ...output,
    );
    expect(asked[0]?.[1]).toMatchObject(query);
  });

  test.each([
    [["--format", "xml"], 'Unknown format: "xml". Possible values: csv,'],
    [["--responses", "some"], 'Unknown kind of responses: "some"'],
    [
      ["--decider", "lena"],
      "--voter and --decider need --responses majority, in another format than glossa.",
    ],
    [["--format", "glossa", "--responses", "majority", "--voter", "ana"], "--voter and --decider need"],
    [
      ["--output", join(tmpdir(), "a.glossa.jsonl"), "--without-names"],
      "--without-names needs another format than glossa",
    ],
    [["--filter", "lang=de"], 'Unknown filter: "lang". Possible filters: status,'],
    [["--colour"], "Unknown option '--colour'"],
  ])("refuses %j", async (typed, sentence) => {
    const { code, said } = await type(fileOf("x"), "tickets", ...typed);
    expect([code, said[0]]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
