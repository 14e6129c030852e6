import type { Page } from "@playwright/test";
import { type Person, responsesTo, signInAt, workspaceForTests } from "./support/api";
import { openDataset, recordChanged, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const options = ["Answer A", "Answer B", "Answer C"].map((text) => ({ value: text.at(-1) ?? "", text }));

/** A dataset with a ranking and a text, both of them suggested. */
async function makeSuggested({ api }: Person, name: string): Promise<void> {
  const workspace_id = await workspaceForTests({ api });
  const { id: dataset_id } = await api.createDataset({ body: { name, workspace_id } });
  const params = { dataset_id };
  const plain = { type: "text", use_markdown: false } as const;
  await api.createField({ params, body: { name: "prompt", title: "Prompt", settings: plain } });
  const ranking = { type: "ranking", options } as const;
  const [better, reply] = [
    await api.createQuestion({
      params,
      body: { name: "better", title: "Which is better?", required: true, settings: structuredClone(ranking) },
    } as never),
    await api.createQuestion({ params, body: { name: "reply", title: "Your reply", settings: plain } }),
  ];
  await api.publishDataset({ params });
  const order = [2, 3, 1].map((rank, index) => ({ value: options[index]?.value ?? "", rank }));
  const items = [1, 2].map((index) => ({
    fields: { prompt: `Prompt ${index}` },
    suggestions: [
      { question_id: better.id, value: order, agent: "judge" },
      { question_id: reply.id, value: "Thank you for writing.", agent: "writer" },
    ],
  }));
  await api.bulkCreateRecords({ params, body: { items } });
}

async function openSuggested(page: Page, url: string) {
  const argilla = await signInAt(url, "argilla");
  const name = `suggested-${Date.now()}`;
  await makeSuggested(argilla, name);
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  return argilla;
}

test("undo brings back the text that a suggestion has replaced, and redo the suggestion", async ({
  page,
  product,
}) => {
  await openSuggested(page, product.url);
  const text = page.getByRole("textbox", { name: "Your reply" });
  await text.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("My own words, which took a while");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Use suggestion" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("Thank you for writing.");
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("My own words, which took a while");
  await page.keyboard.press("Control+Shift+z");
  await expect(text).toHaveValue("Thank you for writing.");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  // The first step is what was typed over the suggestion.
  await expect(text).toHaveValue("Thank you for writing.");
});

test("a suggested ranking is ranked with the keys of an empty one, and undo returns to the item", async ({
  page,
  product,
}) => {
  const argilla = await openSuggested(page, product.url);
  const item = (text: string) => page.getByRole("button", { name: text });
  const first = await recordId(page);
  await expect(item("Answer A rank 2")).toBeFocused();
  await page.keyboard.press("1");
  await expect(item("Answer B rank 3")).toBeFocused();
  await page.keyboard.press("2");
  await expect(item("Answer C rank 1")).toBeFocused();
  await page.keyboard.press("3");
  await expect(item("Answer C rank 3")).toBeVisible();
  // The focus has gone on to the next question; undo returns to the item whose rank it takes back.
  await page.keyboard.press("Control+z");
  await expect(item("Answer C rank 1")).toBeFocused();
  await page.keyboard.press("3");
  await expect(item("Answer C rank 3")).toBeVisible();

  // A correction of a complete order moves the item, and undo leaves the focus on it.
  await item("Answer A rank 1").focus();
  await page.keyboard.press("3");
  await expect(item("Answer A rank 3")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(item("Answer A rank 1")).toBeFocused();
  await page.keyboard.press("2");
  await expect(item("Answer A rank 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await recordChanged(page, first);
  const ranks = [2, 2, 3].map((rank, index) => ({ value: options[index]?.value, rank }));
  await expect
    .poll(async () => (await responsesTo(argilla, first))[0]?.values)
    .toMatchObject({ better: { value: ranks } });
});
