import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { choose, dialog, enter, fileOf } from "./support/import-page";
import { startProduct } from "./support/server";
import { recordShown } from "./support/steps";
import { expect, test } from "./support/test";

/** So many tickets as CSV, and a row that ends too early. */
function tickets(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const text =
      ["The box was empty 📦", "تم خصم المبلغ مرتين", 'Change, "quickly", my\naddress'][index % 3] ?? "";
    return `T-${index};"${text.replaceAll('"', '""')} (${index})";${index % 2 === 0 ? "billing" : "delivery"};${index % 90}`;
  });
  return ["id;message;topic;minutes", ...rows, "T-short;only this"].join("\n");
}

test("a file that is dropped on home becomes a dataset on a plain server, and its bad row can be saved", async ({
  page,
}) => {
  const product = await startProduct(["--plain"]);
  const argilla = await signInAt(product.url, "argilla");
  await enter(page, product.url);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "tickets.csv"));
    return data;
  }, tickets(40));
  // A browser sends this event again and again while files are over the page, which may not be complete at the first.
  await expect(async () => {
    await page.dispatchEvent("main", "dragover", { dataTransfer: transfer });
    await expect(page.getByText("Drop files to import them")).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.dispatchEvent("main", "drop", { dataTransfer: transfer });

  await expect(page).toHaveURL(/\/datasets\/import$/);
  await expect(page.getByRole("heading", { name: "tickets.csv", level: 1 })).toBeVisible();
  await expect(page.getByText("Cells are separated by “;”.")).toBeVisible();
  await expect(page.getByText(/^40 rows\. 1 row can’t be read/)).toBeVisible();
  const record = page.getByRole("region", { name: /^First record/ });
  await expect(record.getByText("The box was empty 📦 (0)")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^billing/ })).toBeChecked();

  await page.getByRole("button", { name: "Create dataset" }).click();
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(
    /^40 records were created\.1 row was left out\.Line 55, .*The row ends before this column\.$/,
  );
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog(page).getByRole("button", { name: "Save the rows left out" }).click(),
  ]);
  expect(await readFile(await saved.path(), "utf8")).toMatch(/55.*The row ends before this column/);
  await dialog(page).getByRole("button", { name: "Open the dataset" }).click();
  await recordShown(page);

  const { items } = await argilla.api.listMyDatasets({});
  const created = items.find(({ name }) => name === "tickets");
  const { total } = await argilla.api.getDatasetProgress({ params: { dataset_id: created?.id ?? "" } });
  expect(total).toBe(40);
});

/** Holds what is sent after the first records, so that an import has not ended, however fast the server is. */
async function holdAfterFirst(page: Page): Promise<void> {
  let sent = 0;
  await page.route("**/records/bulk", async (route) => {
    sent += 1;
    if (sent > 3) await new Promise((resolve) => setTimeout(resolve, 5000));
    // The page may be closed meanwhile.
    await route.continue().catch(() => {});
  });
}

test("a server that is killed in the middle of an import: the rest follows, and nothing is stored twice", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const product = await startProduct();
  const argilla = await signInAt(product.url, "argilla");
  await enter(page, product.url);
  await holdAfterFirst(page);
  await choose(page, [fileOf("many.csv", tickets(12_000))]);
  await page.getByRole("button", { name: "Create dataset" }).click({ timeout: 30_000 });
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByText(/^[1-9][\d,]* of 12,000 records/)).toBeVisible({ timeout: 60_000 });
  await product.kill();
  await expect(dialog(page).getByRole("alert")).toContainText("The import was interrupted", {
    timeout: 60_000,
  });
  await expect(dialog(page).getByText(/^[1-9][\d,]* of 12,000 records have arrived/)).toBeVisible();
  // Another name would begin another dataset.
  await expect(dialog(page).getByRole("textbox")).toHaveCount(0);
  await page.unroute("**/records/bulk");
  await product.restart();
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await expect(dialog(page).getByRole("status")).toContainText("were there already", { timeout: 120_000 });
  const { items } = await argilla.api.listMyDatasets({});
  const created = items.filter(({ name }) => name === "many");
  expect(created).toHaveLength(1);
  const { total } = await argilla.api.getDatasetProgress({ params: { dataset_id: created[0]?.id ?? "" } });
  expect(total).toBe(12_000);
});

test("a page that is closed in the middle of an import goes on with it at the next visit, and reads the file as was chosen", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const product = await startProduct();
  const argilla = await signInAt(product.url, "argilla");
  await enter(page, product.url);
  await holdAfterFirst(page);
  const [, ...rows] = tickets(12_000).split("\n");
  await choose(page, [fileOf("closed.csv", rows.join("\n"))]);
  await page.getByRole("checkbox", { name: /^The first row has the names/ }).click({ timeout: 30_000 });
  await expect(page.getByText(/^12,000 rows\./)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Create dataset" }).click({ timeout: 30_000 });
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByText(/^[1-9][\d,]* of 12,000 records/)).toBeVisible({ timeout: 60_000 });
  await page.close();

  const later = await context.newPage();
  await later.goto(product.url);
  await expect(later.getByText("The import of closed.csv was interrupted.")).toBeVisible();
  await later.getByRole("link", { name: "Go to the import" }).press("Enter");
  await later.getByRole("button", { name: "Continue" }).click();
  await expect(dialog(later).getByRole("status")).toContainText("were there already", { timeout: 120_000 });
  const { items } = await argilla.api.listMyDatasets({});
  const created = items.filter(({ name }) => name === "closed");
  const { total } = await argilla.api.getDatasetProgress({ params: { dataset_id: created[0]?.id ?? "" } });
  expect([created.length, total]).toEqual([1, 12_000]);
  await later.goto(`${product.url}/datasets/import`);
  await expect(later.getByText("Drop files here")).toBeVisible();
  await expect(later.getByText(/was interrupted/)).toBeHidden();
});

test("what was decided about files is not lost by a link or by going back without a question", async ({
  page,
  product,
}) => {
  await enter(page, product.url);
  await choose(page, [fileOf("a.csv", "text,kind\nOne,a\nTwo,b\n")]);
  await expect(page.getByRole("heading", { name: "a.csv", level: 1 })).toBeVisible();
  const asked = page.getByText("The import isn’t finished yet");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(asked).toBeVisible();
  await expect(page).toHaveURL(/\/datasets\/import/);
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).click();
  await page.goBack();
  await expect(asked).toBeVisible();
  await page.getByRole("button", { name: "Ignore and continue" }).click();
  await expect(page.getByRole("heading", { name: "Datasets", exact: true })).toBeVisible();
});

test("annotators are told that files are not theirs to import, and what is no table is refused with its reason", async ({
  page,
  browser,
}) => {
  const product = await startProduct();
  await enter(page, product.url);
  await choose(page, [fileOf("photo.heic", "\u0000\u0001\u0002ftypheic\u0000"), fileOf("empty.csv", "")]);
  await expect(page.getByRole("alert")).toContainText("None of the 2 files can be read.");
  await expect(page.getByRole("alert")).toContainText("The file is empty.");
  const table = "text,label\nGood day,a\nBad day,b\nSo so,a\n";
  await choose(page, [fileOf("ok.csv", table), fileOf("list.json", '[{"text": "Good day"}]')]);
  await expect(page.getByRole("heading", { name: "ok.csv", level: 1 })).toBeVisible();
  await expect(page.getByText("Its format differs from that of the first file.")).toBeVisible();
  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, product.url, "ana");
  await theirs.goto(`${product.url}/datasets/import`);
  await expect(theirs.getByText(/^Only owners and admins can use this page/)).toBeVisible();
});
