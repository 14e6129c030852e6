import { ApiError, type Client } from "@glossa/contract/client";
import { memoryApi } from "@glossa/files/testing";
import { describe, expect, it, test } from "vitest";
import { harmless, progressBar } from "./terminal";
import { fileWith } from "./testing/files";
import { shell } from "./testing/shell";

const csv = "text,label\na b,x\nc d,y\ne f,x\na b,x\n";

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
    const sentence =
      'The workspace "new" does not exist. Existing workspaces: first. Choose one of them with --workspace, or add --create-workspace.';
    expect(quiet.said.at(-1)).toBe(sentence);
    const mistyped = shell(refused.api, true);
    expect(await mistyped.type("import", fileWith(csv), "--workspace", "new", "--yes")).toBe(1);
    expect(mistyped).toMatchObject({ asked: [], said: [sentence] });
    expect(refused.stored.workspaces).toHaveLength(1);
    const allowed = memoryApi();
    const typed = ["import", fileWith(csv), "--workspace", "new", "--create-workspace", "--yes"];
    expect(await shell(allowed.api).type(...typed)).toBe(0);
    expect(allowed.stored.workspaces.map((workspace) => workspace.name)).toEqual(["first", "new"]);
  });

  it.each([true, undefined])(
    "asks whether to create a workspace, if somebody is there: %s",
    async (reply) => {
      const { api, stored } = memoryApi();
      const { type, asked } = shell(api, reply);
      expect(await type("import", fileWith(csv), "--workspace", "new")).toBe(reply ? 0 : 1);
      expect(asked[0]).toBe('The workspace "new" does not exist. Create it?');
      expect(stored.workspaces).toHaveLength(reply ? 2 : 1);
    },
  );

  it("creates the first workspace of a server without asking", async () => {
    const { api, stored } = memoryApi({ workspaces: [] });
    expect(await shell(api).type("import", fileWith(csv), "--yes")).toBe(0);
    expect(stored.workspaces.map(({ name }) => name)).toEqual(["default"]);
  });

  it("imports nothing from a file with an invalid row", async () => {
    const { api, stored } = memoryApi();
    const { type, said } = shell(api);
    expect(await type("import", fileWith(`${csv}g h,y,z\n`))).toBe(1);
    expect(said).toEqual(['Line 6, column 3: the first row has no column for "z". Nothing was imported.']);
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
    [
      "a certificate of a company",
      new ApiError("network", {
        cause: new TypeError("fetch failed", {
          cause: Object.assign(new Error("self-signed"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" }),
        }),
      }),
      "The certificate of http://localhost:6900 is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). If an authority of your organisation has issued it, name the file with its certificate in NODE_EXTRA_CA_CERTS.",
    ],
    ["a stranger", new ApiError("invalid", { status: 200 }), "does not provide this API"],
    ["a wrong key", new ApiError("http", { status: 401 }), "does not accept this API key"],
    [
      "too few rights",
      new ApiError("http", { status: 403 }),
      "This account does not have permission to do this",
    ],
    [
      "an Argilla server",
      new ApiError("http", { status: 404, body: { detail: "Not Found" } }),
      "cannot do this: it is an Argilla server or an earlier version of Glossa.",
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

it("what names of others say to a terminal is not passed on", () => {
  expect(harmless("\u001b[2Ja\u009b31m\tb\nمرحبا 👋\r")).toBe("\ufffd[2Ja\ufffd31m\tb\nمرحبا 👋\ufffd");
});
