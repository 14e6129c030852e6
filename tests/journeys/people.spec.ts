import { readFileSync } from "node:fs";
import { datasetNamed, signInAt } from "./support/api";
import { choose, openFromMenu, rowOf } from "./support/people";
import { startProduct } from "./support/server";
import { recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("an owner adds a person, who must choose a password before anything else; then resets, switches off and deletes", async ({
  page,
  browser,
}) => {
  const product = await startProduct();
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openFromMenu(page, "argilla", "People and workspaces");
  await expect(page).toHaveURL(/\/people$/);
  await page.getByRole("button", { name: "Add person" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("First name").fill("Noa");
  await form.getByLabel("Username").fill("noa");
  await form.getByRole("radio", { name: /With a password/ }).click();
  const password = await form.getByLabel("Password", { exact: true }).inputValue();
  await form.getByRole("button", { name: /^Workspaces/ }).click();
  await page.getByRole("option", { name: "support" }).click();
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "Add person" }).click();
  const handOver = page.getByRole("dialog", { name: "Sign-in details for noa" });
  await expect(handOver.getByText(password)).toBeVisible();
  await handOver.getByRole("button", { name: "Done" }).click();
  await expect(rowOf(page, "Noa")).toContainText("Must choose a password");
  await expect(rowOf(page, "Noa")).toContainText("support");

  // In another browser, the new person sees one page until they have a password of their own.
  const theirs = await (await browser.newContext()).newPage();
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "support-tickets");
  const place = `${product.url}/dataset/${id}/annotation-mode`;
  await theirs.goto(place);
  await signIn(theirs, "noa", password);
  await expect(theirs.getByRole("heading", { name: "Choose your own password" })).toBeVisible();
  await theirs.goto(`${product.url}/user-settings`);
  await expect(theirs.getByRole("heading", { name: "Choose your own password" })).toBeVisible();
  await theirs.goto(place);
  await expect(theirs.getByRole("heading", { name: "Choose your own password" })).toBeVisible();
  await theirs.getByLabel("Current password").fill(password);
  await theirs.getByLabel("New password").fill(password);
  await theirs.getByRole("button", { name: "Save password" }).click();
  await expect(theirs.getByRole("alert")).toHaveText("The new password must differ from the current one.");
  await theirs.getByLabel("New password").fill("correct horse");
  await theirs.getByRole("button", { name: "Save password" }).click();
  await recordShown(theirs);
  await expect(theirs).toHaveURL(new RegExp(id));
  await expect(theirs.getByText("The password has been changed")).toBeVisible();
  await expect(theirs.getByText(/^Can’t get/)).toHaveCount(0);
  await theirs.goto(product.url);
  await expect(theirs.getByRole("link", { name: "support-tickets" })).toBeVisible();
  // An annotator manages nobody.
  await theirs.getByRole("button", { name: "Account menu of noa" }).click();
  await expect(theirs.getByRole("menuitem", { name: "User settings" })).toBeVisible();
  await expect(theirs.getByRole("menuitem", { name: /People|Workspaces/ })).toBeHidden();
  await theirs.goto(`${product.url}/people`);
  await expect(theirs.getByText(/^Only owners and admins/)).toBeVisible();

  await page.reload();
  await expect(rowOf(page, "Noa")).not.toContainText("Must choose a password");
  await choose(page, "noa", "Switch off");
  await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
  await expect(rowOf(page, "Noa")).toContainText("Switched off");
  // The next request signs them out, and the sign-in says why.
  await theirs.goto(product.url);
  await expect(theirs).toHaveURL(/\/sign-in/);
  const reason = theirs.getByText("This account is switched off. Ask an owner to switch it on.");
  await expect(reason).toBeVisible();
  await expect(theirs.getByText("Could not validate credentials")).toBeHidden();
  await signIn(theirs, "noa", "correct horse");
  await expect(reason.first()).toBeVisible();

  await choose(page, "noa", "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, "Noa")).toBeHidden();
  // Nobody removes themselves.
  await page.getByRole("button", { name: "Actions for argilla" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Edit"]);
  await page.keyboard.press("Escape");
  await test.step("the audit log tells all of that, also about the person who is gone", async () => {
    await page.getByRole("link", { name: "Audit log" }).click();
    await expect(page).toHaveURL(/\/audit$/);
    const rows = page.getByRole("table", { name: "Audit log" }).locator("tbody tr");
    await expect(rows.first()).toContainText("Deleted a person");
    await page.getByRole("searchbox", { name: "Object" }).fill("noa");
    await expect(rows).toHaveText([/Deleted a person/, /Switched a person off/, /Added a person/]);
    await page.getByRole("searchbox", { name: "Object" }).fill("");
    await page.getByRole("searchbox", { name: "Person" }).fill("noa");
    await expect(rows.filter({ hasText: "Sign-in failed" })).toHaveCount(1);
    await expect(rows.filter({ hasText: "Changed the password" })).toHaveCount(1);
    await page.getByRole("button", { name: /^Kind/ }).click();
    await page.getByRole("option", { name: "Accounts", exact: true }).click();
    await expect(page).toHaveURL(/\/audit\?username=noa&kind=account$/);
    await expect(rows).toHaveText([/Changed the password/]);
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Person" })).toHaveValue("noa");
    await expect(rows).toHaveText([/Changed the password/]);
    // The search was no step of its own; the way back restores it.
    await page.goBack();
    await expect(page).toHaveURL(/\/people$/);
    await page.goForward();
    await expect(rows).toHaveText([/Changed the password/]);
    await page.getByLabel("To", { exact: true }).fill("2026-01-01");
    await expect(page).toHaveURL(/&to=2026-01-01$/);
    await expect(page.getByText("No entries match")).toBeVisible();
    await page.getByLabel("To", { exact: true }).fill("");
    await page.getByLabel("From", { exact: true }).fill("2026-01-01");
    await expect(rows).toHaveText([/Changed the password/]);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as CSV" }).click();
    const file = readFileSync(await (await saved).path(), "utf8");
    expect(file.split("\r\n")[0]).toBe("time,username,user_id,action,object_name,object_id,details");
    expect(file).toContain(",account.password_changed,");
    expect(file).not.toContain("correct horse");
    // Nobody else has such a page.
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${product.url}/sign-in`);
    await signIn(other, "ana");
    await expect(other.getByRole("heading", { name: "Datasets", exact: true })).toBeVisible();
    await other.goto(`${product.url}/audit`);
    await expect(other.getByText(/^Only owners can/)).toBeVisible();
  });
  await product.stop();
});

test("a person is invited by a link, answers, is deleted and restored with the answer", async ({
  page,
  browser,
}) => {
  const product = await startProduct();
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openFromMenu(page, "argilla", "People and workspaces");
  await page.getByRole("button", { name: "Add person" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("First name").fill("Noa");
  await form.getByLabel("Username").fill("noa");
  await form.getByRole("button", { name: /^Workspaces/ }).click();
  await page.getByRole("option", { name: "support" }).click();
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "Add person" }).click();
  const handOver = page.getByRole("dialog", { name: "Sign-in details for noa" });
  const link = await handOver.getByText(/choose-password#/).innerText();
  await handOver.getByRole("button", { name: "Done" }).click();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByText("You sign in as noa from now on.")).toBeVisible();
  expect(theirs.url()).not.toContain("#");
  await expect(theirs.getByLabel("New password")).toBeFocused();
  await theirs.keyboard.type("correct horse");
  await theirs.keyboard.press("Enter");
  await expect(theirs.getByRole("link", { name: "support-tickets" })).toBeVisible();
  const again = await (await browser.newContext()).newPage();
  await again.goto(link);
  await expect(again.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();

  const noa = await signInAt(product.url, "noa", "correct horse");
  const { items } = await noa.api.listMyDatasets();
  const dataset_id = items.find(({ name }) => name === "support-tickets")?.id ?? "";
  const found = await noa.api.searchMyRecords({ params: { dataset_id }, query: { limit: 1 }, body: {} });
  const record_id = found.items[0]?.record.id ?? "";
  await noa.api.createResponse({ params: { record_id }, body: { status: "draft", values: {} } });

  await page.reload();
  await choose(page, "noa", "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Restore noa" })).toBeVisible();
  await expect(rowOf(page, "Noa")).toBeHidden();
  await theirs.goto(product.url);
  await expect(theirs).toHaveURL(/\/sign-in/);
  await page.getByRole("button", { name: "Restore noa" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await expect(rowOf(page, "Noa")).toContainText("support");
  await signIn(theirs, "noa", "correct horse");
  await expect(theirs.getByRole("link", { name: "support-tickets" })).toBeVisible();
  const back = await signInAt(product.url, "noa", "correct horse");
  const drafts = async () => (await back.api.getMyDatasetMetrics({ params: { dataset_id } })).responses.draft;
  await expect.poll(drafts).toBe(1);
  await product.stop();
});

test("an owner creates a workspace with members; one with datasets can't be deleted", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openFromMenu(page, "argilla", "People and workspaces");
  await page.getByRole("tab", { name: "Workspaces" }).click();
  await expect(page).toHaveURL(/\/workspaces$/);
  await page.getByRole("button", { name: "Create workspace" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("legal");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await choose(page, "legal", "Members of legal");
  const members = page.getByRole("dialog");
  await members.getByRole("button", { name: /Add a person/ }).click();
  await page.getByRole("option", { name: /\(ana\)/ }).click();
  await members.getByRole("button", { name: "Add", exact: true }).click();
  await expect(members.getByRole("listitem")).toHaveText(/ana/);
  const ana = await signInAt(product.url, "ana");
  const names = async () => (await ana.api.listMyWorkspaces()).items.map(({ name }) => name);
  expect(await names()).toContain("legal");
  await members.getByRole("button", { name: "Remove ana" }).click();
  await expect(members.getByText("Nobody is a member yet.")).toBeVisible();
  expect(await names()).not.toContain("legal");
  await members.getByRole("button", { name: "Done" }).click();

  await choose(page, "legal", "Rename legal");
  await page.getByRole("textbox", { name: "Name" }).fill("law");
  await page.getByRole("textbox", { name: "Name" }).press("Enter");
  await choose(page, "support", "Delete support");
  await expect(page.getByRole("dialog", { name: "support can’t be deleted yet" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row").filter({ hasText: "legal" })).toBeHidden();
  await choose(page, "law", "Delete law");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("row").filter({ hasText: "law" })).toBeHidden();
});
