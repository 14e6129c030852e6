import type { Page } from "@playwright/test";
import { type Person, responsesTo, signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { openDataset, recordChanged, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const notice = "There are newer suggestions than those on screen.";
const label = (page: Page, name: string) => page.getByRole("radio", { name });

/** A model suggests the same label for all records of a dataset, while someone works on them. */
async function suggestAll({ api }: Person, dataset_id: string, value: string): Promise<void> {
  const params = { dataset_id };
  const [question] = (await api.listQuestions({ params })).items;
  const { items } = await api.listRecords({ params, query: { limit: 100 } });
  const suggestions = [{ question_id: question?.id ?? "", value, agent: "model", score: 0.9 }];
  await api.bulkUpsertRecords({ params, body: { items: items.map(({ id }) => ({ id, suggestions })) } });
}

test("suggestions that a model writes meanwhile are shown with the next record, and on request at once", async ({
  page,
  product,
}) => {
  const [argilla, ana] = [await signInAt(product.url, "argilla"), await signInAt(product.url, "ana")];
  const name = `newer suggestions ${Date.now()}`;
  const dataset_id = await makeSmallDataset(argilla, name, { size: 6 });
  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, name);
  const events = page.waitForResponse((response) => response.url().endsWith("/events"));
  const first = await recordId(page);
  await events;

  // What is on screen stays, until the user asks.
  await suggestAll(argilla, dataset_id, "complaint");
  await expect(page.getByText(notice)).toBeVisible();
  await expect(label(page, "Complaint")).not.toBeChecked();
  await page.getByRole("button", { name: "Show the new ones" }).click();
  await expect(label(page, "Complaint")).toBeChecked();
  await expect(page.getByText(notice)).toBeHidden();
  await label(page, "Complaint").focus();
  await page.keyboard.press("Enter");
  await recordChanged(page, first);

  // The next record shows them by itself.
  await expect(label(page, "Complaint")).toBeChecked();
  const second = await recordId(page);

  // Enter stores the suggestion that was on screen.
  await suggestAll(argilla, dataset_id, "praise");
  await expect(page.getByText(notice)).toBeVisible();
  await label(page, "Complaint").focus();
  await page.keyboard.press("Enter");
  await recordChanged(page, second);
  await expect(page.getByText(notice)).toBeHidden();
  await expect(label(page, "Praise")).toBeChecked();
  for (const id of [first, second])
    await expect
      .poll(() => responsesTo(ana, id))
      .toMatchObject([{ status: "submitted", values: { kind: { value: "complaint" } } }]);
});
