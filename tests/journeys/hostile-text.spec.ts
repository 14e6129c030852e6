import { deepFormulas, misleadingTags } from "../hostile/markup";
import { datasetNamed, type Person, signInAt } from "./support/api";
import { recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const formulas = deepFormulas.join("\n\n");
const backslashes = "\\".repeat(50_000);

/** Creates a record of hostile Markdown, with hostile guidelines. */
async function makeDataset({ api }: Person): Promise<string> {
  const { workspace_id } = await datasetNamed({ api, id: "" }, "support-tickets");
  const body = { name: "hostile-text", workspace_id, guidelines: formulas };
  const { id: dataset_id } = await api.createDataset({ body });
  const params = { dataset_id };
  const settings = { type: "text", use_markdown: true } as const;
  await api.createField({ params, body: { name: "formulas", title: "Formulas", required: true, settings } });
  await api.createField({ params, body: { name: "tags", title: "Tags", required: true, settings } });
  const reply = await api.createQuestion({
    params,
    body: { name: "reply", title: "Reply", required: true, settings },
  });
  await api.publishDataset({ params });
  const fields = { formulas, tags: misleadingTags.join("\n\n") };
  const suggestions = [{ question_id: reply.id, value: backslashes }];
  await api.bulkCreateRecords({ params, body: { items: [{ fields, suggestions }] } });
  return dataset_id;
}

test("nested formulas, misleading tags and many backslashes are shown, and the page stays responsive (api 3) (api 3c)", async ({
  product,
  page,
}) => {
  const dataset = await makeDataset(await signInAt(product.url, "argilla"));
  await page.goto(`${product.url}/dataset/${dataset}/annotation-mode`);
  await signIn(page, "ana");
  await recordShown(page);
  const text = page.getByRole("textbox", { name: "Reply" });
  await expect(text).toHaveValue(backslashes);
  // With the kerning of its font Chromium shapes the rest of such a run again for each line.
  await expect(text).toHaveCSS("font-kerning", "none");
  const notices = page.locator("main [data-bad]");
  await expect(notices).toHaveCount(2 * deepFormulas.length);
  // Every report of the page's policy fails a journey.
  await expect(page.getByRole("article", { name: "Record" })).toContainText("Tags");
});
