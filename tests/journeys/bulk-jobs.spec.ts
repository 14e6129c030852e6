import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { action, openBulk, responsesIn, rows, untilDone } from "./support/bulk";
import { makeSmallDataset } from "./support/small-dataset";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

const SIZE = 1500;
// The machine may be busy with other journeys.
const soon = { timeout: 60_000 };

/** Selects all results by keyboard, chooses the first label and submits. */
async function submitAll(page: Page) {
  await page.keyboard.press("Control+a");
  await page.getByRole("button", { name: "Select all 1,500 results" }).press("Enter");
  await expect(page.getByText("All 1,500 results are selected.")).toBeVisible();
  await page.keyboard.press("Alt+k");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Submit 1,500 records?" });
  await expect(dialog).toContainText("you can close this page meanwhile");
  await dialog.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page.getByText(/You can close this page and come back/)).toBeVisible();
}

test("1,500 results are answered by the server: found again after a reload, undone as one step after another one, cancelled", async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "bulk jobs", { size: SIZE });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "bulk jobs" })).toBeVisible();
  const open = () =>
    openBulk(page, `${product.url}/dataset/${id}/annotation-mode`, { many: 10, search: "letter" });
  await open();

  await test.step("a reload in the middle changes nothing", async () => {
    await submitAll(page);
    await page.reload();
    await expect(page.getByText("All 1,500 records annotated: submitted")).toBeVisible(soon);
    const stored = await responsesIn(argilla, id);
    expect([stored.size, [...new Set(stored.values())]]).toEqual([SIZE, ["submitted praise"]]);
  });

  await test.step("it is undone as one step, after another reload", async () => {
    // The tab keeps the step within a second.
    await page.waitForTimeout(1000);
    await page.reload();
    await expect(page.getByRole("heading", { name: /^No records with the status/ })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size, soon).toBe(0);
    await expect(rows(page)).toHaveCount(10, soon);
    await untilDone(page);
  });

  await test.step("Escape ends it; what was saved is undone", async () => {
    await open();
    await submitAll(page);
    // Nothing may have been saved yet, or some records; the server needs more than a second for all.
    await page.keyboard.press("Escape");
    const stopped = page.getByText(/Stopped after [\d,]+ of 1,500 records/);
    await expect(stopped).toBeVisible(soon);
    const saved = Number(/[\d,]+/.exec((await stopped.textContent()) ?? "")?.[0].replace(",", ""));
    expect(saved).toBeLessThan(SIZE);
    expect((await responsesIn(argilla, id)).size).toBe(saved);
    await expect(action(page, "Cancel")).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size, soon).toBe(0);
  });
});
