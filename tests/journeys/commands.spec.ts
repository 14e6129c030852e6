import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { datasetNamed, signInAt } from "./support/api";
import { freePort, type RunningProduct } from "./support/server";
import { expect, test } from "./support/test";

const program = join(import.meta.dirname, "../../apps/cli/dist/main.js");

/** Runs `glossa` as in a shell, without input from a keyboard. */
function glossa(...typed: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...typed], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    const read = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("close", (code) => resolve({ code, said }));
  });
}

const folder = mkdtempSync(join(tmpdir(), "glossa-file-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileNamed(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function importInto({ url }: RunningProduct, file: string, ...options: string[]) {
  return glossa("import", file, "--url", url, ...options);
}

const rows = Array.from({ length: 620 }, (_, index) => {
  const text = `"Row ${index % 600} says ""hello"",\nand more 👋"`;
  return `${text},${index % 7},${index % 3 === 0 ? "question" : "complaint"}`;
});
const csv = `\uFEFF${["text,weekday,intent", ...rows].join("\r\n")}\r\n`;

test("a CSV file becomes a dataset, and importing it again sends nothing", async ({ product }) => {
  const file = fileNamed("letters.csv", csv);
  const first = await importInto(product, file);
  expect(first.said).toContain("intent   label question with 2 options, suggested");
  expect(first.said).toContain("620 created, 0 unchanged");
  expect(first.code).toBe(0);

  const owner = await signInAt(product.url, "argilla");
  const dataset = await datasetNamed(owner, "letters");
  const params = { dataset_id: dataset.id };
  const { items, total } = await owner.api.listRecords({
    params,
    query: { limit: 1, include: ["suggestions"] },
  });
  expect(total).toBe(620);
  expect(items[0]?.fields).toEqual({ text: 'Row 0 says "hello",\nand more 👋' });
  expect(items[0]?.metadata).toEqual({ weekday: 0 });
  expect(items[0]?.suggestions).toMatchObject([{ value: "question", agent: "letters.csv" }]);

  const second = await importInto(product, file);
  expect(second.said).toContain("0 created, 620 unchanged");
  expect(second.code).toBe(0);
});

test("an import does not change users' responses unless an option allows it", async ({ product }) => {
  const before = ["id,text,kind", "1,first text,a", "2,second text,b", "3,third text,a", "4,fourth text,b"];
  await importInto(product, fileNamed("answered.csv", before.join("\n")));
  const owner = await signInAt(product.url, "argilla");
  const { id: dataset_id } = await datasetNamed(owner, "answered");
  const { items } = await owner.api.listRecords({ params: { dataset_id } });
  const response = { status: "submitted" as const, values: { kind: { value: "a" } } };
  await owner.api.createResponse({ params: { record_id: items[0]?.id ?? "" }, body: response });

  const after = fileNamed("answered.csv", before.join("\n").replace("first text", "other text"));
  const refused = await importInto(product, after);
  expect(refused.said).toContain(
    "would change the fields of 1 record that has answers. Nothing was imported.",
  );
  expect(refused.code).toBe(1);
  const replaced = await importInto(product, after, "--replace-answered");
  expect(replaced.said).toContain("0 created, 1 changed, 3 unchanged");
  const { items: changed } = await owner.api.listRecords({
    params: { dataset_id },
    query: { include: ["responses"] },
  });
  const record = changed.find((each) => each.external_id === "1");
  expect(record?.fields).toEqual({ text: "other text" });
  expect(record?.responses).toMatchObject([response]);
});

test("an invalid CSV file is reported with line and column, and nothing is imported", async ({ product }) => {
  const broken = await importInto(product, fileNamed("broken.csv", `${csv}"text",1,question,too much\r\n`));
  expect(broken.said).toBe(
    'Line 1242, column 4: the first row has no column for "too much". Nothing was imported.\n',
  );
  expect(broken.code).toBe(1);
  const { api } = await signInAt(product.url, "argilla");
  expect((await api.listMyDatasets()).items.map((dataset) => dataset.name)).not.toContain("broken");
});

test("a wrong key and an unreachable server are each reported with one sentence", async ({ product }) => {
  const file = fileNamed("small.csv", "text,kind\na b,x\nc d,y\n");
  const wrongKey = await importInto(product, file, "--api-key", "wrong");
  expect(wrongKey.said).toContain(`The server at ${product.url} does not accept this API key.`);
  expect(wrongKey.code).toBe(1);
  const nowhere = `http://localhost:${await freePort()}`;
  const stopped = await glossa("import", file, "--url", nowhere);
  expect(stopped.said).toContain(`There is no response from ${nowhere}.`);
  expect(stopped.code).toBe(1);
});

test("an account created on the command line can sign in at once", async ({ product }) => {
  const typed = [
    "user",
    "add",
    "eva",
    "--password",
    "a good one",
    "--workspace",
    "support",
    "--url",
    product.url,
  ];
  expect((await glossa(...typed)).said).toBe("Added eva as annotator in support.\n");
  const eva = await signInAt(product.url, "eva", "a good one");
  expect((await eva.api.listMyWorkspaces()).items.map((workspace) => workspace.name)).toEqual(["support"]);
  const again = await glossa(...typed);
  expect(again.said).toBe('The user "eva" already exists.\n');
  expect(again.code).toBe(1);
});

test("a command uses the built program: it neither installs nor builds", () => {
  const root = join(import.meta.dirname, "../..");
  // Without a PATH, there is no npm.
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, "tools/glossa.mjs"), "backup", join(folder, "b.gz"), "--data", join(folder, "none")],
    { env: {}, encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(`There is no data in ${join(folder, "none")}: name the data folder with --data.\n`);
});
