import { startHub } from "@glossa/hub-stand-in";
import type { Page } from "@playwright/test";
import { signInAt, workspaceForTests } from "./support/api";
import { startProduct } from "./support/server";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** A product whose hub is a stand-in on this machine. */
async function startWithHub(flags: string[] = []) {
  const hub = await startHub();
  const product = await startProduct(flags, { GLOSSA_HUB_URL: hub.url, GLOSSA_HUB_VIEWER_URL: hub.url });
  return { hub, product };
}

async function enter(page: Page, url: string, name = "argilla"): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await signIn(page, name);
  await expect(page.getByRole("heading", { name: "Datasets", exact: true })).toBeVisible();
}

test("a repository of the hub becomes a dataset: from home to its first record (spec 5, 108, 171)", async ({
  page,
}) => {
  const { hub, product } = await startWithHub();
  const argilla = await signInAt(product.url, "argilla");
  await workspaceForTests(argilla);
  await enter(page, product.url);
  await page.getByRole("button", { name: "Import from Hugging Face" }).click();
  const repository = page.getByRole("textbox", { name: "Repository" });
  await repository.fill("nobody/nothing");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Can’t load repository")).toBeVisible();
  await repository.fill("stanfordnlp/imdb");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/stanfordnlp%2Fimdb$/);
  await expect(page.getByRole("heading", { name: "imdb", level: 1 })).toBeVisible();
  const record = page.getByRole("region", { name: /^First record/ });
  await expect(record.getByRole("heading", { name: "text" })).toBeVisible();

  // The hub's own viewer is on the page, too.
  await page.getByRole("tab", { name: "Viewer" }).click();
  const viewer = page.frameLocator("iframe").frameLocator("iframe");
  await expect(viewer.locator("body")).toContainText(/\w/);

  // What was changed is still there after a reload.
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("menuitem", { name: "rating" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Move Rating 1, 2 of 2/ })).toBeVisible();

  await page.getByRole("button", { name: "Create dataset" }).click();
  const dialog = page.getByRole("dialog", { name: "Create dataset" });
  await dialog.getByRole("textbox", { name: /^Name/ }).fill("Reviews");
  await dialog.getByRole("button", { name: "Create dataset" }).click();
  await expect(page).toHaveURL(/annotation-mode/, { timeout: 60_000 });
  await expect(page.getByText("The dataset has been created.")).toBeVisible();
  await expect(page.getByRole("region", { name: "text" }).first()).toBeVisible();

  const { items } = await argilla.api.listMyDatasets({});
  const created = items.find(({ name }) => name === "Reviews");
  expect(created?.metadata).toMatchObject({ repoId: "stanfordnlp/imdb", imported: true });
  const params = { dataset_id: created?.id ?? "" };
  const questions = (await argilla.api.listQuestions({ params })).items.map(({ name }) => name);
  expect(questions).toEqual(["label", "rating_1"]);
  await expect(async () => {
    expect((await argilla.api.getDatasetProgress({ params })).total).toBeGreaterThanOrEqual(10);
  }).toPass();
  await hub.close();
});
