import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Person, signInAt } from "./support/api";
import { glossa } from "./support/command-line";
import { contentsOf } from "./support/contents";
import { firstOwnerOf, type RunningProduct, startProduct } from "./support/server";
import { recordShown, signIn } from "./support/steps";
import { test as base, expect } from "./support/test";

interface Pair {
  from: RunningProduct;
  /** A second product, of which only the owner is known. */
  to: RunningProduct;
  origin: Person;
  target: Person;
}

/** Two products: one with the demo, one that is empty. */
const test = base.extend<{ pair: Pair }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  pair: async ({}, use) => {
    const from = await startProduct();
    const to = await startProduct(["--no-demo"], {}, true);
    await use({
      from,
      to,
      origin: await signInAt(from.url, "argilla"),
      target: await firstOwner(to),
    });
    await from.stop();
    await to.stop();
  },
});

async function firstOwner(product: RunningProduct): Promise<Person> {
  return signInAt(product.url, ...firstOwnerOf(product));
}

const folder = () => mkdtempSync(join(tmpdir(), "glossa-migration-"));

async function migrate({ from, to, origin, target }: Pair, ...more: string[]) {
  const { api_key: source } = await origin.api.getMe();
  const { api_key: key } = await target.api.getMe();
  return glossa([
    ...["migrate-from", from.url, `--source-api-key=${source}`],
    ...["--url", to.url, `--api-key=${key}`],
    ...more,
  ]);
}

/** Adds what the demo lacks: a draft, a record without an ID in many scripts, answers that are no submissions. */
async function addMore({ api, id: user_id }: Person): Promise<void> {
  const workspace = await api.createWorkspace({ body: { name: "ünïcode 👋" } });
  await api.addWorkspaceUser({ params: { workspace_id: workspace.id }, body: { user_id } });
  const draft = await api.createDataset({ body: { name: "later", workspace_id: workspace.id } });
  const text = { name: "text", title: "Text", required: true, settings: { type: "text" } } as const;
  await api.createField({ params: { dataset_id: draft.id }, body: text });
  const { id: dataset_id } = await api.createDataset({
    body: { name: "all | kinds", workspace_id: workspace.id, allow_extra_metadata: true },
  });
  const params = { dataset_id };
  await api.createField({ params, body: text });
  const options = ["PER", "ORG"].map((value) => ({ value, text: value }));
  const question = await api.createQuestion({
    params,
    body: {
      name: "spans",
      title: "Spans",
      required: true,
      settings: { type: "span", field: "text", options },
    },
  });
  await api.publishDataset({ params });
  const value = [{ start: 2, end: 5, label: "PER" }];
  await api.bulkCreateRecords({
    params,
    body: {
      items: [
        {
          fields: { text: "👋 Ana مرحبا <script>alert(1)</script>\n\u2028 ไทย" },
          metadata: { free: { of: ["form"] } },
          suggestions: [{ question_id: question.id, value, type: "human", agent: "x", score: [0.5] }],
          responses: [{ user_id, status: "draft", values: { spans: { value } } }],
        },
        { fields: { text: "nothing" }, responses: [{ user_id, status: "discarded" }] },
      ],
    },
  });
}

test("a server is copied whole, and a second run changes nothing", async ({ pair }) => {
  const { origin, target } = pair;
  await addMore(origin);
  const place = folder();
  const first = await migrate(pair, "--folder", place);
  expect(first.output).toContain("Everything that can be copied was copied.");
  expect(first.code).toBe(0);
  const expected = await contentsOf(origin.api);
  expect(await contentsOf(target.api)).toEqual(expected);
  const report = readFileSync(join(place, "report.md"), "utf8");
  expect(report).toContain("| support | support-tickets | 150 |");
  expect(report).toContain("Accounts created: ");
  expect(report).toContain("later (draft)");
  // Members see what they saw there.
  const members = async ({ api }: Person, name: string) => {
    const { items } = await api.listMyWorkspaces();
    const workspace_id = items.find((workspace) => workspace.name === name)?.id ?? "";
    const { items: users } = await api.listWorkspaceUsers({ params: { workspace_id } });
    return users.map(({ username }) => username).filter((username) => username !== "owner");
  };
  expect((await members(target, "support")).sort()).toEqual((await members(origin, "support")).sort());

  const second = await migrate(pair, "--folder", place);
  expect(second.code).toBe(0);
  expect(second.output).toContain("support/support-tickets: 150 records, 150 of them stored before");
  expect(await contentsOf(target.api)).toEqual(expected);
});

test("a server that is killed in the middle gets the rest, and nothing twice", async ({ pair }) => {
  const { origin, target, to } = pair;
  const { items } = await origin.api.listMyDatasets();
  const dataset_id = items.find(({ name }) => name === "support-tickets")?.id ?? "";
  for (let batch = 0; batch < 8; batch += 1) {
    const records = Array.from({ length: 500 }, (_, index) => ({
      fields: { subject: `${batch}`, message: `${index} ${"long ".repeat(200)}` },
    }));
    await origin.api.bulkCreateRecords({ params: { dataset_id }, body: { items: records } });
  }
  const running = migrate(pair, "--folder", folder(), "--dataset", "support-tickets");
  const stored = async () => {
    const { items: there } = await target.api.listMyDatasets();
    const [found] = there;
    if (!found || found.status === "draft") return 0;
    return (await target.api.getDatasetProgress({ params: { dataset_id: found.id } })).total;
  };
  await expect.poll(stored, { intervals: [50], timeout: 60_000 }).toBeGreaterThan(500);
  await to.kill();
  await to.restart();
  const { code, output } = await running;
  expect(output).toContain("support/support-tickets: 4,150 records");
  expect(code).toBe(0);
  const [copy] = await contentsOf(target.api);
  const [whole] = (await contentsOf(origin.api)).filter(({ name }) => name === "support-tickets");
  expect(copy).toEqual(whole);
});

test("a dataset leaves as one file, and comes in on a plain server with the answers of new people", async ({
  pair,
}) => {
  const plain = await startProduct(["--plain", "--no-demo"], {}, true);
  const chief = await firstOwner(plain);
  const key = `--api-key=${(await chief.api.getMe()).api_key}`;
  const file = join(folder(), "tickets.glossa.jsonl");
  const source = `--api-key=${(await pair.origin.api.getMe()).api_key}`;
  const out = await glossa(["export", "support-tickets", "--output", file, "--url", pair.from.url, source]);
  expect(out.output).toContain("150 records");
  const typed = ["import", file, "--workspace", "new", "--url", plain.url, key, "--yes"];
  const without = await glossa([...typed, "--name", "without answers"]);
  expect(without.output).toContain("Without an account here: ana, argilla, ben");
  expect(without.output).toMatch(/Responses left out, because these people have no account: .*ana \(\d+\)/);
  const { code, output } = await glossa([...typed, "--add-people"]);
  expect(output).toContain("150 created, 0 unchanged");
  expect(code).toBe(0);
  const named = async (person: Person) =>
    (await contentsOf(person.api))
      .filter(({ name }) => name === "support-tickets")
      .map(({ workspace: _, ...content }) => content);
  expect(await named(chief)).toEqual(await named(pair.origin));
  const { items } = await chief.api.listUsers();
  // Whoever wrote the file cannot make anybody an owner.
  expect(items.filter(({ role }) => role === "owner").map(({ username }) => username)).toEqual(["owner"]);
  await plain.stop();
});

test("a file that breaks off, or comes from a newer version, is refused before anything is stored", async ({
  pair,
}) => {
  const key = `--api-key=${(await pair.target.api.getMe()).api_key}`;
  const source = `--api-key=${(await pair.origin.api.getMe()).api_key}`;
  const place = folder();
  const file = join(place, "x.glossa.jsonl");
  await glossa(["export", "newswire-entities", "--output", file, "--url", pair.from.url, source]);
  const lines = readFileSync(file, "utf8");
  const cases = {
    "breaks off in the middle of a record": [lines.slice(0, -500), "The dataset ends after 19 records"],
    "breaks off between records": [
      lines.split("\n").slice(0, 5).join("\n"),
      "The dataset ends after 4 records",
    ],
    "is newer": [lines.replace('"glossa_dataset":1', '"glossa_dataset":2'), "newer Glossa"],
    "has other settings": [
      lines.replace('"min_submitted":', '"other":'),
      "Line 1: this is not a valid glossa file",
    ],
  };
  for (const [why, [text = "", sentence = ""]] of Object.entries(cases)) {
    writeFileSync(file, text);
    const { code, output } = await glossa([
      "import",
      file,
      "--url",
      pair.to.url,
      key,
      "--workspace",
      "w",
      "--yes",
    ]);
    expect(`${why}: ${output}`).toContain(sentence);
    expect(code, why).toBe(1);
  }
  expect(await contentsOf(pair.target.api)).toEqual([]);
});

test("a dataset leaves by the page and comes in by that of another server, with accounts for its people", async ({
  page,
  pair: { from, to, origin, target },
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await page.goto(from.url);
  await signIn(page, "argilla");
  await page.getByRole("button", { name: "Download the records of support-tickets" }).click();
  const out = page.getByRole("dialog", { name: "Download records" });
  await out.getByRole("radio", { name: /^Glossa/ }).check();
  const waiting = page.waitForEvent("download");
  await out.getByRole("button", { name: /^Download/ }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe("support-tickets.glossa.jsonl");
  const place = join(folder(), file.suggestedFilename());
  await file.saveAs(place);

  await page.goto(`${to.url}/sign-in`);
  await signIn(page, ...firstOwnerOf(to));
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto(`${to.url}/datasets/import`);
  await page.getByTestId("files").setInputFiles(place);
  await expect(page.getByRole("heading", { name: "The whole dataset support-tickets" })).toBeVisible();
  await expect(page.getByText("150", { exact: true })).toBeVisible();
  // By keyboard alone from here.
  await page.getByRole("checkbox", { name: /^Create accounts .*: ana, argilla, ben/ }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Create dataset" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /workspace/i }).fill("moved");
  await page.keyboard.press("Enter");
  const end = page.getByRole("dialog", { name: "Import finished" });
  await expect(end.getByRole("status")).toContainText("150 records were created.", { timeout: 30_000 });
  await expect(end.getByRole("button", { name: "Open the dataset" })).toBeFocused();
  await page.keyboard.press("Enter");
  await recordShown(page);
  const withoutWorkspace = async ({ api }: Person) =>
    (await contentsOf(api))
      .filter(({ name }) => name === "support-tickets")
      .map(({ workspace: _, ...content }) => content);
  expect(await withoutWorkspace(target)).toEqual(await withoutWorkspace(origin));
});
