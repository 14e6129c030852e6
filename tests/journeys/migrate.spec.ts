import { readFileSync } from "node:fs";
import { join } from "node:path";
import { datasetNamed, type Person, signInAt } from "./support/api";
import { glossa } from "./support/command-line";
import { contentsOf } from "./support/contents";
import { newFolder, type Pair, test } from "./support/pair";
import { expect } from "./support/test";

async function migrate({ from, to, origin, target }: Pair, ...more: string[]) {
  const { api_key: source } = await origin.api.getMe();
  const { api_key: key } = await target.api.getMe();
  return glossa([
    ...["migrate-from", from.url, `--source-api-key=${source}`],
    ...["--url", to.url, `--api-key=${key}`, "--yes"],
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
  const place = newFolder();
  const first = await migrate(pair, "--folder", place);
  expect(first.output).toContain("Everything that can be copied was copied.");
  expect(first.code).toBe(0);
  const expected = await contentsOf(origin.api);
  expect(await contentsOf(target.api)).toEqual(expected);
  const report = readFileSync(join(place, "report.md"), "utf8");
  expect(report).toContain("| support | support-tickets | 150 |");
  expect(report).toContain("Accounts created");
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
  // Who needs a link is not forgotten.
  expect(readFileSync(join(place, "report.md"), "utf8")).toContain(
    "Accounts created, by this and earlier runs: ",
  );
});

/** Changes an answer of ana, the guidelines and the metadata of a record, and deletes another record. */
async function goOn({ from, origin }: Pair) {
  const dataset = await datasetNamed(origin, "support-tickets");
  const params = { dataset_id: dataset.id };
  const ana = await signInAt(from.url, "ana");
  const { items } = await origin.api.listRecords({
    params,
    query: { offset: 0, limit: 100, include: ["responses"] },
  });
  const answers = items.flatMap(({ responses = [] }) => responses);
  const answer = answers.find(({ user_id, status }) => user_id === ana.id && status === "submitted");
  const others = items.filter(({ id }) => id !== answer?.record_id);
  const [changed, deleted] = others;
  if (!answer || !changed || !deleted) throw new Error("The demo lacks what this test changes");
  await ana.api.updateResponse({
    params: { response_id: answer.id },
    body: { status: "discarded", values: answer.values ?? {} },
  });
  await origin.api.updateDataset({ params, body: { guidelines: "Read it twice." } });
  const external_id = changed.external_id ?? changed.id;
  await origin.api.bulkUpsertRecords({ params, body: { items: [{ id: changed.id, metadata: {} }] } });
  await origin.api.deleteRecords({ params, query: { ids: deleted.id } });
  return { changed: external_id, deleted: deleted.external_id ?? deleted.id };
}

test("what has changed since is reported, and carried over on request", async ({ pair }) => {
  const { origin, target } = pair;
  expect((await migrate(pair, "--folder", newFolder())).code).toBe(0);
  const before = await contentsOf(target.api);
  const { changed, deleted } = await goOn(pair);

  const place = newFolder();
  const told = await migrate(pair, "--folder", place);
  expect(told.output).toContain("4 differences");
  expect(told.code).toBe(1);
  expect(await contentsOf(target.api)).toEqual(before);
  const report = readFileSync(join(place, "report.md"), "utf8");
  expect(report).toContain('support/support-tickets: the setting "guidelines" is another one here.');
  expect(report).toContain("the response of ana was changed later there");
  expect(report).toContain(`the record ${changed}: its metadata differs`);
  expect(report).toContain(`the record ${deleted} is only here: deleted there, or made here.`);

  // The same folder: it is read again.
  const updated = await migrate(pair, "--folder", place, "--update");
  expect(updated.output).toContain("Everything that can be copied was copied.");
  expect(updated.code).toBe(0);
  const recordsOf = async ({ api }: Person) => {
    const found = (await contentsOf(api)).find(({ name }) => name === "support-tickets");
    return { guidelines: found?.guidelines, records: found?.records };
  };
  const [there, here] = [await recordsOf(origin), await recordsOf(target)];
  expect(here.guidelines).toBe("Read it twice.");
  expect(here.records).toHaveLength((there.records?.length ?? 0) + 1);
  expect(here.records).toEqual(expect.arrayContaining(there.records ?? []));
});

test("metadata whose property was deleted is carried, and no other is allowed afterwards", async ({
  pair,
}) => {
  const { origin, target } = pair;
  const { id: dataset_id } = await datasetNamed(origin, "support-tickets");
  const params = { dataset_id };
  const { items } = await origin.api.listMyMetadataProperties({ params });
  for (const { id } of items)
    await origin.api.deleteMetadataProperty({ params: { metadata_property_id: id } });
  await origin.api.updateDataset({ params, body: { allow_extra_metadata: false } });
  const place = newFolder();
  const { code } = await migrate(pair, "--folder", place, "--dataset", "support-tickets");
  expect(code).toBe(0);
  expect((await datasetNamed(target, "support-tickets")).allow_extra_metadata).toBe(false);
  const [copy] = await contentsOf(target.api);
  const [whole] = (await contentsOf(origin.api)).filter(({ name }) => name === "support-tickets");
  expect(copy).toEqual(whole);
  expect(readFileSync(join(place, "report.md"), "utf8")).toContain("## Metadata without a property");
});

test("nothing is copied without --yes where nobody can be asked, nor from a server to itself", async ({
  pair,
}) => {
  const { from, origin, target, to } = pair;
  const keys = { source: (await origin.api.getMe()).api_key, target: (await target.api.getMe()).api_key };
  const typed = ["migrate-from", from.url, `--source-api-key=${keys.source}`, "--folder", newFolder()];
  const unasked = await glossa([...typed, "--url", to.url, `--api-key=${keys.target}`]);
  expect(unasked.output).toContain("Add --yes to copy all of it.");
  expect(unasked.code).toBe(1);
  expect((await target.api.listMyDatasets()).items).toEqual([]);
  const itself = await glossa([...typed, "--url", from.url, `--api-key=${keys.source}`, "--yes"]);
  expect(itself.output).toContain("are the same server");
  expect(itself.code).toBe(1);
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
  const running = migrate(pair, "--folder", newFolder(), "--dataset", "support-tickets");
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
