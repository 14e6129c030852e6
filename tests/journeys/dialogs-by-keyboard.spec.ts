import { signInAt } from "./support/api";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("a form in a dialog keeps the focus when a hint gives way to an error, and a new key is ready to copy", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "ana");
  await expect(page.getByRole("heading", { name: "Datasets" })).toBeVisible();
  await page.goto(`${product.url}/user-settings`);
  await page.getByRole("button", { name: "New API key" }).press("Enter");
  const form = page.getByRole("dialog", { name: "New API key" });
  await expect(form.getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByRole("radio", { name: /^Reads only/ })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("Notebook");
  await page.keyboard.press("Enter");
  const created = page.getByRole("dialog", { name: "Copy your new key" });
  await expect(created.getByRole("button", { name: "Copy" })).toBeFocused();
  // It is shown only now.
  await page.keyboard.press("Escape");
  await expect(created).toBeVisible();
  await created.getByRole("button", { name: "Done" }).press("Enter");
  await expect(page.getByRole("button", { name: "New API key" })).toBeFocused();
});

test("members are added and removed by keyboard: the focus stays in the dialog's list, and each change is announced", async ({
  page,
  product,
}) => {
  const { api } = await signInAt(product.url, "argilla");
  const workspace = await api.createWorkspace({ body: { name: `orchard-${Date.now()}` } });
  for (const name of ["ana", "ben"]) {
    const { id: user_id } = await signInAt(product.url, name);
    await api.addWorkspaceUser({ params: { workspace_id: workspace.id }, body: { user_id } });
  }
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("heading", { name: "Datasets" })).toBeVisible();
  await page.goto(`${product.url}/workspaces`);
  const name = `Members of ${workspace.name}`;
  await page.getByRole("button", { name: `Actions for ${workspace.name}` }).press("Enter");
  await page.getByRole("menuitem", { name }).press("Enter");
  const members = page.getByRole("dialog", { name });
  const adding = members.getByRole("button", { name: /^Add a person/ });
  await expect(adding).toBeFocused();
  const removed = members.getByRole("button", { name: /^Remove / });
  await expect(removed).toHaveCount(2);
  await removed.first().focus();
  await page.keyboard.press("Enter");
  await expect(removed).toHaveCount(1);
  const said = page.getByRole("region", { name: "Notices" }).getByText(/ has been removed$/);
  await expect(said).toHaveRole("status");
  await expect(removed).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(removed).toHaveCount(0);
  // Until then nobody can be added.
  await expect(said).toHaveCount(2);
  await expect(adding).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(members.getByText(/ has been added$/)).toHaveRole("status");
  await expect(removed).toHaveCount(1);
});

test("F8 leads from a dialog to the newest notice, and Tab from there back into the dialog", async ({
  page,
  context,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("heading", { name: "Datasets" })).toBeVisible();
  await page.goto(`${product.url}/people`);
  await expect(page.getByRole("row", { name: /^Ben Okafor/ })).toBeVisible();
  await page.getByRole("button", { name: "Add person" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a person" });
  const field = dialog.getByRole("textbox").first();
  await expect(field).toBeFocused();
  await context.setOffline(true);
  const notice = page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" });
  await expect(notice).toBeVisible();
  await page.keyboard.press("F8");
  await expect(notice).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  await context.setOffline(false);
});
