import { signInAt } from "./support/api";
import { action, openBulk, responsesIn, rows, untilDone } from "./support/bulk";
import { makeSmallDataset } from "./support/small-dataset";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

const datasetUrl = (url: string, id: string) => `${url}/dataset/${id}/annotation-mode`;

test("all results are answered after a confirmation, and a cancellation stops in the middle (spec 288, 289, 291)", async ({
  page,
  product,
}) => {
  // Several hundred responses are sent and undone; beside other work that takes more than the usual 90 s.
  test.setTimeout(180_000);
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "bulk all", { size: 130 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "bulk all" })).toBeVisible();
  await openBulk(page, datasetUrl(product.url, id), { search: "letter" });
  await page.keyboard.press("Control+a");
  await page.getByRole("button", { name: "Select all 130 results" }).press("Enter");
  await expect(page.getByText("All 130 results are selected.")).toBeVisible();
  await page.keyboard.press("Alt+k");
  await page.keyboard.press("3");

  await test.step("a second Enter cancels the confirmation", async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Submit 130 records?" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await responsesIn(argilla, id)).size).toBe(0);
  });

  await test.step("Escape stops the running action; what was saved is undone as one step", async () => {
    // However fast the server is, not all responses are sent before the key is pressed.
    let sent = 0;
    let release = () => {};
    const isPressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/responses", async (route) => {
      sent += 1;
      if (sent > 60) await isPressed;
      await route.continue();
    });
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Continue" }).press("Enter");
    await expect(action(page, /^[1-9]\d* of 130/)).toBeVisible();
    await page.keyboard.press("Escape");
    release();
    await page.unroute("**/responses");
    await untilDone(page);
    const stopped = page.getByText(/Stopped after \d+ of 130 records/);
    const saved = Number(/\d+/.exec((await stopped.textContent()) ?? ""));
    expect(saved).toBeGreaterThan(0);
    expect(saved).toBeLessThan(130);
    // Those of the running chunk are still being sent, and sent again if a request was lost with the route.
    await expect.poll(async () => (await responsesIn(argilla, id)).size, { timeout: 30_000 }).toBe(saved);
    await page.keyboard.press("Control+z");
    await untilDone(page);
    await expect.poll(async () => (await responsesIn(argilla, id)).size).toBe(0);
  });

  await test.step("all are saved, each once, and the queue is empty (spec 293)", async () => {
    await openBulk(page, datasetUrl(product.url, id), { search: "letter" });
    await page.keyboard.press("Control+a");
    await page.getByRole("button", { name: "Select all 130 results" }).press("Enter");
    await page.keyboard.press("Alt+k");
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Continue" }).press("Enter");
    await expect(page.getByText("All 130 records annotated: submitted")).toBeVisible({ timeout: 60_000 });
    const stored = await responsesIn(argilla, id);
    expect([stored.size, [...new Set(stored.values())]]).toEqual([130, ["submitted question"]]);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size, { timeout: 60_000 }).toBe(0);
    await expect(rows(page)).toHaveCount(10);
  });
});
