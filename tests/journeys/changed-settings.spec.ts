import { signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { badge, openDataset, recordChanged, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("a question that changes meanwhile is shown with its new title, and nothing else moves", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const dataset_id = await makeSmallDataset(owner, "titles", { size: 20 });
  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, "titles");
  for (let step = 0; step < 3; step += 1) {
    const from = await recordId(page);
    await page.getByRole("button", { name: "Next record" }).click();
    await recordChanged(page, from);
  }
  await page.keyboard.press("2");
  await expect(badge(page)).toHaveText("Unsaved changes");
  const shown = await recordId(page);

  const [question] = (await owner.api.listQuestions({ params: { dataset_id } })).items;
  await owner.api.updateQuestion({
    params: { question_id: question?.id ?? "" },
    body: { title: "What is it about?" },
  });
  // The page comes to the front again after a long break.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 3_600_000;
    window.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.getByRole("heading", { name: "What is it about?" })).toBeVisible();
  expect(await recordId(page)).toBe(shown);
  await expect(badge(page)).toHaveText("Unsaved changes");
  await expect(page).toHaveURL(/page=4/);
  await page.keyboard.press("Control+z");
  await expect(badge(page)).not.toHaveText("Unsaved changes");
});

test("answers to a dataset that was deleted meanwhile share a notice, and can be deleted", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const dataset_id = await makeSmallDataset(owner, "deleted meanwhile", { size: 12 });
  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, "deleted meanwhile");
  await owner.api.deleteDataset({ params: { dataset_id } });
  for (let step = 0; step < 3; step += 1) {
    const from = await recordId(page);
    await page.keyboard.press("2");
    await page.keyboard.press("Enter");
    await recordChanged(page, from);
  }
  const notice = page.getByText(/did not accept 3 answers: The record no longer exists/);
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);

  // At home, nothing says that they are being sent.
  await page.goto(product.url);
  await openDataset(page, "support-tickets");
  await expect(page.getByText(/earlier answer/)).toHaveCount(0);
  await page.getByRole("button", { name: "3 answers not sent" }).click();
  const dialog = page.getByRole("dialog");
  for (let left = 3; left > 0; left -= 1) {
    const deletion = dialog.getByRole("button", { name: "Delete unsent answer" });
    await expect(deletion).toHaveCount(left);
    await deletion.first().click();
    const confirmed = page.getByRole("alertdialog").getByRole("button", { name: /^Delete/ });
    if (await confirmed.count()) await confirmed.click();
  }
  await expect(page.getByRole("button", { name: /not sent/ })).toHaveCount(0);
});
