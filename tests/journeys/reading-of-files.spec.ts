import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { choose, dialog, enter, fileOf } from "./support/import-page";
import { makeSmallDataset } from "./support/small-dataset";
import { expect, test } from "./support/test";

/** Creates a dataset of the chosen files, and returns what its records have. */
async function imported(page: Page, url: string, name: string) {
  await page.getByRole("button", { name: "Create dataset" }).click();
  await dialog(page).getByRole("textbox", { name: /^Name/ }).fill(name);
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toContainText("created");
  const argilla = await signInAt(url, "argilla");
  const { items: datasets } = await argilla.api.listMyDatasets({ query: { name } });
  const dataset_id = datasets[0]?.id ?? "";
  const { items } = await argilla.api.listRecords({
    params: { dataset_id },
    query: { offset: 0, limit: 100 },
  });
  return items.map(({ external_id: id, fields, metadata }) => ({ id, fields, metadata }));
}

test("a table without names of columns, whose numbers have decimal commas, is read as the author chooses", async ({
  page,
  product,
}) => {
  await enter(page, product.url);
  const rows = ["5;5;1,234;The box was empty", "7;2,5;2,500;It came late", "8;1.234,5;12;It works"];
  await choose(page, [fileOf("numbers.csv", `${rows.join("\n")}\n`)]);
  // With names of columns, it has one of them twice.
  await expect(
    page.getByText("Names of columns that occur several times have a number: 5 (2)."),
  ).toBeVisible();
  await page.getByRole("checkbox", { name: /^The first row has the names/ }).click();
  await expect(page.getByText("3 rows.")).toBeVisible();
  await expect(page.getByText("Numbers read with a decimal comma (1.234,5): column 2.")).toBeVisible();
  await expect(page.getByText(/^“1,234” may have decimals or thousands here: column 3\./)).toBeVisible();
  await page.getByRole("button", { name: /^Decimal separator/ }).click();
  await page.getByRole("option", { name: /^Comma/ }).click();
  await expect(
    page.getByText("Numbers read with a decimal comma (1.234,5): column 2, column 3."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Decimal separator/ })).toBeFocused();
  const found = await imported(page, product.url, `numbers-${Date.now()}`);
  expect(found.map(({ fields, metadata }) => [fields, metadata])).toEqual([
    [{ "column 4": "The box was empty" }, { "column 1": 5, "column 2": 5, "column 3": 1.234 }],
    [{ "column 4": "It came late" }, { "column 1": 7, "column 2": 2.5, "column 3": 2.5 }],
    [{ "column 4": "It works" }, { "column 1": 8, "column 2": 1234.5, "column 3": 12 }],
  ]);
});

test("a text file has a record for each line, or is one record, as several text files are", async ({
  page,
  product,
}) => {
  await enter(page, product.url);
  await choose(page, [fileOf("reviews.txt", "\uFEFFThe box was empty, sadly.\r\n\r\nIt works.\r\n")]);
  const record = page.getByRole("region", { name: /^First record/ });
  await expect(record.getByText("The box was empty, sadly.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^One record for each/ }).click();
  await page.getByRole("option", { name: "File" }).click();
  await expect(page.getByText("1 row.")).toBeVisible();
  await page.getByRole("button", { name: /^One record for each/ }).click();
  await page.getByRole("option", { name: "Line" }).click();
  await expect(page.getByText("2 rows.")).toBeVisible();
  const lines = await imported(page, product.url, `lines-${Date.now()}`);
  expect(lines.map(({ fields }) => fields)).toEqual([
    { text: "The box was empty, sadly." },
    { text: "It works." },
  ]);

  await page.goto(`${product.url}/datasets/import`);
  await choose(page, [fileOf("a.txt", "First line\nSecond line\n"), fileOf("b.txt", "Another text\n")]);
  await expect(page.getByText("2 rows.")).toBeVisible();
  const whole = await imported(page, product.url, `whole-${Date.now()}`);
  expect(whole.map(({ id, fields }) => [id, fields])).toEqual([
    ["a.txt", { text: "First line\nSecond line" }],
    ["b.txt", { text: "Another text" }],
  ]);
});

test("records for an existing dataset may come from a table without names of columns", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `letters-${Date.now()}`;
  const dataset_id = await makeSmallDataset(argilla, name, {});
  await enter(page, product.url);
  await page.goto(`${product.url}/datasets/import?dataset=${dataset_id}`);
  await choose(page, [fileOf("more.csv", "Well done it was,praise\nToo late it came,complaint\n")]);
  const target = page.getByRole("button", { name: /^Import into/ });
  await expect(target).toContainText(name);
  await page.getByRole("checkbox", { name: /^The first row has the names/ }).click();
  await expect(page.getByText("2 rows.")).toBeVisible();
  await expect(target).toContainText(name);
  await page.getByRole("button", { name: /^Column for Text/ }).click();
  await page.getByRole("option", { name: "column 1" }).click();
  await page.getByRole("button", { name: "Add records" }).click();
  await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog(page).getByRole("status")).toContainText("2 records were created.");
});
