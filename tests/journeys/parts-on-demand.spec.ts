import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { makeSpanDataset } from "./support/span-dataset";
import { report, text } from "./support/span-steps";
import { openDataset, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Makes requests for a script of the app fail until `end` is called; `requestCount` returns how many were made. */
async function blockScript(
  page: Page,
  part: string,
): Promise<{ requestCount: () => number; end: () => Promise<void> }> {
  const address = new RegExp(`/assets/${part}-[^/]*\\.js`);
  let requests = 0;
  await page.route(address, (route) => {
    requests += 1;
    return route.abort("internetdisconnected");
  });
  return { requestCount: () => requests, end: () => page.unroute(address) };
}

test("a page whose code could not be loaded opens once the server is reachable; the previous page stays until then", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `parts-${Date.now()}`;
  await makeSmallDataset(argilla, name, { size: 3 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  const outage = await blockScript(page, "settings");
  await page.route(/\/dataset\/.*/, (route) =>
    route.request().method() === "HEAD" ? route.abort("internetdisconnected") : route.continue(),
  );
  await page.getByRole("button", { name: "Dataset settings" }).press("Enter");
  await expect.poll(outage.requestCount).toBeGreaterThan(1);
  await recordShown(page);
  await outage.end();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
});

test("spans can be marked as soon as the marking code has loaded, without a reload", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `parts-spans-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }]);
  const outage = await blockScript(page, "MarkedText");
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  await recordShown(page);
  await expect(page.getByText(report)).toBeVisible();
  await expect.poll(outage.requestCount).toBeGreaterThan(1);
  await expect(text(page)).toHaveCount(0);
  await outage.end();
  await expect(text(page)).toBeVisible();
});

test("the code of the annotation page loads when the pointer is on a dataset; if that fails, the click loads it", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `parts-ahead-${Date.now()}`;
  await makeSmallDataset(argilla, name, { size: 3 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  const outage = await blockScript(page, "annotate");
  const link = page.getByRole("link", { name, exact: true });
  await link.hover();
  await expect.poll(outage.requestCount).toBeGreaterThan(0);
  await outage.end();
  await link.click();
  await recordShown(page);
});
