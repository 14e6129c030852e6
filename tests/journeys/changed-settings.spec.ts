import { readFile } from "node:fs/promises";
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

test("a deleted dataset is told once, and answers given before that can be saved as a file and deleted", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const dataset_id = await makeSmallDataset(owner, "deleted meanwhile", { size: 12 });
  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, "deleted meanwhile");
  await page.context().setOffline(true);
  for (let step = 0; step < 3; step += 1) {
    const from = await recordId(page);
    await page.keyboard.press("2");
    await page.keyboard.press("Enter");
    await recordChanged(page, from);
  }
  await owner.api.deleteDataset({ params: { dataset_id } });
  await page.context().setOffline(false);
  await expect(page.getByText("This dataset was deleted. Your unsent answers are kept.")).toBeVisible();
  await expect(page.getByText(/did not accept/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);
  // No more answers are taken, but what was entered stays.
  const here = await recordId(page);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await expect(badge(page)).toHaveText("Unsaved changes");
  expect(await recordId(page)).toBe(here);

  // Home shows them, without saying that they are being sent.
  await page.goto(product.url);
  await expect(page.getByText("3 answers not sent")).toBeVisible();
  await expect(page.getByText(/earlier answer/)).toHaveCount(0);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const unsent = page.getByRole("dialog", { name: "Unsent answers" });
  await expect(unsent.getByText("in a dataset that is no longer available to you")).toHaveCount(3);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    unsent.getByRole("button", { name: "Save as file" }).click(),
  ]);
  const rows = JSON.parse(await readFile(await saved.path(), "utf8")) as unknown[];
  expect(rows).toEqual(
    Array(3).fill(
      expect.objectContaining({ dataset_id, response: expect.objectContaining({ status: "submitted" }) }),
    ),
  );
  const confirm = () =>
    page
      .getByRole("dialog", { name: "Delete this unsent answer?" })
      .getByRole("button", { name: "Delete unsent answer" })
      .click();
  await unsent.getByRole("button", { name: "Delete unsent answer" }).first().click();
  await confirm();
  await expect(unsent.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Escape");

  await openDataset(page, "support-tickets");
  await page.getByRole("button", { name: "2 answers not sent" }).click();
  const dialog = page.getByRole("dialog");
  for (let left = 2; left > 0; left -= 1) {
    const deletion = dialog.getByRole("button", { name: "Delete unsent answer" });
    await expect(deletion).toHaveCount(left);
    await deletion.first().click();
    await confirm();
  }
  await expect(page.getByRole("button", { name: /not sent/ })).toHaveCount(0);
});
