import type { Page } from "@playwright/test";
import { signInAt, workspaceForTests } from "./support/api";
import { startProduct } from "./support/server";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

async function add(page: Page, button: string, type: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("menuitem", { name: type, exact: true }).click();
}

const publish = (page: Page) => page.getByRole("button", { name: "Publish dataset" }).click();

test("an admin prepares a dataset, reloads, publishes it and gets to its queue, with the plain API; annotators can't (spec 3, 166)", async ({
  page,
  browser,
}) => {
  const product = await startProduct(["--plain"]);
  const argilla = await signInAt(product.url, "argilla");
  const password = "a long password";
  const { id: user_id } = await argilla.api.createUser({
    body: { username: "adele", first_name: "Adele", role: "admin", password },
  });
  const workspace_id = await workspaceForTests(argilla);
  await argilla.api.addWorkspaceUser({ params: { workspace_id }, body: { user_id } });
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "adele", password);
  await page.getByRole("button", { name: "Create dataset" }).click();
  await expect(page).toHaveURL(/\/datasets\/new$/);

  // What is missing is shown, and has the focus.
  await publish(page);
  await expect(page.getByRole("textbox", { name: /^Name/ })).toBeFocused();
  await page.keyboard.type("From the browser");
  await publish(page);
  await expect(page.getByText("Add at least one field.")).toBeVisible();
  await add(page, "Add field", "text");
  await page.getByRole("tab", { name: /^Questions/ }).click();
  await add(page, "Add question", "label");
  await add(page, "Add question", "span");
  await page.getByRole("tab", { name: /^Metadata/ }).click();
  await add(page, "Add metadata", "Whole numbers");
  await page.getByRole("tab", { name: /^Guidelines/ }).click();
  await page.getByRole("textbox", { name: "Guidelines" }).fill("Read it **twice**.");

  await page.reload();
  await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("From the browser");
  await page.getByRole("tab", { name: /^Questions/ }).click();
  await page.getByRole("button", { name: /^Move Span 2/ }).focus();
  await page.keyboard.press("ArrowUp");
  await publish(page);
  await expect(page).toHaveURL(/annotation-mode/);
  await expect(page.getByText("The dataset has been published")).toBeVisible();

  const { items } = await argilla.api.listMyDatasets({});
  const created = items.find(({ name }) => name === "From the browser");
  expect(created).toMatchObject({ status: "ready", guidelines: "Read it **twice**." });
  const params = { dataset_id: created?.id ?? "" };
  const questions = (await argilla.api.listQuestions({ params })).items;
  expect(questions.map(({ name, required }) => [name, required])).toEqual([
    ["span_2", false],
    ["label_1", true],
  ]);
  expect(questions[0]?.settings).toMatchObject({ field: "text_1" });

  // The name is taken now; nothing is left of the dataset that was prepared before.
  await page.goto(`${product.url}/datasets/new`);
  await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("");
  await page.getByRole("textbox", { name: /^Name/ }).fill("From the browser");
  await page.getByRole("button", { name: /^Start with the settings/ }).click();
  await page.getByRole("option", { name: "From the browser" }).click();
  await expect(page.getByText("The settings of From the browser have been copied")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Name/ })).toBeFocused();
  await page.getByRole("tab", { name: /^Fields/ }).click();
  await expect(page.getByRole("textbox", { name: "Title 1" })).toHaveValue("Text 1");
  await publish(page);
  await expect(page.getByText("This workspace already has a dataset with this name.")).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(`${product.url}/sign-in`);
  await signIn(theirs, "ana");
  await expect(theirs.getByRole("heading", { name: "Datasets", exact: true })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Create dataset" })).toBeHidden();
  await theirs.goto(`${product.url}/datasets/new`);
  await expect(theirs.getByText(/^Only owners and admins/)).toBeVisible();
  await theirs.goto(`${product.url}/datasets/import`);
  await expect(theirs.getByRole("heading", { name: "Import files" })).toBeVisible();
  await expect(theirs.getByText(/^Only owners and admins/)).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Account menu of ana" })).toBeVisible();
  await product.stop();
});
