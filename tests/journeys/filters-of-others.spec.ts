import { type Person, pendingIds, signInAt } from "./support/api";
import { startProduct } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { counted, openDataset, openProgress, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

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
