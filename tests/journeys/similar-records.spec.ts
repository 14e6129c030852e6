import { signInAt } from "./support/api";
import { openBulk, rowIds, rows } from "./support/bulk";
import { startProduct } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { counted, openDataset, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

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

test("records like several selected ones are found, also by their address, until the references are removed", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "like several", { size: 12, hasVectors: true });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "like several" })).toBeVisible();
  await openBulk(page, `${product.url}/dataset/${id}/annotation-mode`);
  const [first = "", second = "", third = ""] = await rowIds(page);
  await page.keyboard.press(" ");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByRole("button", { name: "More like these" }).press("Enter");
  const bar = page.getByRole("region", { name: "Similar records" });
  await expect(bar).toContainText("Similar to 3 records");
  const references = [first, second, third].join("(,|%2C)");
  await expect(page).toHaveURL(new RegExp(`similarity=record\\.${references}\\.vector\\.meaning`));
  // The references themselves are no results.
  await expect(rows(page)).toHaveCount(9);
  const found = await rowIds(page);
  expect(found.filter((one) => [first, second, third].includes(one))).toEqual([]);
  await page.reload();
  await expect(bar).toContainText("Similar to 3 records");
  await expect.poll(() => rowIds(page)).toEqual(found);
  await bar.getByRole("button", { name: "Show the 3 reference records" }).click();
  await expect(bar.getByText(/^Letter \d+$/)).toHaveCount(6);
  await bar.getByRole("button", { name: "Remove the 3 references" }).click();
  await expect(bar).toBeHidden();
  await expect(page).not.toHaveURL(/similarity/);
  await expect(rows(page)).toHaveCount(10);
});

test("a server without several references finds no records like several", async ({ page }) => {
  const product = await startProduct(["--plain"]);
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "like one", { size: 12, hasVectors: true });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "like one" })).toBeVisible();
  await openBulk(page, `${product.url}/dataset/${id}/annotation-mode`);
  const [first, second] = await rowIds(page);
  await page.keyboard.press("Control+a");
  await expect(page.getByRole("button", { name: "Clear selection" })).toBeVisible();
  await expect(page.getByRole("button", { name: "More like these" })).toHaveCount(0);
  const similar = `similarity=record.${first},${second}.vector.meaning.limit.50.order.most`;
  await page.goto(`${product.url}/dataset/${id}/annotation-mode?page=1~10&${similar}`);
  const bar = page.getByRole("region", { name: "Similar records" });
  await expect(bar.getByRole("button", { name: "Remove the reference" })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`${second}`));
  await product.stop();
});

test("a record without the vector: its reason is told, and search, filter and bulk mode are kept (spec 273)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const { api } = argilla;
  const dataset_id = await makeSmallDataset(argilla, "without a vector", { size: 3, hasVectors: true });
  const items = [{ fields: { text: "Bare" } }, { fields: { text: "Bare as well" } }];
  await api.bulkCreateRecords({ params: { dataset_id }, body: { items } });
  await page.goto(`${product.url}/dataset/${dataset_id}/annotation-mode?search=bare`);
  await signIn(page, "argilla");
  await counted(page, 2);
  const reason = page.getByText("Vector not found for the selected record");
  const bar = page.getByRole("region", { name: "Similar records" });
  await page.getByRole("button", { name: "Next record" }).click();
  const shown = await recordId(page);
  const address = page.url();
  await page.getByRole("button", { name: "Find similar" }).click();
  await expect(reason).toBeVisible();
  expect([await recordId(page), page.url()]).toEqual([shown, address]);
  await expect(bar).toBeHidden();
  await expect(page.getByRole("searchbox")).toHaveValue("bare");

  await openBulk(page, `${product.url}/dataset/${dataset_id}/annotation-mode`, {
    search: "bare&sort=record.inserted_at.desc",
  });
  const ids = await rowIds(page);
  await page.keyboard.press(" ");
  const chosen = page.getByRole("button", { name: "Clear selection" });
  await expect(chosen).toBeVisible();
  await rows(page).nth(1).getByRole("button", { name: "Find similar" }).click();
  await expect(reason).toBeVisible();
  expect(await rowIds(page)).toEqual(ids);
  await expect(chosen).toBeVisible();
  await expect(page).toHaveURL(/search=bare.*record\.inserted_at\.desc/);
});
