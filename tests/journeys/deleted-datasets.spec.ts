import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

async function deleteInSettings(page: Page, url: string, { id, name }: { id: string; name: string }) {
  await page.goto(`${url}/dataset/${id}/settings?tab=danger-zone`);
  await page.getByRole("button", { name: "Delete dataset" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/For 30 days, it can be restored/)).toBeVisible();
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", { name: "Delete dataset" }).click();
  await expect(page).toHaveURL(`${url}/`);
}

test("a deleted dataset comes back at once, or later under another name, with its answers", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const name = `restored ${Date.now()}`;
  const id = await makeSmallDataset(owner, name, { size: 3 });
  const [first] = (await owner.api.listRecords({ params: { dataset_id: id }, query: {} })).items;
  await owner.api.createResponse({ params: { record_id: first?.id ?? "" }, body: { status: "discarded" } });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name })).toBeVisible();
  await deleteInSettings(page, product.url, { id, name });
  await expect(page.getByRole("link", { name })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();

  await deleteInSettings(page, product.url, { id, name });
  await makeSmallDataset(owner, name, { size: 1 });
  await page.goto(`${product.url}/workspaces`);
  const deleted = page.getByRole("region", { name: "Deleted datasets" });
  await expect(deleted.getByText(/Deleted .* by argilla · 3 records · 1 answer/)).toBeVisible();
  await deleted.getByRole("button", { name: `Restore ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(dialog.getByRole("alert")).toContainText("already in use");
  await dialog.getByRole("textbox").fill(`${name} again`);
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText(`${name} again has been restored`)).toBeVisible();
  // Other tests delete datasets, too.
  await expect(deleted.getByRole("button", { name: `Restore ${name}` })).toBeHidden();
  const { responses } = await owner.api.getMyDatasetMetrics({ params: { dataset_id: id } });
  expect(responses).toMatchObject({ total: 3, pending: 2, discarded: 1 });
});
