import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { choose, dialog, enter, fileOf } from "./support/import-page";
import { makeSmallDataset } from "./support/small-dataset";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Whether the browser would ask before the page is closed. */
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));

test("an empty dataset is filled from its page; records with the same id are updated, and unknown labels left out", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `letters-${Date.now()}`;
  const dataset_id = await makeSmallDataset(argilla, name, {});
  await enter(page, product.url);
  await page.getByRole("link", { name, exact: true }).press("Enter");
  await page.getByRole("link", { name: "Import files" }).press("Enter");
  await choose(page, [fileOf("october.csv", "text\nWell done\n")]);
  await page.getByRole("button", { name: "Choose other files" }).click();
  await expect(page.getByText(`The records are added to ${name}.`)).toBeVisible();
  // Only one of the columns has labels of the question.
  await choose(page, [
    fileOf(
      "october.csv",
      "Letter,text,feeling,city\nL-1,Well done,praise,Oslo\nL-2,Too late,complaint,Rome\n",
    ),
  ]);
  const target = page.getByRole("button", { name: /^Import into/ });
  await expect(target).toContainText(name);
  await page.getByRole("button", { name: /^Column for Record ID/ }).press("Enter");
  await page.getByRole("option", { name: "Letter" }).click();
  await expect(page.getByText(/already exist with this ID are updated/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Column for What is it/ })).toHaveText("feeling");
  await expect(page.getByRole("radio", { name: /^Praise/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Import city as metadata" })).toBeChecked();
  expect(await asksBeforeLeaving(page)).toBe(true);
  await page.getByRole("button", { name: "Add records" }).click();
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("2 records were created.");
  expect(await asksBeforeLeaving(page)).toBe(false);

  // The next month, one letter has changed, and one is of a kind that the question does not have.
  await page.goto(`${product.url}/datasets/import?dataset=${dataset_id}`);
  const november = "Letter,text,kind\nL-2,Much too late,complaint\nL-3,Where is it?,riddle\n";
  await choose(page, [fileOf("november.csv", november)]);
  // No name says that the letters have the ids, but one of them is there already.
  const ids = page.getByRole("button", { name: /^Column for Record ID/ });
  await expect(ids).toHaveText("Letter");
  const warning = page.getByText("The records of this dataset have IDs of their own.");
  await ids.press("Enter");
  await page.getByRole("option", { name: "No column" }).click();
  await expect(warning).toBeVisible();
  await ids.press("Enter");
  await page.getByRole("option", { name: "Letter" }).click();
  await expect(warning).toBeHidden();
  await page.getByRole("button", { name: "Add records" }).click();
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  const result = dialog(page).getByRole("status");
  await expect(result).toContainText("1 record was created.1 record was updated.1 suggestion was left out");
  await expect(result).toContainText(
    "Line 3, column kind: “riddle” is not a valid answer to the question kind.",
  );
  await expect(dialog(page).getByRole("button", { name: "Save the rows left out" })).toBeVisible();

  const query = { include: ["suggestions"], offset: 0, limit: 10 };
  const { items } = await argilla.api.listRecords({ params: { dataset_id }, query });
  const stored = items.map(({ external_id, fields, metadata, suggestions }) => [
    external_id,
    fields.text,
    metadata?.city,
    suggestions?.map(({ value }) => value),
  ]);
  expect(stored.toSorted()).toEqual([
    ["L-1", "Well done", "Oslo", ["praise"]],
    // The file of November says nothing about the city.
    ["L-2", "Much too late", "Rome", ["complaint"]],
    ["L-3", "Where is it?", undefined, []],
  ]);
});

test("a dataset with records leads to the import of more files, for owners and admins", async ({
  page,
  product,
}) => {
  const { api } = await signInAt(product.url, "argilla");
  const { items } = await api.listMyDatasets();
  const dataset = items.find(({ name }) => name === "newsroom-topics");
  await enter(page, product.url);
  const add = page.getByRole("button", { name: "Add records to newsroom-topics" });
  await add.press("Enter");
  const ways = page.getByRole("dialog", { name: "Add records to newsroom-topics" });
  await expect(ways.getByRole("link", { name: "Add records from files" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await ways.getByRole("link", { name: "Add records from files" }).press("Enter");
  await expect(page).toHaveURL(`${product.url}/datasets/import?dataset=${dataset?.id}`);
  await expect(page.getByText("The records are added to newsroom-topics.")).toBeVisible();

  await page.goto(`${product.url}/dataset/${dataset?.id}/settings`);
  await page.getByRole("link", { name: "Add records from files" }).press("Enter");
  await expect(page.getByText("The records are added to newsroom-topics.")).toBeVisible();
});

test("annotators are not offered to add records", async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, "ana");
  const settings = page.getByRole("button", { name: /^Settings of newsroom-topics/ });
  await expect(settings).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add records/ })).toHaveCount(0);
  await settings.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "See your dataset" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add records from files" })).toHaveCount(0);
});

test("the chosen files are still there after signing in again in the middle of it", async ({
  page,
  product,
}) => {
  await enter(page, product.url);
  await choose(page, [fileOf("letters.csv", "text,feeling\nWell done,praise\nToo late,complaint\n")]);
  await page.evaluate(() => {
    const token = localStorage.getItem("auth.token") ?? "";
    localStorage.setItem("auth.token", token.replace(/[^.]+$/, "expired"));
  });
  await page.getByRole("button", { name: /^Import into/ }).press("Enter");
  await page.getByRole("option", { name: /^support-tickets/ }).click();
  const notice = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Sign in" }) });
  await notice.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, "argilla");
  await expect(page.getByRole("heading", { name: "letters.csv", level: 1 })).toBeVisible();
  await expect(page.getByText(/^2 rows/)).toBeVisible();
});
