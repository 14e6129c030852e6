import { signInAt } from "./support/api";
import { choose, dialog, enter, fileOf } from "./support/import-page";
import { startProduct } from "./support/server";
import { expect, test } from "./support/test";

test("spans of another tool keep their words, and a second file is added to the same dataset", async ({
  page,
}) => {
  const product = await startProduct();
  const argilla = await signInAt(product.url, "argilla");
  await enter(page, product.url);
  // Offsets in UTF-16 units: the emoji counts twice.
  const line = (id: number, text: string, word: string) => {
    const start = text.indexOf(word);
    const where = [0, text.indexOf(" "), "GREETING"];
    return JSON.stringify({ id, text, label: [[start, start + word.length, "PLACE"], where] });
  };
  const first = [line(1, "👋👋 from Umeå", "Umeå"), line(2, "From Lagos 🎉", "Lagos")].join("\n");
  await choose(page, [fileOf("places.jsonl", first)]);
  await expect(page.getByText("doccano · ", { exact: false })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText(/count UTF-16 units/)).toBeVisible();
  await page.getByRole("button", { name: "Create dataset" }).click();
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("2 records were created.");
  await expect(dialog(page).getByRole("button", { name: "Open the dataset" })).toBeFocused();
  const { items } = await argilla.api.listMyDatasets({});
  const created = items.find(({ name }) => name === "places");
  const search = () =>
    argilla.api.searchRecords({
      params: { dataset_id: created?.id ?? "" },
      query: { include: ["suggestions"], limit: 10 },
      body: {},
    });
  const spans = (await search()).items.map(({ record }) => {
    const all = (record.suggestions?.[0]?.value ?? []) as { start: number; end: number; label: string }[];
    const span = all.find(({ label }) => label === "PLACE");
    return [...String(record.fields.text)].slice(span?.start, span?.end).join("");
  });
  expect(spans.sort()).toEqual(["Lagos", "Umeå"]);

  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Choose other files" }).click();
  await choose(page, [
    fileOf("more.jsonl", [line(2, "From Lagos 🎉", "Lagos"), line(3, "🎈 to Lima", "Lima")].join("\n")),
  ]);
  await page.getByRole("button", { name: /^Import into/ }).click();
  await page.getByRole("option", { name: "places" }).click();
  await page.getByRole("button", { name: "Add records" }).click();
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(
    "1 record was created.1 record was there already.",
  );
  expect((await search()).total).toBe(3);
});

test("what is downloaded is recognised, and imported again with the same spans", async ({ page }) => {
  const product = await startProduct();
  const argilla = await signInAt(product.url, "argilla");
  const { items } = await argilla.api.listMyDatasets({});
  const idOf = (name: string, of = items) => of.find((dataset) => dataset.name === name)?.id ?? "";
  const download = async (format: string) => {
    const address = `${product.url}/api/v1/glossa/datasets/${idOf("newswire-entities")}/file`;
    const headers = { "x-argilla-api-key": "argilla.apikey" };
    const reply = await fetch(`${address}?format=${format}&responses=majority`, { headers });
    return Buffer.from(await reply.arrayBuffer());
  };
  await enter(page, product.url);
  await page.goto(`${product.url}/datasets/import`);
  for (const [format, ending, shown] of [
    ["csv", "csv", "CSV"],
    ["parquet", "parquet", "Parquet"],
    ["xlsx", "xlsx", "Excel"],
    ["spacy", "jsonl", "Prodigy"],
    ["conll", "conll", "CoNLL"],
    ["label_studio", "json", "Label Studio"],
  ] as const) {
    await choose(page, [{ name: `entities.${ending}`, mimeType: "", buffer: await download(format) }]);
    await expect(page.getByText(`${shown} · `, { exact: false })).toBeVisible();
    if (format !== "label_studio") await page.getByRole("button", { name: "Choose other files" }).click();
  }
  await page.getByRole("button", { name: "Create dataset" }).click();
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("20 records were created.");

  const spansOf = async (dataset_id: string) => {
    const query = { include: ["suggestions"], limit: 100 };
    const found = await argilla.api.searchRecords({ params: { dataset_id }, query, body: {} });
    const pairs = found.items.map(({ record }) => {
      const value = record.suggestions?.[0]?.value ?? [];
      const spans = (value as { start: number; end: number; label: string }[]).map(
        ({ start, end, label }) => `${start}-${end} ${label}`,
      );
      return [String(record.fields.report), spans.sort()] as const;
    });
    return Object.fromEntries(pairs);
  };
  const after = await argilla.api.listMyDatasets({});
  const [before, again] = [
    await spansOf(idOf("newswire-entities")),
    await spansOf(idOf("entities", after.items)),
  ];
  // Records with answers have those of the majority instead of their suggestion.
  const same = Object.entries(again).filter(([text, spans]) => before[text]?.join() === spans.join());
  expect(Object.keys(again).sort()).toEqual(Object.keys(before).sort());
  expect(same.length).toBeGreaterThan(10);
});

test("answers of people in a Label Studio export become their responses", async ({ page }) => {
  const product = await startProduct();
  const argilla = await signInAt(product.url, "argilla");
  const by = (completed_by: object, choice: string) => ({
    completed_by,
    result: [{ from_name: "mood", to_name: "text", type: "choices", value: { choices: [choice] } }],
  });
  const stranger = { id: 7, email: "stranger@example.com" };
  const tasks = [
    {
      id: 1,
      data: { text: "Good day 👋" },
      annotations: [by(stranger, "bad"), by({ username: "ana" }, "good")],
    },
    { id: 2, data: { text: "Bad day" }, annotations: [by({ username: "ana" }, "bad")] },
  ];
  await enter(page, product.url);
  await choose(page, [fileOf("moods.json", JSON.stringify(tasks))]);
  await expect(page.getByText("2 answers are imported as answers of ana.")).toBeVisible();
  await expect(page.getByText("1 answer becomes a suggestion. It is by stranger@example.com.")).toBeVisible();
  const choice = page.getByRole("checkbox", { name: "Import users’ answers as answers, not as suggestions" });
  await choice.uncheck();
  await expect(
    page.getByText("3 answers become suggestions. They are by stranger@example.com, ana."),
  ).toBeVisible();
  await choice.check();
  await page.getByRole("button", { name: "Create dataset" }).click();
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("2 records were created.");

  const { items: users } = await argilla.api.listUsers();
  const ana = users.find(({ username }) => username === "ana")?.id;
  const { items } = await argilla.api.listMyDatasets({});
  const dataset_id = items.find(({ name }) => name === "moods")?.id ?? "";
  const query = { include: ["suggestions", "responses"], offset: 0, limit: 10 };
  const { items: records } = await argilla.api.listRecords({ params: { dataset_id }, query });
  const answered = (mood: string) => [
    { user_id: ana, status: "submitted", values: { mood: { value: mood } } },
  ];
  expect(records).toMatchObject([
    {
      external_id: "1",
      responses: answered("good"),
      suggestions: [{ value: "bad", agent: "stranger at example.com" }],
    },
    { external_id: "2", responses: answered("bad"), suggestions: [] },
  ]);
});
