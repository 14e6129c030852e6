import { signInAt } from "./support/api";
import { choose, openFromMenu, rowOf } from "./support/people";
import { startProduct } from "./support/server";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("with a plain server, owners add, edit and delete people; admins see their workspaces", async ({
  page,
}) => {
  const product = await startProduct(["--plain"]);
  const owner = await signInAt(product.url, "argilla");
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openFromMenu(page, "argilla", "People and workspaces");
  await expect(page.getByRole("columnheader", { name: "Last sign-in" })).toBeHidden();
  await page.getByRole("button", { name: "Add person" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("First name").fill("Kim");
  await form.getByLabel("Username").fill("kim");
  await form.getByLabel("Password").fill("correct horse");
  await form.getByRole("button", { name: "Add person" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await choose(page, "kim", "Edit");
  await form.getByRole("button", { name: /^Role/ }).click();
  await page.getByRole("option", { name: "Admin" }).click();
  await form.getByRole("button", { name: /^Workspaces/ }).click();
  await page.getByRole("option", { name: "support" }).click();
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(page, "Kim")).toContainText("Admin");
  await expect(rowOf(page, "Kim")).toContainText("support");

  const kim = await signInAt(product.url, "kim", "correct horse");
  expect((await kim.api.getMe()).role).toBe("admin");
  await page.getByRole("button", { name: "Account menu of argilla" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await signIn(page, "kim", "correct horse");
  // The page that was left is that of owners; an admin gets their part of it.
  await expect(page).toHaveURL(/\/workspaces$/);
  await page.getByRole("link", { name: "Home" }).first().click();
  await openFromMenu(page, "kim", "Workspaces");
  await expect(page.getByRole("rowheader")).toHaveText(["support"]);
  await expect(page.getByRole("button", { name: "Create workspace" })).toBeHidden();
  await choose(page, "support", "Members of support");
  await page.getByRole("button", { name: "Remove ben" }).click();
  await expect(page.getByRole("button", { name: "Remove ben" })).toBeHidden();
  const { items } = await owner.api.listUsers();
  expect(items.map(({ username }) => username)).toContain("kim");
  await product.stop();
});
