import { signInAt, workspaceForTests } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { openDataset, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("a member who is removed while a dataset is open sees no more of its records, on screen or on the device", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const name = `closed meanwhile ${Date.now()}`;
  const username = `guest${Date.now()}`;
  const workspace_id = await workspaceForTests(owner);
  const dataset_id = await makeSmallDataset(owner, name, { size: 12 });
  const { id: user_id } = await owner.api.createUser({
    body: { username, first_name: "Guest", password: "12345678", role: "annotator" },
  });
  await owner.api.addWorkspaceUser({ params: { workspace_id }, body: { user_id } });
  await page.goto(product.url);
  await signIn(page, username);
  await openDataset(page, name);
  const place = page.url();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("Work off");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Work offline" });
  await dialog.getByRole("button", { name: "Download" }).press("Enter");
  await expect(dialog.getByText(/^12 records downloaded/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await recordShown(page);

  await owner.api.removeWorkspaceUser({ params: { workspace_id, user_id } });
  // The next answer is refused, as is everything else.
  const from = await recordId(page);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText(/You don’t have access to this dataset/)).toBeVisible();
  await expect(page.getByText(/^The offline copy of a dataset was removed/)).toHaveCount(1);
  await expect(page.getByText("1 answer not sent")).toBeVisible();
  const rows = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("glossa-packs");
          opening.onsuccess = () => {
            const counting = opening.result.transaction("records").objectStore("records").count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  await expect.poll(rows).toBe(0);

  // Whoever gets the access back goes on.
  await owner.api.addWorkspaceUser({ params: { workspace_id }, body: { user_id } });
  await page.goto(place);
  await recordShown(page);
  await page.getByRole("button", { name: "1 answer not sent" }).click();
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByText("No unsent answers.")).toBeVisible();
  const { responses } = await owner.api.getRecord({ params: { record_id: from } });
  expect(responses).toHaveLength(1);
  await owner.api.deleteUser({ params: { user_id } });
  await owner.api.deleteDataset({ params: { dataset_id } });
});
