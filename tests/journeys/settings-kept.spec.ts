import { datasetNamed, signInAt } from "./support/api";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("An unsaved setting survives an expired sign-in, and is discarded only when the user agrees", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const { id, guidelines } = await datasetNamed(owner, "newsroom-topics");
  await page.goto(`${product.url}/dataset/${id}/settings`);
  await signIn(page, "argilla");
  const form = page.getByRole("form", { name: /^Guidelines/ });
  const text = form.getByRole("textbox", { name: "Guidelines" });
  await text.fill("Read twice.");

  await test.step("a refused sign-in leads to the form and back", async () => {
    await page.evaluate(() => localStorage.setItem("auth.token", "run out"));
    await form.getByRole("button", { name: "Update" }).click();
    const notice = page.getByRole("listitem").filter({ hasText: "Sign in to save" });
    await notice.getByRole("button", { name: "Sign in" }).click();
    await signIn(page, "argilla");
    await expect(text).toHaveValue("Read twice.");
    await expect(form.getByText("Modified")).toBeVisible();
    await form.getByRole("button", { name: "Update" }).click();
    await expect(form.getByText("Saved")).toBeVisible();
    expect((await owner.api.getDataset({ params: { dataset_id: id } })).guidelines).toBe("Read twice.");
  });

  await test.step("discarded changes are not restored", async () => {
    await text.fill("Read three times.");
    await page.getByRole("button", { name: "Go to dataset" }).click();
    await page.getByRole("button", { name: "Ignore and continue" }).click();
    await expect(page).toHaveURL(/annotation-mode/);
    await page.goBack();
    await expect(text).toHaveValue("Read twice.");
  });
  await owner.api.updateDataset({ params: { dataset_id: id }, body: { guidelines } });
});
