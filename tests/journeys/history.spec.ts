import { signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { badge, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("the history of a record shows who wrote which response, and what changed since", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const { api } = argilla;
  const dataset_id = await makeSmallDataset(argilla, "letters with a history", { texts: ["A letter"] });
  const { items } = await api.listRecords({ params: { dataset_id } });
  const record_id = items[0]?.id ?? "";
  const praise = { kind: { value: "praise" } };
  await api.createResponse({ params: { record_id }, body: { status: "draft", values: praise } });

  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "letters with a history" })).toBeVisible();
  await page.goto(`${product.url}/dataset/${dataset_id}/annotation-mode?status=draft`);
  await recordShown(page);
  await page.getByRole("radio", { name: /Complaint/ }).click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(badge(page)).toHaveText(/Saved/);

  await page.getByRole("button", { name: "Record menu" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("History");
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog").getByRole("list", { name: "History of answers" });
  const versions = list.getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText(/argilla.*current version.*Complaint/s);
  await expect(versions.first()).toContainText("changed");
  await expect(versions.last()).toContainText(/replaced.*Praise/s);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Record menu" })).toBeFocused();
});
