import { responsesTo, signInAt } from "./support/api";
import { openDataset, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("text typed while the command palette is loading does not answer the question behind it", async ({
  page,
  product,
}) => {
  await page.route("**/assets/Palette-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(product.url);
  await signIn(page, "ben");
  await openDataset(page, "support-tickets");
  const id = await recordId(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("1next");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox")).toBeHidden();
  expect(await recordId(page)).toBe(id);
  const ben = await signInAt(product.url, "ben");
  expect(await responsesTo(ben, id)).toEqual([]);
  // From here on the page receives the keys again.
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => recordId(page)).not.toBe(id);
});
