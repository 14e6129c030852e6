import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { type Person, responsesTo, signInAt } from "./support/api";
import { launchArgs } from "./support/launch-args";
import { makeSmallDataset } from "./support/small-dataset";
import { badge, openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const kinds = ["praise", "complaint", "question"];
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Notices" }).getByText(text);
const isBack = (count: number) =>
  count === 1
    ? "Your unsaved changes to 1 record were restored"
    : `Your unsaved changes to ${count} records were restored`;
const chosen = (page: Page) =>
  page.getByRole("region", { name: "Questions" }).getByRole("radio", { checked: true });

async function go(page: Page, key: "ArrowLeft" | "ArrowRight"): Promise<void> {
  const from = await recordId(page);
  await page.keyboard.press(key);
  await recordChanged(page, from);
}

/** Changes are on disk within a second. */
const aSecond = (page: Page) => page.waitForTimeout(1000);

/** A notice closes by itself, so waiting until there is none would prove nothing. */
async function nothingIsBack(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
  expect(await notice(page, /were restored/).count()).toBe(0);
}

/** Opens a dataset with a name of its own. */
async function openSmall(
  page: Page,
  url: string,
  username: string,
): Promise<{ id: string; argilla: Person }> {
  const argilla = await signInAt(url, "argilla");
  const name = `unsaved-${Date.now()}`;
  const id = await makeSmallDataset(argilla, name, { size: 12 });
  await page.goto(url);
  await signIn(page, username);
  await openDataset(page, name);
  return { id, argilla };
}

test("a text that was typed without a pause is there after a reload, but for the last moment (use A7)", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "assistant-replies");
  const text = page.getByRole("textbox", { name: /^What would you have written/ });
  const typed = "Every key follows the last one so fast that there is no pause in between.";
  await text.fill("");
  await text.pressSequentially(typed, { delay: 30 });
  await page.reload();
  await recordShown(page);
  await expect(text).toHaveValue(/^Every key follows/);
});

test("unsaved changes to two records are there after a reload, without a question, and nobody else sees them (use A7)", async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const { id } = await openSmall(page, product.url, "ana");
  const place = `${product.url}/dataset/${id}/annotation-mode`;
  const first = await recordId(page);
  await page.keyboard.press("1");
  await go(page, "ArrowRight");
  const next = await recordId(page);
  await page.keyboard.press("2");
  await aSecond(page);
  await page.goto(place);
  await recordShown(page);
  await expect(notice(page, isBack(2))).toBeVisible();
  expect(await recordId(page)).toBe(first);
  await expect(badge(page)).toHaveText("Unsaved changes");
  await expect(chosen(page)).toHaveAccessibleName(/Praise/);
  await go(page, "ArrowRight");
  expect(await recordId(page)).toBe(next);
  await expect(badge(page)).toHaveText("Unsaved changes");
  await expect(chosen(page)).toHaveAccessibleName(/Complaint/);
  expect(asked).toEqual([]);

  // Another user on the same browser.
  await signInAs(page, "ana", "argilla");
  await page.goto(place);
  await recordShown(page);
  await expect(badge(page)).toHaveText("");
  await expect(chosen(page)).toHaveCount(0);
  await nothingIsBack(page);

  // Ana again: what she submits now is no longer unsaved.
  await signInAs(page, "argilla", "ana");
  await page.goto(place);
  await recordShown(page);
  await expect(notice(page, isBack(2))).toBeVisible();
  for (const id of [first, next]) {
    expect(await recordId(page)).toBe(id);
    await expect(badge(page)).toHaveText("Unsaved changes");
    await page.keyboard.press("Enter");
    await recordChanged(page, id);
  }
  await page.goto(place);
  await recordShown(page);
  await expect(badge(page)).toHaveText("");
  await nothingIsBack(page);
});

test("a text is not lost if the user signs in again in the middle of it (use A7)", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "assistant-replies");
  await page.evaluate(() => localStorage.setItem("auth.token", "expired"));
  await page.keyboard.press("Control+s");
  const again = page.getByRole("button", { name: "Sign in", exact: true }).first();
  await again.waitFor();
  await go(page, "ArrowRight");
  const record = await recordId(page);
  const text = page.getByRole("textbox", { name: /^What would you have written/ });
  await text.fill("");
  await text.pressSequentially("Typed last");
  await again.click();
  await signIn(page, "argilla");
  await recordShown(page);
  expect(await recordId(page)).toBe(record);
  await expect(text).toHaveValue("Typed last");
});

test("a tab is never used in the name of somebody who signs in in another tab, and keeps its user's changes (use A7)", async ({
  context,
  page,
  product,
}) => {
  const { id, argilla } = await openSmall(page, product.url, "ana");
  const place = `${product.url}/dataset/${id}/annotation-mode`;
  const other = await context.newPage();
  await other.goto(place);
  await recordShown(other);
  const record = await recordId(other);
  await other.keyboard.press("2");
  await signInAs(page, "ana", "argilla");
  await other.getByRole("button", { name: "Account menu of argilla" }).waitFor();
  await recordShown(other);
  await expect(chosen(other)).toHaveCount(0);
  await expect(badge(other)).toHaveText("");
  expect(await responsesTo(argilla, record)).toEqual([]);

  await signInAs(page, "argilla", "ana");
  await other.getByRole("button", { name: "Account menu of ana" }).waitFor();
  await recordShown(other);
  expect(await recordId(other)).toBe(record);
  await expect(chosen(other)).toHaveAccessibleName(/Complaint/);
  await other.keyboard.press("Enter");
  await recordChanged(other, record);
  const ana = await signInAt(product.url, "ana");
  await expect
    .poll(() => responsesTo(ana, record))
    .toMatchObject([{ values: { kind: { value: kinds[1] } } }]);
});

test("a second tab shows the unsaved changes of the first one and does not call them restored; once both are closed, the next one does", async ({
  page,
  context,
  product,
}) => {
  const { id } = await openSmall(page, product.url, "argilla");
  const place = `${product.url}/dataset/${id}/annotation-mode`;
  await page.keyboard.press("1");
  await aSecond(page);
  const second = await context.newPage();
  await second.goto(place);
  await recordShown(second);
  await expect(badge(second)).toHaveText("Unsaved changes");
  await nothingIsBack(second);
  await page.goto("about:blank");
  const third = await context.newPage();
  await third.goto(place);
  await recordShown(third);
  await nothingIsBack(third);
  await second.close();
  await third.close();
  await page.goto(place);
  await recordShown(page);
  await expect(notice(page, isBack(1))).toBeVisible();
});

/** Signs one user out and another one in, on the same browser. */
async function signInAs(page: Page, who: string, next: string): Promise<void> {
  await page.getByRole("button", { name: `Account menu of ${who}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  await page.getByLabel("Username").waitFor();
  await signIn(page, next);
  await page.getByRole("button", { name: `Account menu of ${next}` }).waitFor();
}

test("unsaved changes survive the browser being killed (use A7)", async ({ product }) => {
  const folder = mkdtempSync(join(tmpdir(), "glossa-crash-"));
  const openBrowser = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [...launchArgs],
    });
  let browser = await openBrowser();
  let page = await browser.newPage();
  const { id } = await openSmall(page, product.url, "argilla");
  const first = await recordId(page);
  await page.keyboard.press("3");
  await aSecond(page);
  // The tab is gone at once, with everything that it had in memory.
  const crashing = await browser.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void crashing.send("Page.crash").catch(() => undefined);
  await crashed;
  await browser.close();

  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await recordShown(page);
  await expect(notice(page, isBack(1))).toBeVisible();
  expect(await recordId(page)).toBe(first);
  await expect(chosen(page)).toHaveAccessibleName(/Question/);
  await expect(badge(page)).toHaveText("Unsaved changes");
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

test("unsaved changes to a response that was changed elsewhere are shown next to it, with the differences (use A7, A13)", async ({
  page,
  product,
}) => {
  const { id, argilla } = await openSmall(page, product.url, "argilla");
  const record = await recordId(page);
  await page.keyboard.press("1");
  await page.keyboard.press("Control+s");
  await expect(badge(page)).toHaveText("Saved");
  await page.keyboard.press("2");
  await aSecond(page);
  await page.goto("about:blank");
  const [stored] = await responsesTo(argilla, record);
  await argilla.api.updateResponse({
    params: { response_id: stored?.id ?? "" },
    body: { status: "draft", values: { kind: { value: kinds[2] } } } as never,
  });
  await page.goto(`${product.url}/dataset/${id}/annotation-mode?status=draft`);
  const dialog = page.getByRole("dialog", { name: "This answer was changed elsewhere" });
  await expect(dialog).toContainText(/The other version was saved .* ago/);
  await expect(dialog.getByRole("region", { name: "My version" })).toContainText("different");
  await expect(dialog.getByRole("region", { name: "My version" })).toContainText("Complaint");
  await expect(dialog.getByRole("region", { name: "Version saved elsewhere" })).toContainText("Question");
  await dialog.getByRole("button", { name: "Keep my version" }).press("Enter");
  await expect(badge(page)).toHaveText("Unsaved changes");
  await page.keyboard.press("Control+s");
  await expect(badge(page)).toHaveText("Saved");
  expect(await responsesTo(argilla, record)).toMatchObject([{ values: { kind: { value: kinds[1] } } }]);
});
