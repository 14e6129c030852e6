import type { Page } from "@playwright/test";
import { openDataset, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Opens the tickets of the demo. */
async function openTickets(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, "support-tickets");
  await expect(record(page)).toBeVisible();
}

const record = (page: Page) => page.getByRole("article", { name: "Record" });
const trigger = (page: Page, name: RegExp) => page.getByRole("button", { name });
const popover = (page: Page, name: string) => page.getByRole("dialog", { name });
/** The number of records in the queue. */
const total = async (page: Page) =>
  Number(/(\d+)$/.exec((await trigger(page, /^Status: /).getAttribute("aria-label")) ?? "")?.[1]);

test("records are filtered and sorted by keyboard; back, forward, reload and a link show the same set (spec 13, 217, 242)", async ({
  page,
  product,
}) => {
  await openTickets(page, product.url);
  const all = await total(page);

  await test.step("the metadata that records hold is offered with its counts (spec 251, 261)", async () => {
    await trigger(page, /^Metadata/).focus();
    await page.keyboard.press("Enter");
    const list = popover(page, "Metadata").getByRole("listbox", { name: "Channel" });
    await expect(list.getByRole("option").first()).toHaveText(/^email\d+$/);
    await list.focus();
    await page.keyboard.press(" ");
    await expect(page).toHaveURL(/metadata=channel\.email/);
    await page.keyboard.press("Escape");
    await expect(trigger(page, /^Metadata/)).toBeFocused();
    await expect.poll(() => total(page)).toBeLessThan(all);
  });
  const byMail = await total(page);

  await test.step("suggestions are filtered by agent and score (spec 252, 255, 374)", async () => {
    await trigger(page, /^Suggestions/).focus();
    await page.keyboard.press("Enter");
    const agents = popover(page, "Suggestions").getByRole("listbox", { name: /: Agent$/ });
    await expect(agents.first().getByRole("option", { name: "triage-v3" })).toBeVisible();
    await popover(page, "Suggestions").getByRole("slider", { name: "From" }).first().focus();
    for (let step = 0; step < 8; step += 1) await page.keyboard.press("PageUp");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/suggestion=[a-z_]+\.score\.ge0\.8\.le1/);
    await expect.poll(() => total(page)).toBeLessThan(byMail);
  });
  const address = page.url();
  const both = await total(page);

  await test.step("back, forward, reload and a link show the same set", async () => {
    await page.goBack();
    await expect.poll(() => total(page)).toBe(byMail);
    await page.goForward();
    await expect.poll(() => total(page)).toBe(both);
    await page.reload();
    await expect.poll(() => total(page)).toBe(both);
    await expect(trigger(page, /^Metadata/)).toHaveText(/Channel/);
    const other = await page.context().newPage();
    await other.goto(address);
    await expect.poll(() => total(other)).toBe(both);
    await other.close();
  });

  await test.step("records are sorted by a rating that a model suggests, and Reset removes everything (spec 248)", async () => {
    await trigger(page, /^Sort/).click();
    await popover(page, "Sort").getByRole("button", { name: "Words" }).click();
    await popover(page, "Sort").getByRole("button", { name: "Words: ascending" }).click();
    await expect(page).toHaveURL(/sort=metadata\.words\.desc/);
    await page.keyboard.press("Escape");
    await trigger(page, /^Reset$/).click();
    await expect.poll(() => total(page)).toBe(all);
    await expect(page).not.toHaveURL(/metadata=|suggestion=|sort=/);
    await expect(trigger(page, /^Reset$/)).toHaveCount(0);
  });
});

test("responses are filtered by pointer, and a set without records can be left again (spec 254)", async ({
  page,
  product,
}) => {
  await openTickets(page, product.url);
  await trigger(page, /^Status: /).click();
  await page.getByRole("menuitemradio", { name: /^Submitted/ }).click();
  await expect(page).toHaveURL(/status=submitted/);
  const all = await total(page);
  await trigger(page, /^Responses/).click();
  await popover(page, "Responses").getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/response=[a-z_]+\./);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await page.getByRole("textbox", { name: "Search records" }).fill("zzzqqq");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No records found with status “Submitted”")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Clear search" }).click();
  await expect(record(page)).toBeVisible();
  await expect(page).toHaveURL(/response=/);
});

test("a search is typed from the keyboard, in one field, with operators (spec 218, 245)", async ({
  page,
  product,
}) => {
  await openTickets(page, product.url);
  const all = await total(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Search records" })).toBeFocused();
  await page.keyboard.type("  refund | sofa  ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=refund_%7C_sofa/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  const either = await total(page);
  await trigger(page, /^Search in: All fields/).click();
  await page.getByRole("menuitemradio", { name: "Subject" }).click();
  await expect(page).toHaveURL(/search=refund_%7C_sofa(~|%7E)subject/);
  await expect.poll(() => total(page)).toBeLessThan(either);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Search records" })).toHaveValue("refund | sofa");
  await trigger(page, /^Clear search$/).click();
  await expect.poll(() => total(page)).toBe(all);
});

test("similar records are found from one; the bar names it, also after a reload (spec 224, 267, 272)", async ({
  page,
  product,
}) => {
  await openTickets(page, product.url);
  const id = await record(page).getAttribute("data-record-id");
  await trigger(page, /^Find similar$/).focus();
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "Reference record" });
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(
    new RegExp(`similarity=record\\.${id}\\.vector\\.content\\.limit\\.50\\.order\\.most`),
  );
  await expect(record(page)).not.toHaveAttribute("data-record-id", id ?? "");
  await expect(page.getByText(/^Similarity \d+\.\d%$/)).toBeVisible();
  const named = await bar.textContent();

  await test.step("the reference is fetched by its id (spec 269)", async () => {
    await page.reload();
    await expect(bar).toHaveText(named ?? "");
  });

  await test.step("limit and order can be changed, and the reference removed (spec 264, 266)", async () => {
    await bar.getByRole("button", { name: /^Limit/ }).click();
    await page.getByRole("option", { name: "10 records" }).click();
    await expect.poll(() => total(page)).toBeLessThanOrEqual(10);
    await bar.getByRole("button", { name: "Remove reference" }).focus();
    await page.keyboard.press("Enter");
    await expect(bar).toHaveCount(0);
    await expect(page).not.toHaveURL(/similarity=/);
  });
});
