import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { signInAt } from "./support/api";
import { startProduct } from "./support/server";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Opens the settings from the account menu. */
async function openSettings(page: Page, username: string): Promise<void> {
  await page.getByRole("button", { name: `Account menu of ${username}` }).click();
  await page.getByRole("menuitem", { name: "User settings" }).click();
  await expect(page).toHaveURL(/\/user-settings$/);
}

/** The status of a request with an API key. */
async function statusFor(url: string, key: string): Promise<number> {
  return (await fetch(`${url}/api/v1/me`, { headers: { "X-Argilla-Api-Key": key } })).status;
}

test("the settings page leads to the datasets of a workspace, and copies the real API key (spec 48) (spec 121)", async ({
  page,
  product,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
  const ben = await signInAt(product.url, "ben");
  await page.goto(product.url);
  await signIn(page, "ben");
  await openSettings(page, "ben");
  await expect(page.getByRole("heading", { level: 1, name: "ben" })).toBeVisible();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await ben.api.getMe()).api_key);
  expect(await page.content()).not.toContain(copied);
  await page.getByRole("link", { name: "support" }).click();
  await expect(page).toHaveURL(/\/\?workspaces=support$/);
  await expect(page.getByRole("link", { name: "support-tickets" })).toBeVisible();
});

test("the content has the focus on each page that follows another one", async ({ page, product }) => {
  const content = page.getByRole("main");
  await page.goto(product.url);
  await signIn(page, "ana");
  await expect(content.getByRole("heading", { level: 1, name: "Datasets" })).toBeVisible();
  await expect(content).toBeFocused();
  await openSettings(page, "ana");
  await expect(content.getByRole("heading", { level: 1, name: "ana" })).toBeVisible();
  await expect(content).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(content.locator(":focus")).toHaveCount(1);
});

test("a user changes their password by keyboard, replaces their key, and signs out everywhere", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const username = "newcomer";
  await owner.api.createUser({
    body: { username, first_name: "New", password: "12345678", role: "annotator" },
  });
  const elsewhere = await signInAt(product.url, username);
  const firstKey = (await elsewhere.api.getMe()).api_key;
  await page.goto(product.url);
  await signIn(page, username);
  await openSettings(page, username);

  await page.getByRole("button", { name: "Change password" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Current password").focus();
  await page.keyboard.type("wrong password");
  await page.getByLabel("New password").focus();
  await page.keyboard.type("correct horse");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("The current password is wrong.");
  await page.getByLabel("Current password").fill("12345678");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The password has been changed")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(elsewhere.api.getMe()).rejects.toMatchObject({ status: 401 });
  expect(await statusFor(product.url, firstKey)).toBe(401);
  // This tab stays signed in.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();

  const again = await signInAt(product.url, username, "correct horse");
  const secondKey = (await again.api.getMe()).api_key;
  await page.getByRole("button", { name: "Replace" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
  await expect(page.getByText("The API key has been replaced.", { exact: false })).toBeVisible();
  expect(await statusFor(product.url, secondKey)).toBe(401);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(again.api.getMe()).rejects.toMatchObject({ status: 401 });
});

test("a user ends another sign-in by keyboard, and signing out ends this one on the server", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const username = "roamer";
  await owner.api.createUser({
    body: { username, first_name: "Ro", password: "12345678", role: "annotator" },
  });
  const [first, second] = [await signInAt(product.url, username), await signInAt(product.url, username)];
  await page.goto(product.url);
  await signIn(page, username);
  await openSettings(page, username);
  const list = page.getByRole("list", { name: "Sign-ins" });
  await expect(list.locator("> li")).toHaveCount(3);
  await expect(list.locator("> li").filter({ hasText: "This browser" })).toHaveCount(1);
  await list
    .getByRole("button", { name: /^End the sign-in/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "End" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The sign-in has ended")).toBeVisible();
  await expect(list.locator("> li")).toHaveCount(2);
  await expect(list).toBeFocused();
  const outcomes = await Promise.allSettled([first.api.getMe(), second.api.getMe()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);

  await page.getByRole("button", { name: "End all others" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End all others" }).click();
  await expect(list.locator("> li")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem("auth.token"));
  await page.getByRole("button", { name: `Account menu of ${username}` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  const headers = { authorization: `Bearer ${token}` };
  await expect.poll(async () => (await fetch(`${product.url}/api/v1/me`, { headers })).status).toBe(401);
});

test("a user creates a reading API key, sees it once, and deletes it", async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, "ben");
  await openSettings(page, "ben");
  await page.getByRole("button", { name: "New API key" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Name").fill("Nightly export");
  await page.keyboard.press("Enter");
  const key = (await page.getByText(/^glossa_/).textContent()) ?? "";
  expect(await statusFor(product.url, key)).toBe(200);
  const headers = { "X-Argilla-Api-Key": key, "content-type": "application/json" };
  const writing = await fetch(`${product.url}/api/v1/glossa/me/preferences`, {
    method: "PATCH",
    headers,
    body: "{}",
  });
  expect([writing.status, writing.headers.get("x-error-code")]).toEqual([403, "api_key_scope"]);
  await page.getByRole("button", { name: "Done" }).click();
  const row = page
    .getByRole("list", { name: "API keys" })
    .locator("> li")
    .filter({ hasText: "Nightly export" });
  await expect(row).toContainText("Reads only");
  expect(await page.content()).not.toContain(key);
  await page.getByRole("button", { name: "Delete the key Nightly export" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(row).toBeHidden();
  expect(await statusFor(product.url, key)).toBe(401);
});

test("with a plain server, the key is copied, and its password and sign-ins are not offered", async ({
  page,
}) => {
  const product = await startProduct(["--plain"]);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
  const { api_key } = await (await signInAt(product.url, "ben")).api.getMe();
  await page.goto(product.url);
  await signIn(page, "ben");
  await openSettings(page, "ben");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(api_key);
  await expect(page.getByRole("button", { name: "Change password" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Sign out everywhere" })).toBeHidden();
  await expect(page.getByRole("button", { name: "New API key" })).toBeHidden();
  await expect(page.getByRole("list", { name: "Sign-ins" })).toBeHidden();
  await product.stop();
});

test("a user switches the second factor on, signs in with a code, and an owner switches it off", async ({
  page,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const username = "careful";
  const { id } = await owner.api.createUser({
    body: { username, first_name: "Cara", password: "12345678", role: "annotator" },
  });
  await page.goto(product.url);
  await signIn(page, username);
  await openSettings(page, username);
  await page.getByRole("button", { name: "Switch on" }).click();
  const dialog = page.getByRole("dialog");
  await page.keyboard.type("12345678");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = (await dialog.locator("pre").innerText()).replace(/\s/g, "");
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByRole("textbox", { name: "Code" }).fill(app.generate({ timestamp: Date.now() - 30_000 }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Store your recovery codes" })).toBeVisible();
  await dialog.getByRole("button", { name: "I have stored them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await page.getByRole("button", { name: `Account menu of ${username}` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await signIn(page, username);
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("The code is wrong");
  await page.getByRole("textbox", { name: "Code" }).fill(app.generate());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Account menu of ${username}` })).toBeVisible();

  await page.goto(product.url);
  await page.getByRole("button", { name: `Account menu of ${username}` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await signIn(page, "argilla");
  await expect(page.getByRole("button", { name: "Account menu of argilla" })).toBeVisible();
  await page.goto(`${product.url}/people`);
  await page.getByRole("button", { name: `Actions for ${username}` }).click();
  await page.getByRole("menuitem", { name: "Switch off two-factor authentication" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Switch off two-factor authentication" })
    .click();
  await expect(page.getByText(`Two-factor authentication is off for ${username}`)).toBeVisible();
  const again = await signInAt(product.url, username);
  expect((await again.api.getMe()).id).toBe(id);
});
