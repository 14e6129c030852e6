import { signInAt } from "./support/api";
import { inLanguages, makeGrowingDataset } from "./support/model-dataset";
import { makeSmallDataset } from "./support/small-dataset";
import { recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("a link with filters leads through the records that they select, and what a dataset lacks is told (spec 230)", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const dataset = await makeGrowingDataset(owner, `links ${Date.now()}`);
  await dataset.grow(20);
  const expected = await dataset.select({ address: {}, body: { filters: { and: [inLanguages("de")] } } });
  const address = new URLSearchParams({ metadata: "lang.de~gone.x", response: "nothing.a" });
  await page.goto(`${product.url}/dataset/${dataset.id}/annotation-mode?${address}`);
  await signIn(page, "argilla");
  await recordShown(page);
  await expect(page.getByText(/does not have them: gone, nothing$/)).toBeVisible();
  await expect(page).toHaveURL(/\?metadata=lang\.de&page=1$/);
  await expect(page.getByRole("navigation", { name: "Records" })).toContainText(`of ${expected.length}`);
  const shown = [await recordId(page)];
  while (shown.length < expected.length) {
    const last = shown.at(-1) ?? "";
    await page.keyboard.press("ArrowRight");
    await recordChanged(page, last);
    shown.push(await recordId(page));
  }
  expect(shown).toEqual(expected);
  await page.goBack();
  await expect.poll(() => recordId(page)).toBe(expected.at(-2));
});

test("a link to a record opens it for a colleague who has discarded it, before the pending ones", async ({
  page,
  browser,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const ana = await signInAt(product.url, "ana");
  const dataset = await makeGrowingDataset(owner, `one record ${Date.now()}`);
  await dataset.grow(30);
  await page.goto(`${product.url}/dataset/${dataset.id}/annotation-mode?page=25`);
  await signIn(page, "argilla");
  await recordShown(page);
  const linked = await recordId(page);
  await ana.api.createResponse({ params: { record_id: linked }, body: { status: "discarded" } });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
  await page.getByRole("button", { name: "Record menu" }).click();
  await page.getByRole("menuitem", { name: "Copy link to record" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${product.url}/dataset/${dataset.id}/annotation-mode?record=${linked}`);

  const other = await browser.newPage();
  await other.goto(link);
  await signIn(other, "ana");
  await recordShown(other);
  expect(await recordId(other)).toBe(linked);
  await other.reload();
  await recordShown(other);
  expect(await recordId(other)).toBe(linked);
  await other.keyboard.press("ArrowRight");
  await recordChanged(other, linked);
  await expect(other).toHaveURL(/\?page=1$/);
  await other.goto(link.replace(linked, owner.id));
  await expect(other.getByText(`Record ${owner.id} was not found in this dataset`)).toBeVisible();
  await recordShown(other);
  await other.close();
});

test("going back to a linked record waits for the decision about changes, and then shows it (spec 244)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const ana = await signInAt(product.url, "ana");
  const id = await makeSmallDataset(argilla, `back to a link ${Date.now()}`, { size: 6 });
  const { items } = await argilla.api.listRecords({ params: { dataset_id: id } });
  const [linked = "", ...others] = items.map((record) => record.id);
  const values = { kind: { value: "praise" } };
  for (const record_id of others.slice(0, 2))
    await ana.api.createResponse({ params: { record_id }, body: { status: "submitted", values } });
  const place = `${product.url}/dataset/${id}/annotation-mode`;
  await page.goto(`${place}?record=${linked}&status=submitted`);
  await signIn(page, "ana");
  await expect.poll(() => recordId(page)).toBe(linked);
  await page.keyboard.press("ArrowRight");
  await recordChanged(page, linked);
  const changed = await recordId(page);
  await page.keyboard.press("2");
  await page.goBack();
  const notice = page.getByRole("region", { name: "Notices" });
  await expect(notice.getByText("You didn't submit your changes")).toBeVisible();
  expect(await recordId(page)).toBe(changed);
  await notice.getByRole("button", { name: "Ignore and continue" }).click();
  await expect.poll(() => recordId(page)).toBe(linked);
  await expect(page).toHaveURL(new RegExp(`record=${linked}`));
});
