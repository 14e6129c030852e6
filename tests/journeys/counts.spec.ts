import { datasetNamed, pendingIds, signInAt } from "./support/api";
import { openDataset, openProgress, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("three numbers of what is left have three names: the queue's, one's own and the team's (use A14 A34)", async ({
  page,
  product,
}) => {
  const ana = await signInAt(product.url, "ana");
  const { id: dataset_id } = await datasetNamed(ana, "support-tickets");
  const queue = (await pendingIds(ana, dataset_id, 1000)).length;
  const mine = await ana.api.getMyDatasetMetrics({ params: { dataset_id } });
  const team = await ana.api.getDatasetProgress({ params: { dataset_id } });
  expect(new Set([queue, mine.responses.pending, team.pending]).size, "numbers that differ").toBe(3);

  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, "support-tickets");
  await openProgress(page);
  const status = page.getByRole("button", { name: `Status: Pending ${queue}` });
  await expect(status).toHaveAttribute("title", `${queue} records in your queue, in your own order`);
  const mineShown = page.locator("dl").filter({ hasText: "Unanswered" });
  const row = mineShown.locator("> div").filter({ hasText: "Unanswered" });
  await expect(row.getByRole("definition").first()).toHaveText(String(mine.responses.pending));
  const teamShown = page.getByRole("region", { name: "Team progress" });
  await expect(teamShown).toContainText(`${team.pending} not completed`);
  // The word for the queue's count is used for no other count.
  for (const other of [mineShown, teamShown]) await expect(other).not.toContainText(/pending/i);
});
