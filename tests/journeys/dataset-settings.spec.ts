import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { startProduct } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Makes a dataset with a metadata property and vectors, and opens its settings as the owner. */
async function openSettings(page: Page, url: string, name: string) {
  const owner = await signInAt(url, "argilla");
  const id = await makeSmallDataset(owner, name, { size: 3, hasVectors: true });
  await owner.api.createMetadataProperty({
    params: { dataset_id: id },
    body: { name: "channel", title: "Channel", settings: { type: "terms" } },
  });
  await page.goto(`${url}/dataset/${id}/settings`);
  await signIn(page, "argilla");
  await expect(page.getByRole("tab", { name: "General" })).toHaveAttribute("aria-selected", "true");
  return { ...owner, id };
}

for (const [kind, flags] of [
  ["ours", []],
  ["a plain server", ["--plain"]],
] as const)
  test(`owners change fields, questions, metadata and vectors in tabs, ${kind} (spec 129) (spec 132) (spec 144)`, async ({
    page,
  }) => {
    const product = await startProduct([...flags]);
    const { api, id } = await openSettings(page, product.url, "to-be-edited");
    const params = { dataset_id: id };
    const rename = async (form: string, title: string) => {
      const fields = page.getByRole("form", { name: form });
      await fields.getByLabel("Title").fill(title);
      await fields.getByRole("button", { name: "Update" }).click();
      await expect(page.getByRole("form", { name: title.trim() }).getByText("Saved")).toBeVisible();
    };
    await page.getByRole("tab", { name: "Fields" }).click();
    await expect(page).toHaveURL(/\?tab=fields$/);
    await rename("Text", " Letter ");
    await page.getByRole("tab", { name: "Questions" }).click();
    await rename("What is it?", "What does it say?");
    await page.getByRole("tab", { name: "Metadata" }).click();
    await page.getByLabel("Visible to annotators").uncheck();
    await rename("Channel", "Way of contact");
    await page.getByRole("tab", { name: "Vectors" }).click();
    await rename("Meaning", "Sense");
    const [[field], [question], [property], [vector]] = await Promise.all([
      api.listFields({ params }).then(({ items }) => items),
      api.listQuestions({ params }).then(({ items }) => items),
      api.listMyMetadataProperties({ params }).then(({ items }) => items),
      api.listVectorsSettings({ params }).then(({ items }) => items),
    ]);
    expect([field?.title, question?.title, property?.title, vector?.title]).toEqual([
      "Letter",
      "What does it say?",
      "Way of contact",
      "Sense",
    ]);
    expect(property?.visible_for_annotators).toBe(false);
    // The page of the dataset shows them at once, and one step back is the page before.
    await page.getByRole("button", { name: "Go to dataset" }).click();
    await recordShown(page);
    await expect(page.getByRole("heading", { name: "What does it say?" })).toBeVisible();
    await product.stop();
  });

test("what a colleague has saved meanwhile is not overwritten unseen, and an outage loses no change", async ({
  page,
  product,
}) => {
  const { api, id } = await openSettings(page, product.url, "edited-by-two");
  const [question] = (await api.listQuestions({ params: { dataset_id: id } })).items;
  const params = { question_id: question?.id ?? "" };
  await page.getByRole("tab", { name: "Questions" }).click();
  const form = page.getByRole("form").filter({ has: page.getByLabel("Description") });
  const title = form.getByRole("textbox", { name: /^Title/ });
  await title.fill("Mine");
  await api.updateQuestion({ params, body: { title: "Theirs" } });
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByText("Someone else has changed this.", { exact: false })).toBeVisible();
  expect((await api.listQuestions({ params: { dataset_id: id } })).items[0]?.title).toBe("Theirs");

  await page.route("**/api/v1/questions/*", (route) => route.abort());
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByRole("alert")).toContainText("Saving failed");
  await page.unroute("**/api/v1/questions/*");
  await form.getByRole("button", { name: "Reapply my change" }).click();
  await expect(title).toHaveValue("Mine");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByText("Saved")).toBeVisible();
  const stored = async () => (await api.listQuestions({ params: { dataset_id: id } })).items[0];
  expect((await stored())?.title).toBe("Mine");

  // Each has changed another part: both stay.
  await title.fill("Mine again");
  await api.updateQuestion({ params, body: { description: "Theirs too" } });
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByText("Someone else has changed other parts", { exact: false })).toBeVisible();
  await expect(form.getByLabel("Description")).toHaveValue("Theirs too");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByText("Saved")).toBeVisible();
  expect(await stored()).toMatchObject({ title: "Mine again", description: "Theirs too" });
});

test("leaving asks while a change is unsaved, and staying opens its tab; deleting leads home (spec 133) (spec 134) (spec 152)", async ({
  page,
  product,
}) => {
  const { api, id } = await openSettings(page, product.url, "to-be-deleted");
  await page.getByRole("tab", { name: "Vectors" }).click();
  const title = page.getByRole("form", { name: "Meaning" }).getByLabel("Title");
  await title.fill("Unsaved");
  await page.getByRole("tab", { name: "General" }).click();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  const notice = page.getByRole("listitem").filter({ hasText: "You didn't submit your changes" });
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("tab", { name: "Vectors" })).toHaveAttribute("aria-selected", "true");
  await expect(title).toBeFocused();
  await expect(title).toHaveValue("Unsaved");

  await page.getByRole("tab", { name: "Danger zone" }).click();
  await page.getByRole("button", { name: "Delete dataset" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toHaveText("This deletes 3 records. Nobody has answered yet.");
  const named = dialog.getByRole("textbox");
  // By button and by key: a dataset with another name stays, and the field says why.
  for (const confirm of [
    () => dialog.getByRole("button", { name: "Delete dataset" }).click(),
    () => named.press("Enter"),
  ]) {
    await named.fill("to-be");
    await confirm();
    await expect(named).toHaveAccessibleDescription("Type the name of the dataset first");
    await expect(named).toBeFocused();
  }
  await named.fill("to-be-deleted");
  await named.press("Enter");
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText("The dataset has been deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: "to-be-deleted" })).toBeHidden();
  await expect(api.getDataset({ params: { dataset_id: id } })).rejects.toMatchObject({ status: 404 });
});

test("annotators load the dataset alone, and read its settings (spec 153)", async ({ page, product }) => {
  const owner = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(owner, "to-be-read", { size: 1 });
  const called: string[] = [];
  page.on("request", (request) => called.push(new URL(request.url()).pathname));
  await page.goto(`${product.url}/dataset/${id}/settings`);
  await signIn(page, "ben");
  await expect(page.getByText("Minimum submitted responses")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(
    called.filter((path) => /(fields|questions|metadata-properties|vectors-settings)$/.test(path)),
  ).toEqual([]);
});

for (const [kind, flags] of [
  ["ours", []],
  ["a plain server", ["--plain"]],
] as const)
  test(`owners add metadata that records already have, and a vector, to a published dataset, ${kind}`, async ({
    page,
  }) => {
    const product = await startProduct([...flags]);
    const owner = await signInAt(product.url, "argilla");
    const id = await makeSmallDataset(owner, "to be extended", { size: 3 });
    const params = { dataset_id: id };
    const { items: records } = await owner.api.listRecords({ params, query: {} });
    const [first] = records;
    await owner.api.updateRecord({
      params: { record_id: first?.id ?? "" },
      body: { metadata: { amount: 12, Ort: "Umeå" } },
    });
    await page.goto(`${product.url}/dataset/${id}/settings`);
    await signIn(page, "argilla");
    await expect(page.getByRole("tab", { name: "Metadata" })).toHaveCount(0);

    const add = async (name: string, title: string, fill: () => Promise<void>) => {
      await page.getByRole("button", { name }).press("Enter");
      const dialog = page.getByRole("dialog", { name });
      await dialog.getByLabel("Title").fill(title);
      await fill();
      await dialog.getByRole("button", { name }).press("Enter");
      await expect(dialog).toBeHidden();
    };
    await add("Add metadata", "Amount", async () =>
      page.getByRole("radio", { name: "Numbers", exact: true }).check(),
    );
    await expect(page.getByText("“Amount” was added")).toBeVisible();
    await page.getByRole("tab", { name: "Metadata" }).click();
    await expect(page.getByRole("form", { name: "Amount" })).toBeVisible();
    // The keys that records have are offered, letter for letter.
    await page.getByRole("button", { name: "Add metadata" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add metadata" });
    await dialog.getByRole("button", { name: "Ort" }).press("Enter");
    await dialog.getByRole("button", { name: "Add metadata" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Ort" })).toBeVisible();
    await page.getByRole("tab", { name: "General" }).click();
    await add("Add vector", "Meaning of it", () => page.getByLabel("Dimensions").fill("3"));
    await page.getByRole("tab", { name: "Vectors" }).click();
    await expect(page.getByRole("form", { name: "Meaning of it" })).toBeVisible();
    expect((await owner.api.listVectorsSettings({ params })).items.map(({ name }) => name)).toEqual([
      "meaning_of_it",
    ]);

    // The value that a record had before is found by the new property.
    await page.goto(`${product.url}/dataset/${id}/annotation-mode?metadata=amount.ge12.le12`);
    await recordShown(page);
    await expect(page.getByText("1 of 1")).toBeVisible();
    await product.stop();
  });
