import { floods, harmlessFloods } from "../hostile/floods";
import { signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("content that keeps the page busy is removed, and annotation continues, also after a reload (api 3b)", async ({
  product,
  context,
}) => {
  // Not the `page` fixture, which fails a journey if a request of a frame is refused.
  const page = await context.newPage();
  const owner = await signInAt(product.url, "argilla");
  const all = Object.entries(floods);
  const dataset = await makeSmallDataset(owner, "floods", { texts: all.map(([, html]) => html) });
  await page.goto(`${product.url}/dataset/${dataset}/annotation-mode`);
  await signIn(page, "ana");
  await recordShown(page);
  for (let index = 0; index < all.length; index += 1) {
    const shown = await recordId(page);
    const { fields } = await owner.api.getRecord({ params: { record_id: shown } });
    const [name = ""] = all.find(([, html]) => html === fields.text) ?? [];
    await test.step(name, async () => {
      const begun = Date.now();
      if (harmlessFloods.includes(name)) await page.waitForTimeout(500);
      else {
        await expect(page.getByText(/was stopped\./)).toBeVisible({ timeout: 30_000 });
        await expect(page.getByRole("button", { name: "Show again" })).toBeVisible();
        await expect(page.locator("article iframe")).toHaveCount(0);
      }
      const stopped = Date.now();
      const choice = page.getByRole("radio", { name: /Praise/ });
      await choice.click();
      await expect(choice).toBeChecked();
      // For the report: the speed depends on the machine.
      const description = `${name}: gone after ${stopped - begun} ms, chosen in ${Date.now() - stopped} ms`;
      test.info().annotations.push({ type: "times", description });
      if (name === "messages to the page") {
        // The choice is on disk within a second, as everywhere.
        await page.waitForTimeout(1000);
        await page.reload();
        await expect(page.getByRole("button", { name: "Show again" })).toBeVisible();
        // The choice before the reload is restored.
        await expect(choice).toBeChecked();
      }
      await page.getByRole("button", { name: "Submit", exact: true }).click();
      if (index < all.length - 1) await recordChanged(page, shown);
    });
  }
});
