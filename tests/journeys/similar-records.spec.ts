import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { openDataset, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const counted = (page: Page, total: number) =>
  expect(page.getByRole("navigation", { name: "Records" })).toContainText(`of ${total}`);

test("records like one are found, in both orders, and the search ends (spec 224, 266, 272)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "similar letters", { size: 12, hasVectors: true });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "similar letters");
  await counted(page, 12);
  const reference = await recordId(page);
  // The only vector is used without a question (spec 267).
  await page.getByRole("button", { name: "Find similar" }).click();
  const bar = page.getByRole("region", { name: "Similar records" });
  await expect(bar).toContainText("Letter");
  await expect(page).toHaveURL(new RegExp(`similarity=record\\.${reference}\\.vector\\.meaning`));
  await expect(page.locator("[data-record-id]")).toContainText(/Similarity \d+\.\d%/);

  await bar.getByRole("radio", { name: "Least similar" }).check();
  await expect(page).toHaveURL(/order\.least/);
  // The reference is loaded by its id if it is not among the records.
  await page.reload();
  await expect(bar).toContainText("Letter");
  await bar.getByRole("button", { name: "Show the reference record" }).click();
  await expect(bar.getByRole("button", { name: "Hide the reference record" })).toBeVisible();

  await bar.getByRole("button", { name: "Remove the reference" }).click();
  await expect(bar).toBeHidden();
  await expect(page).not.toHaveURL(/similarity/);
  await counted(page, 12);
});

test("a record without the vector: its reason is told, and all records are shown (spec 273)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const { api } = argilla;
  const dataset_id = await makeSmallDataset(argilla, "without a vector", { size: 3, hasVectors: true });
  const items = [{ fields: { text: "Bare" } }];
  await api.bulkCreateRecords({ params: { dataset_id }, body: { items } });
  await page.goto(`${product.url}/dataset/${dataset_id}/annotation-mode?search=bare`);
  await signIn(page, "argilla");
  await counted(page, 1);
  await page.getByRole("button", { name: "Find similar" }).click();
  await expect(page.getByText("Vector not found for the selected record")).toBeVisible();
  await expect(page).not.toHaveURL(/similarity/);
  await counted(page, 4);
  await expect(page.getByRole("region", { name: "Similar records" })).toBeHidden();
});
