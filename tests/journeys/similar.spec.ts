import type { Page } from "@playwright/test";
import { openDataset, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Opens the tickets of the demo. */
async function openTickets(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, "support-tickets");
  await expect(record(page)).toBeVisible();
}

const record = (page: Page) => page.getByRole("article", { name: "Record" });
const trigger = (page: Page, name: RegExp) => page.getByRole("button", { name });
/** The number of records in the queue. */
const total = async (page: Page) =>
  Number(/(\d+)$/.exec((await trigger(page, /^Status: /).getAttribute("aria-label")) ?? "")?.[1]);

test("similar records are found from one; the bar names it, also after a reload (spec 224, 267, 272)", async ({
  page,
  product,
}) => {
  await openTickets(page, product.url);
  const id = await record(page).getAttribute("data-record-id");
  await trigger(page, /^Find similar$/).focus();
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "Reference record" });
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(
    new RegExp(`similarity=record\\.${id}\\.vector\\.content\\.limit\\.50\\.order\\.most`),
  );
  await expect(record(page)).not.toHaveAttribute("data-record-id", id ?? "");
  await expect(page.getByText(/^Similarity \d+\.\d%$/)).toBeVisible();
  const named = await bar.textContent();

  await test.step("the reference is fetched by its id (spec 269)", async () => {
    await page.reload();
    await expect(bar).toHaveText(named ?? "");
  });

  await test.step("limit and order can be changed, and the reference removed (spec 264, 266)", async () => {
    await bar.getByRole("button", { name: /^Limit/ }).click();
    await page.getByRole("option", { name: "10 records" }).click();
    await expect.poll(() => total(page)).toBeLessThanOrEqual(10);
    await bar.getByRole("button", { name: "Remove reference" }).focus();
    await page.keyboard.press("Enter");
    await expect(bar).toHaveCount(0);
    await expect(page).not.toHaveURL(/similarity=/);
  });
});
