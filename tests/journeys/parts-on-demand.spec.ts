import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { makeSpanDataset } from "./support/span-dataset";
import { report, text } from "./support/span-steps";
import { openDataset, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Makes requests for a part of the app fail until `end` is called; `asked` returns how many were made. */
async function outageOf(
  page: Page,
  part: string,
): Promise<{ asked: () => number; end: () => Promise<void> }> {
  const address = new RegExp(`/assets/${part}-[^/]*\\.js`);
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return route.abort("internetdisconnected");
  });
  return { asked: () => asked, end: () => page.unroute(address) };
}

test("a page that could not be loaded during an outage opens when the server replies, and the previous one stays until then", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `parts-${Date.now()}`;
  await makeSmallDataset(argilla, name, { size: 3 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  const outage = await outageOf(page, "settings");
  await page.route(/\/dataset\/.*/, (route) =>
    route.request().method() === "HEAD" ? route.abort("internetdisconnected") : route.continue(),
  );
  await page.getByRole("button", { name: "Dataset settings" }).press("Enter");
  await expect.poll(outage.asked).toBeGreaterThan(1);
  await recordShown(page);
  await outage.end();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
});

test("a text can be marked once the code for marking is loaded, without a reload", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `parts-spans-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }]);
  const outage = await outageOf(page, "MarkedText");
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  await recordShown(page);
  await expect(page.getByText(report)).toBeVisible();
  await expect.poll(outage.asked).toBeGreaterThan(1);
  await expect(text(page)).toHaveCount(0);
  await outage.end();
  await expect(text(page)).toBeVisible();
});
