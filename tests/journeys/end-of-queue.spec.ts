import { signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("the end of the queue is announced at the focus, and the user can continue from there", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(owner, "end-of-queue", { size: 2 });
  await page.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await signIn(page, "argilla");
  await recordShown(page);
  const first = await recordId(page);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await recordChanged(page, first);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No pending records to annotate" })).toBeFocused();

  // A fast user who presses once too often stays in the queue.
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/status=submitted/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show submitted records" })).toBeFocused();
  await page.keyboard.press("Enter");
  await recordShown(page);
  await expect(page.getByRole("region", { name: "Questions" }).locator(":focus")).toHaveCount(1);

  await page.goto(`${product.url}/dataset/${id}/annotation-mode?status=discarded`);
  await expect(page.getByRole("heading", { name: "No discarded records" })).toBeFocused();
  await expect(page.getByRole("link", { name: /^Skip to/ })).toHaveText(["Skip to record"]);
});
