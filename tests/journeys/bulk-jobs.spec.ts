import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { action, openBulk, responsesIn, rows, untilDone } from "./support/bulk";
import { makeSmallDataset } from "./support/small-dataset";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

const SIZE = 1500;
// The machine may be busy with other journeys.
const soon = { timeout: 60_000 };

/** Selects all results by keyboard. */
async function selectAll(page: Page) {
  await page.keyboard.press("Control+a");
  await page.getByRole("button", { name: "Select all 1,500 results" }).press("Enter");
  await expect(page.getByText("All 1,500 results are selected.")).toBeVisible();
}

/** Selects all results, chooses the first label and submits. */
async function submitAll(page: Page) {
  await selectAll(page);
  await page.keyboard.press("Alt+k");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Submit 1,500 records?" });
  await expect(dialog).toContainText("you can close this page meanwhile");
  await dialog.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page.getByText(/of 1,500 records saved/)).toBeVisible();
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
    // However fast the server is, the first page does not see the end.
    const states = "**/bulk-actions/*";
    await page.route(states, (route) => route.abort());
    await submitAll(page);
    // Before the server has the action, a reload would lose it.
    await expect(page.getByText(/You can close this page and come back/)).toBeVisible();
    await page.unroute(states);
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
    // However fast the server is, Escape is pressed before it has begun; the server's own tests cancel in the middle.
    let begin = () => {};
    const isPressed = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const starts = "**/bulk-actions";
    await page.route(starts, async (route) => {
      if (route.request().method() === "POST") await isPressed;
      await route.continue();
    });
    await submitAll(page);
    await expect(page.getByText(/You can close this page and come back/)).toBeHidden();
    await page.keyboard.press("Escape");
    begin();
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

/** What a model suggests for a letter: a third of them surely, a third unsurely, and the others not at all. */
function suggestedFor(text: string) {
  const number = Number(text.split(" ").at(-1));
  const scores = [0.9, 0.3, undefined];
  const score = scores[number % scores.length];
  return score === undefined ? undefined : { value: number % 2 === 0 ? "praise" : "complaint", score };
}

test("the suggestions of 1,500 results are compared in part, accepted by the server, and undone as one step", async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const argilla = await signInAt(product.url, "argilla");
  const texts = Array.from({ length: SIZE }, (_, index) => `Letter ${index + 1}`);
  const id = await makeSmallDataset(argilla, "bulk jobs with suggestions", { texts, suggestedFor });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "bulk jobs with suggestions" })).toBeVisible();
  await openBulk(page, `${product.url}/dataset/${id}/annotation-mode`, { many: 10, search: "letter" });
  await selectAll(page);

  await test.step("the first thousand are compared, from a score on", async () => {
    await page.getByRole("button", { name: "Accept suggestions" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Accept suggestions of 1,500 records" });
    await expect(dialog.getByText(/^The first 1,000 of 1,500 results are previewed here/)).toBeVisible(soon);
    const score = dialog.getByRole("spinbutton", { name: "Lowest score" });
    await expect(score).toBeFocused();
    await expect(dialog.getByText(/^3\d\d answers are filled in/)).toBeVisible();
    await dialog.getByRole("button", { name: "Submit", exact: true }).press("Enter");
  });

  await test.step("in focus mode, the progress is on screen, too", async () => {
    await page.getByRole("radio", { name: "Focus" }).click();
    await expect(page.getByRole("region", { name: "Bulk action" })).toContainText("of 1,500 records saved");
  });

  await test.step("the server accepts those of all results, and says how many had none", async () => {
    const told = page.getByRole("region", { name: "Notices" });
    await expect(told.getByText("500 records submitted")).toBeVisible(soon);
    await expect(told.getByText("1,000 records had no suggestion to accept")).toBeVisible();
    const stored = await responsesIn(argilla, id);
    const counts = ["praise", "complaint"].map(
      (value) => [...stored.values()].filter((one) => one === `submitted ${value}`).length,
    );
    expect([stored.size, ...counts]).toEqual([500, 250, 250]);
  });

  await test.step("it is undone as one step", async () => {
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size, soon).toBe(0);
    await expect(page.getByRole("region", { name: "Bulk action" })).toHaveCount(0);
  });
});
