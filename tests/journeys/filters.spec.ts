import type { Page } from "@playwright/test";
import { datasetNamed, signInAt } from "./support/api";
import { type Call, startProxy } from "./support/faulty-proxy";
import { freePort, startProduct } from "./support/server";
import { openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** The number of records in the queue, as the pager shows it. */
async function totalShown(page: Page): Promise<number> {
  const text = await page.getByRole("navigation", { name: "Records" }).textContent();
  return Number(/of ([\d,]+)/.exec(text ?? "")?.[1]?.replace(",", ""));
}

const fact = (page: Page, term: string) =>
  page.locator("dl > div").filter({ hasText: term }).getByRole("definition");

test("metadata filters by keyboard change the address, and a link or going back shows the same records (spec 12) (spec 13) (spec 261)", async ({
  page,
  product,
}) => {
  const ben = await signInAt(product.url, "ben");
  const { id } = await datasetNamed(ben, "support-tickets");
  await page.goto(product.url);
  await signIn(page, "ben");
  await openDataset(page, "support-tickets");
  const all = await totalShown(page);
  const trigger = page.getByRole("button", { name: /^Metadata/ });
  await trigger.focus();
  await page.keyboard.press("Enter");
  const popup = page.getByRole("dialog", { name: "Metadata" });
  await popup.getByRole("listbox", { name: "Channel" }).focus();
  const options = await popup.getByRole("listbox", { name: "Channel" }).getByRole("option").allTextContents();
  const place = options.findIndex((text) => text.startsWith("chat"));
  for (let presses = 0; presses < place; presses += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/metadata=channel\.chat/);
  await expect(fact(page, "Channel")).toHaveText("chat");
  await expect.poll(() => totalShown(page)).toBeLessThan(all);
  const some = await totalShown(page);

  await page.reload();
  await recordShown(page);
  await expect(fact(page, "Channel")).toHaveText("chat");
  expect(await totalShown(page)).toBe(some);
  await page.goBack();
  await expect.poll(() => totalShown(page)).toBe(all);
  await page.goForward();
  await expect.poll(() => totalShown(page)).toBe(some);

  await page.goto(`${product.url}/dataset/${id}/annotation-mode?metadata=channel.chat~nothing.x`);
  await recordShown(page);
  await expect(page.getByText(/nothing/).first()).toBeVisible();
  await expect.poll(() => totalShown(page)).toBe(some);
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(page).not.toHaveURL(/metadata/);
  await expect.poll(() => totalShown(page)).toBe(all);
});

test("a search marks its words, and one without results can be ended in one press (spec 235) (spec 242)", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "ben");
  await openDataset(page, "support-tickets");
  const all = await totalShown(page);
  await page.keyboard.press("/");
  await page.keyboard.type(" refund | invoice ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=refund_/);
  await expect.poll(() => totalShown(page)).toBeLessThan(all);
  await expect(page.getByText(/\d+ match(es)?/)).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("xyzzy");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: /No records with the status “Pending” match/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Remove search and filters" }).click();
  await recordShown(page);
  await expect.poll(() => totalShown(page)).toBe(all);
});

test("filters by suggestion and a sort key together show the records in that order; the agents are those of the dataset (spec 236, 237, 374)", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "ben");
  await openDataset(page, "support-tickets");
  await page.getByRole("button", { name: /^Suggestions/ }).click();
  const popup = page.getByRole("dialog", { name: "Suggestions" });
  const argilla = await signInAt(product.url, "argilla");
  const { id: dataset_id } = await datasetNamed(argilla, "support-tickets");
  const { items } = await argilla.api.listSuggestionOptions({ params: { dataset_id } });
  const agents = popup.getByRole("listbox", { name: "Agent" }).first().getByRole("option");
  expect((await agents.allTextContents()).sort()).toEqual([...(items[0]?.agents ?? [])].sort());
  const to = popup.getByRole("spinbutton").nth(1);
  await to.fill("0.7");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/suggestion=.*score\.ge0\.le0\.7/);
  await page.getByRole("button", { name: /^Sort/ }).click();
  // Until then the record of the former order is on screen.
  const isSorted = page.waitForResponse(
    (response) =>
      /search|claim/.test(response.url()) && (response.request().postData() ?? "").includes('"words"'),
  );
  await page.getByRole("dialog", { name: "Sort" }).getByRole("button", { name: "Words" }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/sort=metadata\.words\./);
  const { items: sorted } = (await (await isSorted).json()) as { items: { record: { id: string } }[] };
  await expect.poll(() => recordId(page)).toBe(sorted[0]?.record.id);
  const words: number[] = [];
  // Not by the total: a record that another user gives back meanwhile is appended at the end, whatever its words.
  const last = Math.min(4, sorted.length) - 1;
  for (let index = 0; index <= last; index += 1) {
    words.push(Number(await fact(page, "Words").textContent()));
    if (index === last) break;
    const from = await recordId(page);
    await page.keyboard.press("ArrowRight");
    await recordChanged(page, from);
  }
  const isAscending = /sort=metadata\.words\.asc/.test(page.url());
  expect(words).toEqual([...words].sort((a, b) => (isAscending ? a - b : b - a)));
});

test("values that can't be loaded: the filter says so, and loads them on request", async ({ page }) => {
  const port = await freePort();
  const product = await startProduct([], { GLOSSA_PUBLIC_URL: `http://localhost:${port}` });
  const proxy = await startProxy(product.port, port);
  const isOfValues = ({ path }: Call) => /\/metrics$|\/suggestions\/options$/.test(path);
  proxy.faultOf = (call) => (isOfValues(call) ? { status: 500 } : undefined);
  await page.goto(proxy.url);
  await signIn(page, "ben");
  await openDataset(page, "support-tickets");
  await page.getByRole("button", { name: /^Metadata/ }).press("Enter");
  const popup = page.getByRole("dialog", { name: "Metadata" });
  await expect(popup.getByRole("alert")).toContainText("The values could not be loaded.");
  const again = popup.getByRole("button", { name: "Try again" });
  await again.press("Enter");
  await expect(popup.getByRole("alert")).toBeVisible();
  proxy.faultOf = () => undefined;
  // The first attempt may still be under way: a press joins it then.
  await expect(async () => {
    if (await again.isVisible()) await again.press("Enter", { timeout: 1000 });
    await expect(popup.getByRole("listbox", { name: "Channel" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await recordShown(page);
  await proxy.close();
  await product.stop();
});
