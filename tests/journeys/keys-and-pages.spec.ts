import type { Page } from "@playwright/test";
import { responsesTo, signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { badge, openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

// Other journeys expect the default shortcut preferences and panels.
test.afterEach(async ({ page, product }) => {
  // A page stores changed preferences a moment later, at the latest when it is left: none may follow the reset.
  await page.goto("about:blank");
  for (const name of ["ana", "ben"]) {
    const { api } = await signInAt(product.url, name);
    await api.updateMyPreferences({ body: { layout: null, habits: null } });
  }
});

const nowhere = "00000000-0000-4000-8000-000000000000";
const notice = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** Returns the page in the address and the record on screen. */
async function place(page: Page): Promise<string> {
  return `${new URL(page.url()).searchParams.get("page")} ${await recordId(page)}`;
}

/** Finds a command by its name with the keyboard alone. */
async function find(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
}

test("work by keyboard: history entries, unsaved changes, panels and the user's own shortcuts (spec 221, 244, 402)", async ({
  page,
  product,
  context,
}) => {
  await page.goto(`${product.url}/dataset/${nowhere}/annotation-mode`);
  await signIn(page, "ben");
  await expect(notice(page, `Can’t get dataset info for dataset_id: ${nowhere}`)).toBeVisible();
  await openDataset(page, "support-tickets");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("link", { name: "support", exact: true })).toHaveAttribute(
    "href",
    "/?workspaces=support",
  );

  await test.step("back and forward show the pages that the user opened", async () => {
    const seen = [await place(page)];
    for (let step = 0; step < 2; step += 1) {
      const from = await recordId(page);
      await page.keyboard.press("ArrowRight");
      await recordChanged(page, from);
      seen.push(await place(page));
    }
    await page.goBack();
    await expect.poll(() => place(page)).toBe(seen[1]);
    await page.goForward();
    await expect.poll(() => place(page)).toBe(seen[2]);
  });

  await test.step("a changed submitted response stays on screen until the user confirms", async () => {
    await find(page, "Show: Submitted");
    await expect(page).toHaveURL(/status=submitted/);
    await recordShown(page);
    const first = await recordId(page);
    const radios = page.getByRole("region", { name: "Questions" }).getByRole("radiogroup").first();
    // If the response has no reply, the reply question is active.
    await radios.getByRole("radio", { checked: true }).focus();
    await page.keyboard.press((await radios.getByRole("radio").nth(3).isChecked()) ? "3" : "4");
    await expect(badge(page)).toHaveText("Unsaved changes");
    await page.keyboard.press("ArrowRight");
    const asked = notice(page, "You didn't submit your changes");
    await asked.getByRole("button", { name: "Close" }).click();
    await expect(asked).toBeHidden();
    expect(await recordId(page)).toBe(first);
    await page.getByRole("button", { name: "Next record" }).click();
    await asked.getByRole("button", { name: "Ignore and continue" }).click();
    await recordChanged(page, first);
  });

  await test.step("panels and keys are as they were left", async () => {
    await page.getByRole("separator", { name: "Resize panels" }).focus();
    await page.keyboard.press("Home");
    const split = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("layout") ?? "{}").split as number | undefined);
    await expect.poll(split).toBe(38);
    await page.getByRole("separator", { name: "Resize guidelines panel" }).focus();
    await page.keyboard.press("ArrowUp");
    const guidelines = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem("layout") ?? "{}").guidelines as number | undefined,
      );
    await expect.poll(guidelines).toBe(256);
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await dialog.getByRole("button", { name: "Change shortcut: Next record" }).click();
    await page.keyboard.press("n");
    await expect(dialog.getByRole("button", { name: "Reset to default: Next record" })).toBeVisible();
    await page.keyboard.press("Escape");
    page.once("dialog", (dialog) => dialog.accept());
    await page.goto(page.url().split("?")[0] ?? "");
    await recordShown(page);
    await expect(page.getByRole("separator", { name: "Resize panels" })).toHaveAttribute(
      "aria-valuenow",
      "38",
    );
    const from = await recordId(page);
    await page.keyboard.press("n");
    await recordChanged(page, from);
    await expect(page.getByRole("separator", { name: "Resize guidelines panel" })).toHaveAttribute(
      "aria-valuenow",
      "256",
    );
  });

  await test.step("a quick drag moves the border of two panels, and a click offers buttons for it", async () => {
    const border = page.getByRole("separator", { name: "Resize panels" });
    const at = async () => Number(await border.getAttribute("aria-valuenow"));
    const box = await border.boundingBox();
    if (!box) throw new Error("The border is not on screen.");
    await page.mouse.move(box.x + 4, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 104, box.y + 100);
    await page.mouse.move(box.x + 204, box.y + 100);
    await page.mouse.up();
    const dragged = await at();
    expect(dragged).toBeGreaterThan(45);
    const smaller = page.getByRole("button", { name: "Make the first panel smaller" });
    await expect(smaller).toHaveCount(0);
    await border.click({ position: { x: 4, y: 100 } });
    await smaller.click();
    expect(await at()).toBe(dragged - 10);
    await page.keyboard.press("Escape");
    await expect(border).toBeFocused();
  });

  await test.step("losing and regaining the network are announced", async () => {
    await context.setOffline(true);
    await expect(notice(page, "You are offline")).toBeVisible();
    // Of two notices with the same message, the one that explains what happens to the responses stays.
    await page.keyboard.press("2");
    await page.keyboard.press("Control+s");
    // A state of the page is shown below its bar and covers nothing (use A40).
    const outage = page.getByTestId("outage").filter({ hasText: "No connection to the server" });
    await expect(outage).toBeVisible();
    await expect(notice(page, "No connection to the server")).toHaveCount(0);
    await expect(notice(page, "You are offline")).toHaveCount(0);
    await context.setOffline(false);
    await expect(notice(page, "You are online again")).toBeVisible();
    await expect(outage).toHaveCount(0);
  });
});

test("a digit submits if the user has chosen that, and can be undone (spec 278)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const { api, id } = await signInAt(product.url, "ana");
  await makeSmallDataset(argilla, "one key letters", { size: 12 });
  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, "one key letters");
  const first = await recordId(page);
  await page.getByRole("switch", { name: "Submit immediately after choosing with a digit" }).click();
  await page.getByRole("radio", { name: /^Praise/ }).focus();
  await page.keyboard.press("2");
  await recordChanged(page, first);
  await expect.poll(async () => (await responsesTo({ api, id }, first))[0]?.status).toBe("submitted");
  await notice(page, "Submitted").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => recordId(page)).toBe(first);
  await expect.poll(async () => (await responsesTo({ api, id }, first)).length).toBe(0);
});
