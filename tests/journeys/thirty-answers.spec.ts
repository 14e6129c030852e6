import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { datasetNamed, type Person, pendingIds, responsesTo, signInAt } from "./support/api";
import { startProduct } from "./support/server";
import { badge, openDataset, recordChanged, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const root = join(import.meta.dirname, "../..");
const banking = join(root, "../shared/data/banking77.train.csv");

/** A dataset with one label question of many options: the bank's customers, or else the demo's news. */
function manyLabels(url: string): string {
  if (!existsSync(banking)) return "newsroom-topics";
  execFileSync(
    process.execPath,
    ["tools/glossa.mjs", "import", banking, "--name", "banking77", "--url", url, "--yes"],
    { cwd: root },
  );
  return "banking77";
}

test("thirty actions go through the first thirty records in order, and undo reverts each of them (spec 14, 275, 376)", async ({
  page,
}) => {
  test.setTimeout(180_000);
  // A server of its own: records that were just claimed by another user would be skipped.
  const product = await startProduct();
  const name = manyLabels(product.url);
  const argilla = await signInAt(product.url, "argilla");
  const { id: datasetId } = await datasetNamed(argilla, name);
  const order = await pendingIds(argilla, datasetId, 40);
  const before = await argilla.api.getMyDatasetMetrics({ params: { dataset_id: datasetId } });

  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, name);

  const shown: string[] = [];
  const kinds = ["submit", "submit", "discard", "draft", "submit"] as const;
  for (let step = 0; step < 30; step += 1) {
    const id = await recordId(page);
    shown.push(id);
    await act(page, kinds[step % kinds.length] ?? "submit");
    await recordChanged(page, id);
  }
  expect(shown).toEqual(order.slice(0, 30));

  await expect
    .poll(() => counted(argilla, datasetId))
    .toEqual({
      submitted: before.responses.submitted + 18,
      discarded: before.responses.discarded + 6,
      draft: before.responses.draft + 6,
    });
  for (const id of shown) expect(await responsesTo(argilla, id)).toHaveLength(1);

  // Ten steps back show the same ten records.
  for (let step = 29; step >= 20; step -= 1) {
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => recordId(page)).toBe(shown[step]);
  }

  // Undo opens the records concerned, the last step first, until everything is as before.
  for (let undo = 0; undo < 90; undo += 1) await page.keyboard.press("Control+z");
  await expect.poll(() => recordId(page)).toBe(shown[0]);
  await expect
    .poll(() => counted(argilla, datasetId))
    .toEqual({
      submitted: before.responses.submitted,
      discarded: before.responses.discarded,
      draft: before.responses.draft,
    });
  await page.reload();
  await expect.poll(() => recordId(page)).toBe(shown[0]);
  await expect(badge(page)).toHaveText("");
  await product.stop();
});

async function act(
  page: import("@playwright/test").Page,
  kind: "submit" | "discard" | "draft",
): Promise<void> {
  await page.keyboard.press("1");
  if (kind === "submit") await page.keyboard.press("Enter");
  if (kind === "discard") await page.keyboard.press("Backspace");
  if (kind === "draft") {
    await page.keyboard.press("Control+s");
    await expect(badge(page)).toHaveText("Saved");
    await page.keyboard.press("ArrowRight");
  }
}

async function counted({ api }: Person, dataset_id: string) {
  const { responses } = await api.getMyDatasetMetrics({ params: { dataset_id } });
  return { submitted: responses.submitted, discarded: responses.discarded, draft: responses.draft };
}
