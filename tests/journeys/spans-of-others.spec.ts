import { type Person, pendingIds, signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { counted, openProgress, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("an owner reviews the spans of one annotator, where there is nothing but spans", async ({
  page,
  product,
}) => {
  const [argilla, ana, ben] = await Promise.all(
    ["argilla", "ana", "ben"].map((name) => signInAt(product.url, name)),
  );
  if (!argilla || !ana || !ben) throw new Error("Somebody could not sign in, so nobody can be reviewed.");
  const id = await makeSmallDataset(argilla, "spans of ana", {
    size: 4,
    minSubmitted: 2,
    asksForSpans: true,
  });
  const [first = "", second = "", third = ""] = await pendingIds(argilla, id, 3);
  const mark = ({ api }: Person, record_id: string, value: { label: string; start: number; end: number }[]) =>
    api.createResponse({ params: { record_id }, body: { status: "submitted", values: { kind: { value } } } });
  const letter = { label: "praise", start: 0, end: 6 };
  await mark(ana, first, [letter]);
  await mark(ben, first, []);
  await mark(ana, second, [letter]);
  await mark(ben, third, [letter]);

  await page.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await signIn(page, "argilla");
  await recordShown(page);
  await counted(page, 3);
  await openProgress(page);
  await expect(page.getByRole("region", { name: "Agreement" })).toContainText(
    /0\.00%.*0 of 1 records agree.*F1 0\.00/,
  );
  // Whatever was shown before.
  await page.goto(`${product.url}/dataset/${id}/annotation-mode?status=submitted&search=nothing`);
  await page.getByRole("button", { name: "Show what ana submitted" }).press("Enter");
  await expect(page).toHaveURL(/response=\.user\.ana/);
  // The one that others have completed as well.
  await counted(page, 2);
  await page.getByRole("button", { name: "Show disagreements: What is it?" }).press("Enter");
  await counted(page, 1);
  const answers = page.getByRole("list", { name: "Answers of others" }).locator("> li");
  await expect(answers).toHaveText([/ana.*Praise “Letter”/, /No answer.*ben/]);
  // Shown in the text, added alone, and taken back in one step.
  const framed = page.locator('[data-part="previewed"]');
  await expect(framed).toHaveCount(0);
  await page.getByText("Praise “Letter”").hover();
  await expect(framed).toHaveCount(1);
  await page.getByRole("button", { name: "Add Praise “Letter” from ana" }).click();
  const own = page.getByRole("article", { name: "Record" }).getByRole("listitem");
  await expect(own).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(own).toHaveCount(0);
  await page.reload();
  await recordShown(page);
  await counted(page, 1);
  const trigger = page.getByRole("button", { name: /^Responses/ });
  // All of them, whoever was looked for before.
  await expect(trigger).toHaveAccessibleName(/people disagree/);
  await expect(trigger).not.toHaveAccessibleName(/Submitted by/);
  // A record that the owner has answered is under another status: a sentence says so.
  await argilla.api.createResponse({
    params: { record_id: first },
    body: { status: "submitted", values: { kind: { value: [] } } },
  });
  await openProgress(page);
  await page.getByRole("button", { name: "Show what ana submitted" }).press("Enter");
  await counted(page, 1);
  await expect(page.getByText("Here, under Pending: 1 of 2 records. The others: Submitted 1.")).toBeVisible();
  await trigger.press("Enter");
  const people = page.getByRole("listbox", { name: "Submitted by" });
  await expect(people.getByRole("option", { name: /^ana/ })).toHaveAttribute("aria-selected", "true");
  await people.getByRole("option", { name: /^ana/ }).click();
  await expect(page).not.toHaveURL(/user\.ana/);
});

test("own spans that a span of others replaces are named, and one undo brings them back", async ({
  page,
  product,
}) => {
  const [argilla, ana, ben] = await Promise.all(
    ["argilla", "ana", "ben"].map((name) => signInAt(product.url, name)),
  );
  if (!argilla || !ana || !ben) throw new Error("Somebody could not sign in, so nobody can mark anything.");
  const id = await makeSmallDataset(argilla, "replaced", { size: 1, minSubmitted: 3, asksForSpans: true });
  const [record_id = ""] = await pendingIds(argilla, id, 1);
  const mark = ({ api }: Person, value: { label: string; start: number; end: number }[]) =>
    api.createResponse({ params: { record_id }, body: { status: "submitted", values: { kind: { value } } } });
  const parts = [
    { label: "praise", start: 0, end: 6 },
    { label: "question", start: 7, end: 8 },
  ];
  await mark(ana, parts);
  await mark(ben, [{ label: "complaint", start: 0, end: 8 }]);
  await page.goto(`${product.url}/dataset/${id}/annotation-mode?response=kind.of.all.disagree`);
  await signIn(page, "argilla");
  await recordShown(page);
  await page.getByRole("button", { name: "Add Praise “Letter” from ana" }).press("Enter");
  await page.getByRole("button", { name: "Add Question “1” from ana" }).press("Enter");
  const own = page.getByRole("article", { name: "Record" }).getByRole("listitem");
  await expect(own).toHaveCount(2);
  await page.getByRole("button", { name: "Add Complaint “Letter 1” from ben" }).press("Enter");
  await expect(own).toHaveCount(1);
  const told = page.getByRole("status").filter({ hasText: "Removed from your answer" });
  await expect(told).toContainText(": Praise “Letter”, Question “1”. Undo brings this back.");
  await page.keyboard.press("Control+z");
  await expect(own).toHaveCount(2);
  await expect(told).toHaveCount(0);
});
