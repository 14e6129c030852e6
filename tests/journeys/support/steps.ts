import { expect, type Locator, type Page } from "@playwright/test";

/** Signs in with the form, with the keyboard alone. */
export async function signIn(page: Page, username: string, password = "12345678"): Promise<void> {
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

/** Opens a dataset from the home page with the keyboard alone. */
export async function openDataset(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
  await recordShown(page);
}

/** Waits until a record is on screen. */
export async function recordShown(page: Page): Promise<void> {
  await expect(page.getByRole("article", { name: "Record" })).toBeVisible();
}

/** Waits until a number of records is counted. */
export async function counted(page: Page, total: number): Promise<void> {
  await expect(page.getByRole("navigation", { name: "Records" })).toContainText(`of ${total}`);
}

/** The id of the record on screen. */
export async function recordId(page: Page): Promise<string> {
  return (await page.getByRole("article", { name: "Record" }).getAttribute("data-record-id")) ?? "";
}

/** Waits until another record than this one is on screen. */
export async function recordChanged(page: Page, from: string): Promise<void> {
  // The default intervals grow to long pauses in which nothing happens.
  await expect.poll(() => recordId(page), { intervals: [20, 30, 50, 100] }).not.toBe(from);
}

/** Opens the progress panel. It may be open already: the account keeps the state in which another test left it. */
export async function openProgress(page: Page): Promise<void> {
  const head = page.getByRole("button", { name: /My progress/ });
  if ((await head.getAttribute("aria-expanded")) === "false") await head.click();
  await expect(head).toHaveAttribute("aria-expanded", "true");
}

/** Returns the save state of the record. */
export function badge(page: Page) {
  return page.getByTestId("save-state");
}

/** Returns a digit of a question that is not the suggested one: pressing that one confirms it and changes nothing. */
export async function digitNotSuggested(page: Page, question = 0): Promise<string> {
  const options = page
    .getByRole("region", { name: "Questions" })
    .getByRole("radiogroup")
    .nth(question)
    .getByRole("radio");
  return (await options.nth(3).isChecked()) ? "3" : "4";
}

/** Goes from the first record to the one with a text: records with the same time have no defined order. */
export async function goToText(page: Page, text: string): Promise<string> {
  await page.goto(page.url().split("?")[0] ?? "");
  const shown = page.getByRole("textbox", { name: "Report" });
  await expect(shown).toBeVisible();
  while ((await shown.textContent()) !== text) {
    const from = await recordId(page);
    await page.getByRole("button", { name: "Next record" }).click({ timeout: 5000 });
    await recordChanged(page, from);
  }
  return recordId(page);
}

/** Clicks on a part of a frame's content as a user does: the pointer moves there first. */
export async function pressIn(page: Page, frame: string, part: string): Promise<void> {
  const box = await page.frameLocator(frame).locator(part).boundingBox();
  if (!box) throw new Error(`There is no ${part} in the frame.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 10, y - 3);
  await page.mouse.move(x, y);
  // A frame receives the pointer's position with the next rendered picture; users take longer.
  await page.waitForTimeout(100);
  await page.mouse.click(x, y);
}

/** Presses a key until an element has the focus, like a user who looks for it. */
export async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press(key);
    if (await target.evaluateAll((found) => found.includes(document.activeElement as never))) return;
  }
  throw new Error(`${key} does not lead to ${target}.`);
}
