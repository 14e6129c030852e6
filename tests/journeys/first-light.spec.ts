import type { Page } from "@playwright/test";
import { datasetNamed, responsesTo, signInAt } from "./support/api";
import { badge, openDataset, recordChanged, recordId, recordShown } from "./support/steps";
import { expect, test } from "./support/test";

test("the printed link opens a pending record with the focus on its question, and the first response is stored (spec 1, 53)", async ({
  page,
  product,
}) => {
  await page.goto(product.signInLink ?? "");
  await recordShown(page);
  expect(page.url()).toContain("/annotation-mode");
  expect(page.url()).not.toContain("link=");
  const first = await recordId(page);
  // Which question has the focus depends on the suggestions of the record: required ones may be filled in pencil.
  await expect(page.getByRole("region", { name: "Questions" }).locator(":focus")).toBeVisible();

  await page.keyboard.press("Enter");
  await recordChanged(page, first);

  const argilla = await signInAt(product.url, "argilla");
  await expect.poll(async () => (await responsesTo(argilla, first)).length).toBe(1);
  const [response] = await responsesTo(argilla, first);
  expect(response?.status).toBe("submitted");

  await page.keyboard.press("ArrowLeft");
  await expect(badge(page)).toHaveText("Saved");
});

test("the link works once", async ({ page, product }) => {
  await page.goto(product.signInLink ?? "");
  await expect(page.getByRole("alert")).toContainText("has already been used");
  await expect(page.getByLabel("Username")).toBeVisible();
});

test("the home page lists the datasets of the user's workspaces with their progress, and leads to a record (spec 2, 49)", async ({
  page,
  product,
}) => {
  await enterAs(page, product.url, "ana");
  const ana = await signInAt(product.url, "ana");
  const dataset = await datasetNamed(ana, "support-tickets");
  const row = page.getByRole("listitem").filter({ hasText: dataset.name });
  await expect(row).toContainText("support");
  await expect(row).toContainText("%");
  await page.getByRole("link", { name: dataset.name }).click();
  await recordShown(page);
});

test("the settings of a dataset are reached by keyboard from the header of a record, and back with the changes (spec 54, 136, 214)", async ({
  page,
  product,
}) => {
  await enterAs(page, product.url, "argilla");
  await openDataset(page, "newsroom-topics");
  const record = await recordId(page);
  const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "newsroom", "newsroom-topics"]);
  await expect(trail.getByRole("link", { name: "newsroom" })).toHaveAttribute(
    "href",
    "/?workspaces=newsroom",
  );
  await expect(page.getByRole("button", { name: "Copy link to dataset" })).toBeVisible();

  const toSettings = page.getByRole("button", { name: "Dataset settings" });
  await toSettings.press("Enter");
  await expect(page).toHaveURL(/\/dataset\/[\w-]+\/settings$/);
  const guidelines = page.getByRole("form", { name: /^Guidelines/ });
  const text = guidelines.getByRole("textbox");
  await text.press("Control+End");
  await page.keyboard.type("\n\nAsk when in doubt.  ");

  await test.step("unsaved settings are not left without confirmation", async () => {
    const toDataset = page.getByRole("button", { name: "Go to dataset" });
    await toDataset.press("Enter");
    const notice = page.getByRole("listitem").filter({ hasText: "You didn't submit your changes" });
    await expect(notice.getByRole("button", { name: "Ignore and continue" })).toBeVisible();
    await notice.getByRole("button", { name: "Close" }).press("Enter");
    await expect(text).toBeFocused();
  });

  await guidelines.getByRole("button", { name: "Update" }).press("Enter");
  await expect(guidelines.getByText("Saved")).toBeVisible();
  await page.getByRole("button", { name: "Go to dataset" }).press("Enter");
  await recordShown(page);
  expect(await recordId(page)).toBe(record);
  await expect(page.getByText("Ask when in doubt.")).toBeVisible();

  await test.step("annotators can read the settings and cannot change them", async () => {
    await enterAs(page, product.url, "ana");
    await page.getByRole("button", { name: "Settings of newsroom-topics" }).press("Enter");
    await expect(page.getByText("Ask when in doubt.")).toBeVisible();
    await expect(page.getByText("Minimum submitted responses")).toBeVisible();
    await expect(page.getByRole("form")).toHaveCount(0);
  });
});

/** Opens the home page as a user who has signed in before. */
async function enterAs(page: Page, url: string, username: string): Promise<void> {
  const { api } = await signInAt(url, username);
  const { access_token } = await api.createToken({ body: { username, password: "12345678" } });
  await page.goto(url);
  await page.evaluate((token) => localStorage.setItem("auth.token", token), access_token);
  await page.goto(url);
}
