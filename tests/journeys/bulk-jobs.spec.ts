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
    await expect(page.getByText(/No pending records|records left/i).first()).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size, soon).toBe(0);
    await expect(rows(page)).toHaveCount(10, soon);
    await untilDone(page);
  });

  await test.step("Escape ends it; what was saved is undone", async () => {
    await open();
    await submitAll(page);
    await expect(action(page, /^[1-9][\d,]* of 1,500/)).toBeVisible(soon);
    await page.keyboard.press("Escape");
    await expect(page.getByText(/Stopped after [\d,]+ of 1,500 records/)).toBeVisible(soon);
    const { size } = await responsesIn(argilla, id);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(SIZE);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size, soon).toBe(0);
  });
});
