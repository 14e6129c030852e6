import type { Page } from "@playwright/test";
import { type Person, pendingIds, signInAt } from "./support/api";
import { startProduct } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { openDataset, openProgress, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const counted = (page: Page, total: number) =>
  expect(page.getByRole("navigation", { name: "Records" })).toContainText(`of ${total}`);

async function submit({ api }: Person, record_id: string, value: string): Promise<void> {
  const body = { status: "submitted" as const, values: { kind: { value } } };
  await api.createResponse({ params: { record_id }, body });
}

test("owners filter by the responses of others and by disagreement; annotators cannot", async ({
  page,
  product,
  browser,
}) => {
  const [argilla, ana, ben] = await Promise.all(
    ["argilla", "ana", "ben"].map((name) => signInAt(product.url, name)),
  );
  if (!argilla || !ana || !ben) throw new Error("Somebody could not sign in, so nobody can disagree.");
  const id = await makeSmallDataset(argilla, "of others", { size: 6, minSubmitted: 3 });
  const [first = "", second = "", third = ""] = await pendingIds(argilla, id, 3);
  for (const record of [first, second, third]) await submit(ana, record, "praise");
  await submit(ben, first, "praise");
  await submit(ben, second, "complaint");

  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "of others");
  await counted(page, 6);
  const trigger = page.getByRole("button", { name: /^Responses/ });
  await trigger.press("Enter");
  const popup = page.getByRole("dialog", { name: "Responses" });
  const others = popup.getByRole("listbox", { name: "What is it?: answers of others" });
  await others.getByRole("option", { name: "Praise" }).click();
  await expect(page).toHaveURL(/response=kind\.of\.others\.praise/);
  await counted(page, 3);
  await popup.getByRole("radio", { name: "Disagree" }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/kind\.of\.all\.disagree/);
  await counted(page, 1);
  await page.keyboard.press("Escape");
  await expect(trigger).toHaveAccessibleName(/others: Praise.*people disagree/);
  const address = page.url();
  await page.reload();
  await recordShown(page);
  await counted(page, 1);

  // The link of an owner: an annotator sees the records without these filters, and is told.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await signIn(other, "ana");
  await recordShown(other);
  await expect(other.getByText("you can’t filter by the answers of others here")).toBeVisible();
  await expect(other).not.toHaveURL(/response=/);
  await other.getByRole("button", { name: /^Responses/ }).press("Enter");
  await expect(other.getByRole("dialog", { name: "Responses" }).getByRole("listbox")).toHaveCount(1);
  await other.keyboard.press("Escape");
  // Until it has closed, the popover takes the next click.
  await expect(other.getByRole("dialog", { name: "Responses" })).toBeHidden();
  await other.getByRole("button", { name: "Record menu" }).click();
  await expect(other.getByRole("menuitem", { name: "Copy record" })).toBeVisible();
  await expect(other.getByRole("menuitem", { name: "Show answers of others" })).toHaveCount(0);
  await other.keyboard.press("Escape");
  await openProgress(other);
  await expect(other.getByRole("region", { name: "Team progress" })).toBeVisible();
  await expect(other.getByRole("region", { name: "Agreement" })).toHaveCount(0);
  await context.close();
});

test("an owner reviews a completed record on which people disagree, and gives an own response", async ({
  page,
  product,
}) => {
  const [argilla, ana, ben] = await Promise.all(
    ["argilla", "ana", "ben"].map((name) => signInAt(product.url, name)),
  );
  if (!argilla || !ana || !ben) throw new Error("Somebody could not sign in, so nobody can disagree.");
  const id = await makeSmallDataset(argilla, "completed by others", { size: 4, minSubmitted: 2 });
  const [first = "", second = ""] = await pendingIds(argilla, id, 2);
  await submit(ana, first, "praise");
  await submit(ben, first, "complaint");
  for (const person of [ana, ben]) await submit(person, second, "praise");

  await page.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await signIn(page, "argilla");
  await recordShown(page);
  await counted(page, 2);
  // Not while somebody gives an answer of their own, except where they ask for it.
  const list = page.getByRole("list", { name: "Answers of others" });
  await expect(list).toHaveCount(0);
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Record menu" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await choose("Show answers of others");
  await expect(page.getByText("Nobody else has answered this record.")).toBeVisible();
  await choose("Hide answers of others");
  await page.goto(`${product.url}/dataset/${id}/annotation-mode?record=${first}`);
  await recordShown(page);
  await expect(list).toHaveCount(0);
  await choose("Show answers of others");
  await expect(list.getByRole("listitem")).toHaveText([/Praise.*ana/, /Complaint.*ben/]);
  await page.goto(`${product.url}/dataset/${id}/annotation-mode?response=kind.of.all.disagree`);
  await recordShown(page);
  await counted(page, 1);
  await expect(page.getByText("Completed", { exact: true })).toBeAttached();
  // Their answers are beside the question, and one of them can be taken over.
  const answers = page.getByRole("list", { name: "Answers of others" }).getByRole("listitem");
  await expect(answers).toHaveText([/Praise.*ana/, /Complaint.*ben/]);
  await page.getByRole("button", { name: "Use “Complaint” from ben" }).press("Enter");
  await expect(page.getByRole("radio", { name: "Complaint" })).toBeChecked();
  await page.getByRole("button", { name: /^Submit/ }).click();
  await expect
    .poll(async () => (await argilla.api.getRecord({ params: { record_id: first } })).responses?.length)
    .toBe(3);
});

test("an owner sees how far the team agrees, and shows the records that disagree", async ({
  page,
  product,
}) => {
  const [argilla, ana, ben] = await Promise.all(
    ["argilla", "ana", "ben"].map((name) => signInAt(product.url, name)),
  );
  if (!argilla || !ana || !ben) throw new Error("Somebody could not sign in, so nobody can disagree.");
  const id = await makeSmallDataset(argilla, "agreement", { size: 5, minSubmitted: 3 });
  const [first = "", second = "", third = ""] = await pendingIds(argilla, id, 3);

  await page.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await signIn(page, "argilla");
  await recordShown(page);
  const progress = page.getByRole("button", { name: /^My progress/ });
  await openProgress(page);
  const none = page.getByText("No record has two answers yet.");
  await expect(none).toBeVisible();
  await progress.click();
  for (const record of [first, second]) await submit(ana, record, "praise");
  await submit(ben, first, "praise");
  await submit(ben, second, "complaint");
  // Opened again, the panel has the present figures.
  await expect(none).toHaveCount(0);
  await progress.click();
  const agreement = page.getByRole("region", { name: "Agreement" });
  await expect(agreement.getByRole("listitem")).toContainText(/50\.00%.*1 of 2 records agree.*Alpha 0\.00/);
  // Others go on while the panel is open.
  await submit(ben, third, "praise");
  await submit(ana, third, "praise");
  await agreement.getByRole("button", { name: "Load the figures again" }).click();
  await expect(agreement.getByRole("listitem")).toContainText("2 of 3 records agree");
  await agreement.getByRole("button", { name: "Show disagreements: What is it?" }).click();
  await expect(page).toHaveURL(/response=kind\.of\.all\.disagree/);
  await counted(page, 1);
});

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

test("a server that cannot: it is not offered, and a link is read without it", async ({ page }) => {
  const plain = await startProduct(["--plain"]);
  const argilla = await signInAt(plain.url, "argilla");
  const id = await makeSmallDataset(argilla, "plain others", { size: 3 });
  await page.goto(`${plain.url}/dataset/${id}/annotation-mode?response=kind.of.all.disagree`);
  await signIn(page, "argilla");
  await recordShown(page);
  await counted(page, 3);
  await expect(page.getByText("you can’t filter by the answers of others here")).toBeVisible();
  await page.getByRole("button", { name: /^Responses/ }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Responses" }).getByRole("listbox")).toHaveCount(1);
  await page.keyboard.press("/");
  await expect(page.getByText("*part*")).toHaveCount(0);
  await plain.stop();
});
