import type { Page } from "@playwright/test";
import { datasetNamed, type Person, signInAt } from "./support/api";
import { openBulk, responsesIn, rows, untilDone } from "./support/bulk";
import { makeRefunds } from "./support/refunds";
import { openDataset, pressTo, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** The number of records in the queue. */
const counted = (page: Page, text: string) =>
  expect(page.getByRole("navigation", { name: /Records|Pages/ })).toContainText(text);

const firstRow = (page: Page) => rows(page).first().getByRole("checkbox");

/** Compares and submits the suggestions of the selected records; the score is the first stop of the dialog. */
async function acceptAll(page: Page, count: number): Promise<void> {
  await pressTo(page, "Tab", page.getByRole("button", { name: "Accept suggestions" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Accept suggestions of ${count} records` });
  await expect(dialog.getByRole("spinbutton", { name: "Lowest score" })).toBeFocused();
  await expect(dialog.getByText(`${count} answers are filled in`)).toBeVisible();
  await pressTo(page, "Tab", dialog.getByRole("button", { name: `Submit ${count}` }));
  await page.keyboard.press("Enter");
  await untilDone(page);
}

/** The texts of the records that a user has responded to, each with the value. */
async function valuesByText(argilla: Person, dataset_id: string): Promise<Map<string, string>> {
  const responses = await responsesIn(argilla, dataset_id);
  const { items } = await argilla.api.searchMyRecords({
    params: { dataset_id },
    query: { limit: 1000 },
    body: {},
  });
  return new Map(
    items.flatMap(({ record }) => {
      const response = responses.get(record.id);
      return response ? [[String(record.fields.text), response] as const] : [];
    }),
  );
}

test("the unsure suggestions about refunds are found and accepted by keyboard alone, in two goes, one of them undone (spec 280, 285)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const { id, unsure } = await makeRefunds(argilla, "refund letters");
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "refund letters");
  await counted(page, "of 80");

  await test.step("a search and a filter by score leave forty", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type("refund");
    await page.keyboard.press("Enter");
    await counted(page, "of 60");
    await page.keyboard.press("/");
    await pressTo(page, "Tab", page.getByRole("button", { name: /^Suggestions/ }));
    await page.keyboard.press("Enter");
    const popup = page.getByRole("dialog", { name: "Suggestions" });
    await pressTo(page, "Tab", popup.getByRole("spinbutton", { name: "To, exact value" }));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("0.49");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await counted(page, "of 40");
  });

  await test.step("arrow keys switch to the list, whose first row has the focus", async () => {
    await page.keyboard.press("/");
    await pressTo(page, "Tab", page.getByRole("radio", { name: "Focus" }));
    await page.keyboard.press("ArrowRight");
    await expect(firstRow(page)).toBeFocused();
    await pressTo(page, "Shift+Tab", page.getByRole("button", { name: /Records per page/ }));
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(25);
    await expect(firstRow(page)).toBeFocused();
  });

  await test.step("two pages are accepted; after each the list has the focus", async () => {
    await page.keyboard.press("Control+a");
    await acceptAll(page, 25);
    expect((await valuesByText(argilla, id)).size).toBe(25);
    await expect(firstRow(page)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(rows(page)).toHaveCount(15);
    await expect(firstRow(page)).toBeFocused();
    await page.keyboard.press("Control+a");
    await acceptAll(page, 15);
    const expected = [...unsure].map(([text, value]) => [text, `submitted ${value}`]);
    expect([...(await valuesByText(argilla, id))].sort()).toEqual(expected.sort());
  });

  await test.step("the second go is undone as one step, and the figures are those of the first", async () => {
    await expect(firstRow(page)).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await valuesByText(argilla, id)).size).toBe(25);
    await untilDone(page);
    await counted(page, "of 15");
    const params = { dataset_id: id };
    expect(await argilla.api.getMyDatasetMetrics({ params })).toMatchObject({
      responses: { total: 80, submitted: 25, pending: 55 },
    });
    expect(await argilla.api.getDatasetProgress({ params })).toMatchObject({ completed: 25, pending: 55 });
  });
});

test("the suggestions of all results are accepted after a comparison, and undone as one step", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const { id, unsure } = await makeRefunds(argilla, "all refund letters");
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "all refund letters" })).toBeVisible();
  await openBulk(page, `${product.url}/dataset/${id}/annotation-mode`, { search: "unsure" });
  await page.keyboard.press("Control+a");
  await page.getByRole("button", { name: "Select all 40 results" }).press("Enter");
  await page.keyboard.press("Alt+k");
  await acceptAll(page, 40);
  await expect(page.getByText("All 40 records annotated: submitted")).toBeVisible();
  const expected = [...unsure].map(([text, value]) => [text, `submitted ${value}`]);
  expect([...(await valuesByText(argilla, id))].sort()).toEqual(expected.sort());
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await responsesIn(argilla, id)).size).toBe(0);
});

test("where spans are the only question, those from a score on are accepted", async ({ page, product }) => {
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "newswire-entities");
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "newswire-entities" })).toBeVisible();
  await openBulk(page, `${product.url}/dataset/${id}/annotation-mode`);
  await page.keyboard.press("Control+a");
  await page.getByRole("button", { name: "Accept suggestions" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("table")).toContainText("Place “");
  // Typing replaces the score.
  await page.keyboard.type("1");
  await expect(dialog.getByLabel("Lowest score")).toHaveValue("1");
});

test("after an action from the form, the keys are in the list again, and no error is left", async ({
  page,
  product,
}) => {
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "support-tickets");
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "support-tickets" })).toBeVisible();
  await openBulk(page, `${product.url}/dataset/${id}/annotation-mode`);
  const refusal = page.getByText("Answer this question to submit.");
  const submitOne = () => page.getByRole("button", { name: /^Submit 1/ });

  await test.step("a missing answer is shown above the actions", async () => {
    await page.keyboard.press(" ");
    await page.keyboard.press("2");
    await page.keyboard.press("Enter");
    await expect(refusal).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole("region", { name: "Actions" }).boundingBox();
    const error = await refusal.boundingBox();
    expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });

  await test.step("the same by mouse and by keyboard", async () => {
    await page.keyboard.press("5");
    await submitOne().click();
    await untilDone(page);
    await expect(page.getByText("1 record submitted")).toBeVisible();
    await expect(refusal).toHaveCount(0);
    await page.keyboard.press("Alt+j");
    await page.keyboard.press(" ");
    await page.keyboard.press("2");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio", { name: "0", exact: true })).toBeFocused();
    await page.keyboard.press("5");
    await page.keyboard.press("Enter");
    await untilDone(page);
    await expect(rows(page).locator("input[data-choice]:focus")).toHaveCount(1);
    await expect(page.getByRole("radio", { name: /^Refund/ })).toBeInViewport();
  });

  await test.step("a click on a text does not take the keys out of the list", async () => {
    await rows(page)
      .nth(4)
      .locator("p, [data-row]")
      .last()
      .click({ position: { x: 4, y: 4 } });
    await page.keyboard.press("Control+a");
    await expect(page.getByRole("checkbox", { name: /^(\d+) of \1 selected$/ })).toBeChecked();
    await page.keyboard.press("Escape");
  });
});

test("digits rank the items of a question while the list has the focus", async ({ page, product }) => {
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "assistant-replies");
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "assistant-replies" })).toBeVisible();
  await openBulk(page, `${product.url}/dataset/${id}/annotation-mode`);
  await page.keyboard.press(" ");
  await page.keyboard.press("2");
  await page.keyboard.press("1");
  await expect(firstRow(page)).toBeFocused();
  const group = page.getByRole("group", { name: "Which reply is better?" });
  await expect(group.getByRole("button", { name: "Reply A rank 2" })).toBeVisible();
  await expect(group.getByRole("button", { name: "Reply B rank 1" })).toBeVisible();
});

test("in a window of a few lines, one bar stays in the list, and it hides nothing that has the focus (WCAG 2.4.11)", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "support-tickets");
  await page.setViewportSize({ width: 320, height: 256 });
  await openBulk(page, page.url().replace(/\?.*/, ""));
  await firstRow(page).press("Space");
  const bar = page.getByRole("region", { name: "Actions" });
  const guidelines = page.getByRole("button", { name: "Guidelines", exact: true });
  await pressTo(page, "Tab", guidelines);
  const [focused, edge] = await Promise.all([guidelines.boundingBox(), bar.boundingBox()]);
  if (!focused || !edge) throw new Error("Nothing has the focus.");
  expect(focused.y + focused.height).toBeLessThanOrEqual(edge.y);
  await rows(page).nth(4).scrollIntoViewIfNeeded();
  await expect(page.getByRole("combobox", { name: "Records per page" })).not.toBeInViewport();
  // What has scrolled away needs no room above a row that is gone to, or above the next page.
  for (const element of [page.locator("#record"), rows(page).nth(4)])
    await expect(element).toHaveCSS("scroll-margin-top", "0px");
});
