import type { Locator, Page } from "@playwright/test";
import { datasetNamed, type Person, responsesTo, signInAt } from "./support/api";
import { badge, openDataset, recordChanged, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const options = ["Answer A", "Answer B", "Answer C"].map((text) => ({ value: text.at(-1) ?? "", text }));

test("a ranking is answered by keyboard, with ties, and by dragging (spec 351, 352, 353)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `ranking-${Date.now()}`;
  await makeDataset(argilla, name);
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  const first = await recordId(page);
  const item = (text: string) => page.getByRole("button", { name: text });
  const submit = page.getByRole("button", { name: /^Submit/ });

  await expect(item("Answer A not ranked")).toBeFocused();
  await page.keyboard.press("2");
  await expect(item("Answer B not ranked")).toBeFocused();
  await page.keyboard.press("1");
  await expect(item("Answer C not ranked")).toBeFocused();
  await expect(submit).toBeDisabled();
  await expect(page.getByText("Not answered yet")).toBeAttached();
  await page.keyboard.press("2");
  await expect(page.getByText("Not answered yet")).not.toBeAttached();
  await expect(submit).toBeEnabled();
  await page.keyboard.press("Enter");
  await recordChanged(page, first);
  await page.keyboard.press("ArrowLeft");
  await expect(badge(page)).toHaveText("Saved");
  expect((await responsesTo(argilla, first))[0]?.values).toEqual({
    better: {
      value: [
        { value: "A", rank: 2 },
        { value: "B", rank: 1 },
        { value: "C", rank: 2 },
      ],
    },
  });

  await drag(page, item("Answer C rank 2"), page.locator('[data-place="3"]'));
  await expect(item("Answer C rank 3")).toBeFocused();
  await drag(page, item("Answer A rank 2"), page.locator('[data-place="none"]'));
  await expect(item("Answer A not ranked")).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.keyboard.press("Control+s");
  await expect(badge(page)).toHaveText("Saved");
  expect(await responsesTo(argilla, first)).toMatchObject([
    {
      status: "draft",
      values: {
        better: {
          value: [
            { value: "B", rank: 1 },
            { value: "C", rank: 3 },
          ],
        },
      },
    },
  ]);
});

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  if (!start || !end) throw new Error("The item or the place is not on screen.");
  await page.mouse.move(start.x + 40, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 60, end.y + end.height / 2, { steps: 6 });
  await expect(to).toHaveAttribute("data-over", "true");
  await page.mouse.up();
}

async function makeDataset({ api }: Person, name: string) {
  const { workspace_id } = await datasetNamed({ api, id: "" }, "support-tickets");
  const { id: dataset_id } = await api.createDataset({ body: { name, workspace_id } });
  await api.createField({
    params: { dataset_id },
    body: { name: "prompt", title: "Prompt", settings: { type: "text", use_markdown: false } },
  });
  await api.createQuestion({
    params: { dataset_id },
    body: {
      name: "better",
      title: "Which answer is better?",
      required: true,
      settings: { type: "ranking", options },
    },
  });
  await api.publishDataset({ params: { dataset_id } });
  await api.bulkCreateRecords({
    params: { dataset_id },
    body: { items: [1, 2].map((index) => ({ fields: { prompt: `Prompt ${index}` } })) },
  });
}
