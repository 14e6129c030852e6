import type { BrowserContext, Page } from "@playwright/test";
import { responsesTo, signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { badge, openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const comparison = (page: Page) => page.getByRole("dialog", { name: "This answer was changed elsewhere" });
const chosen = (page: Page) =>
  page.getByRole("region", { name: "Questions" }).getByRole("radio", { checked: true });

/** Opens the same record of a new dataset in two tabs of one browser; in the second, the second label is chosen. */
async function twoTabs(context: BrowserContext, page: Page, url: string) {
  const argilla = await signInAt(url, "argilla");
  const name = `two-tabs-${Date.now()}`;
  const id = await makeSmallDataset(argilla, name, { size: 5 });
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  const record = await recordId(page);
  const other = await context.newPage();
  await other.goto(`${url}/dataset/${id}/annotation-mode`);
  await recordShown(other);
  expect(await recordId(other)).toBe(record);
  await other.keyboard.press("2");
  await expect(chosen(other)).toHaveAccessibleName(/Complaint/);
  const stored = async () => (await responsesTo(argilla, record)).map(({ values }) => values?.kind?.value);
  return { record, other, stored };
}

test("the second of two tabs asks before it replaces the response of the first", async ({
  context,
  page,
  product,
}) => {
  const { record, other, stored } = await twoTabs(context, page, product.url);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await recordChanged(page, record);
  await expect(comparison(other).getByRole("region", { name: "My version" })).toContainText("Complaint");
  await expect(comparison(other).getByRole("region", { name: "Version saved elsewhere" })).toContainText(
    "Praise",
  );

  // It has opened by itself: an Enter that was meant for Submit does not close it.
  await other.keyboard.press("Enter");
  await expect(comparison(other)).toBeVisible();
  await expect.poll(stored).toEqual(["praise"]);

  // A user who decides later is asked again on Submit, and nothing is sent before.
  await other.keyboard.press("Escape");
  await expect(comparison(other)).toBeHidden();
  await other.keyboard.press("Enter");
  await expect(comparison(other)).toBeVisible();
  await expect.poll(stored).toEqual(["praise"]);

  await comparison(other).getByRole("button", { name: "Keep my version" }).press("Enter");
  // Submit was asked for: it is not asked for twice.
  await expect(comparison(other)).toBeHidden();
  await recordChanged(other, record);
  await expect.poll(stored).toEqual(["complaint"]);
});

test("the second of two tabs also asks while the response of the first is a pending write", async ({
  context,
  page,
  product,
}) => {
  const { record, other, stored } = await twoTabs(context, page, product.url);
  await context.setOffline(true);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await recordChanged(page, record);
  await expect(badge(other)).toContainText("Changed elsewhere");
  await comparison(other).getByRole("button", { name: "Use the saved version" }).press("Enter");
  await expect(chosen(other)).toHaveAccessibleName(/Praise/);
  await context.setOffline(false);
  await expect.poll(stored).toEqual(["praise"]);
  await expect(badge(other)).toHaveText("Saved");
});
