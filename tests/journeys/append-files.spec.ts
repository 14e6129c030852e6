import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { choose, dialog, enter, fileOf } from "./support/import-page";
import { makeSmallDataset } from "./support/small-dataset";
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
  await page.getByRole("button", { name: /^Column for Record id/ }).press("Enter");
  await page.getByRole("option", { name: "Letter" }).click();
  await expect(page.getByText(/by this id, are updated/)).toBeVisible();
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
  const ids = page.getByRole("button", { name: /^Column for Record id/ });
  await expect(ids).toHaveText("Letter");
  const warning = page.getByText("The records of this dataset have ids of their own.");
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
  await expect(result).toContainText("Line 3, column kind: “riddle” is no answer to the question kind.");
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
    ["L-2", "Much too late", undefined, ["complaint"]],
    ["L-3", "Where is it?", undefined, []],
  ]);
});
