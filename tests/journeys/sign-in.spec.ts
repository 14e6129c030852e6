import { signInAt } from "./support/api";
import { recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("shows username, password, a button and the description of the product (spec 16, 28)", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByText("in the margin")).toBeVisible();
  await expect(page.getByLabel("Username")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  // Without a provider on the server there is no other way to sign in (requirement 26).
  await expect(page.getByText("or", { exact: true })).toHaveCount(0);
});

test("shows and hides the password (spec 17)", async ({ page, product }) => {
  await page.goto(`${product.url}/sign-in`);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("secret");
  await page.getByRole("button", { name: "Show password" }).press("Enter");
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).press("Enter");
  await expect(password).toHaveAttribute("type", "password");
});

test("reports missing values only after a field was left, and requires both (spec 18, 20)", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/sign-in`);
  const button = page.getByRole("button", { name: "Sign in" });
  await expect(page.getByText("Enter your username.")).toHaveCount(0);
  await expect(button).toBeDisabled();
  await page.keyboard.press("Tab");
  await expect(page.getByText("Enter your username.")).toBeVisible();
  await page.getByLabel("Username").fill("ana");
  await expect(button).toBeDisabled();
  await page.getByLabel("Password", { exact: true }).fill("x");
  await expect(button).toBeEnabled();
});

test("accepts values that the browser filled in (spec 19)", async ({ page, product }) => {
  await page.addInitScript(() => {
    // A password manager sets values without any event for the page.
    const fill = () => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      set?.call(document.querySelector('[name="username"]'), "ana");
      set?.call(document.querySelector('[name="password"]'), "12345678");
    };
    const wait = setInterval(() => {
      if (!document.querySelector('[name="password"]')) return;
      clearInterval(wait);
      fill();
    }, 5);
  });
  await page.goto(`${product.url}/sign-in`);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
});

test("a wrong password shows its message (spec 24, 410)", async ({ page, product }) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ana", "wrong password");
  await expect(page.getByRole("alert")).toHaveText("Wrong username or password. Try again");
  await expect(page.getByLabel("Username")).toHaveValue("ana");
});

test("another failure shows the message of the server (spec 25)", async ({ page, product }) => {
  await page.route("**/api/v1/token", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/json",
      body: '{"detail":"This account is locked until noon."}',
    }),
  );
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ana");
  await expect(page.getByRole("alert")).toHaveText("This account is locked until noon.");
});

test("a stopped server is reported on the form", async ({ page, product }) => {
  await page.goto(`${product.url}/sign-in`);
  await page.route("**/api/v1/token", (route) => route.abort());
  await signIn(page, "ana");
  await expect(page.getByRole("alert")).toContainText("The server is not responding.");
});

test("leads to the page that the user wanted to open, including its query (spec 23, 43, 63)", async ({
  page,
  product,
}) => {
  const ana = await signInAt(product.url, "ana");
  const { items } = await ana.api.listMyDatasets();
  const path = `/dataset/${items[0]?.id}/annotation-mode?page=2`;
  await page.goto(product.url + path);
  await expect(page).toHaveURL(`${product.url}/sign-in`);
  await signIn(page, "ana");
  await recordShown(page);
  expect(page.url()).toBe(product.url + path);
});

test("keeps the token in local storage, no cookie, and sends it with calls (spec 38, 44)", async ({
  page,
  product,
  context,
}) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ana");
  const call = await page.waitForRequest("**/me/datasets");
  const token = await page.evaluate(() => localStorage.getItem("auth.token"));
  expect(token).toBeTruthy();
  expect(call.headers().authorization).toBe(`Bearer ${token}`);
  expect(await context.cookies()).toEqual([]);
});

test("credentials in the URL sign in automatically and are removed from it at once (spec 21)", async ({
  page,
  product,
}) => {
  const pair = Buffer.from("ana:12345678").toString("base64");
  await page.goto(`${product.url}/sign-in?auth=${encodeURIComponent(pair)}`);
  await expect(page.getByRole("heading", { name: "Datasets" })).toBeVisible();
  expect(page.url()).toBe(`${product.url}/`);
});

test("wrong credentials in the URL fall back to the form (spec 22)", async ({ page, product }) => {
  const pair = Buffer.from("ana:nope nope").toString("base64");
  await page.goto(`${product.url}/sign-in?auth=${encodeURIComponent(pair)}`);
  await expect(page.getByRole("alert")).toHaveText("Wrong username or password. Try again");
  await expect(page.getByLabel("Username")).toBeVisible();
  expect(page.url()).not.toContain("auth");
});

test("credentials in the URL replace an existing sign-in only after confirmation (spec 39) (security M6)", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ana");
  await expect(page.getByRole("button", { name: "Account menu of ana" })).toBeVisible();
  const pair = Buffer.from("ben:12345678").toString("base64");
  const address = `${product.url}/sign-in#auth=${encodeURIComponent(pair)}`;
  await page.goto(address);
  await expect(page.getByText("You are signed in as ana.")).toBeVisible();
  await page.getByRole("button", { name: "Stay signed in" }).press("Enter");
  await expect(page.getByRole("button", { name: "Account menu of ana" })).toBeVisible();
  await page.goto(address);
  await page.getByRole("button", { name: "End session and sign in" }).press("Enter");
  await expect(page.getByRole("button", { name: "Account menu of ben" })).toBeVisible();
});

test("an expired sign-in leads back to the form (spec 40)", async ({ page, product }) => {
  await page.goto(`${product.url}/sign-in`);
  await page.evaluate(() => localStorage.setItem("auth.token", "expired"));
  await page.goto(product.url);
  await expect(page).toHaveURL(`${product.url}/sign-in`);
  expect(await page.evaluate(() => localStorage.getItem("auth.token"))).toBeNull();
});

test("/login shows the form, too, and keeps the query of the URL (spec 42)", async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await expect(page).toHaveURL(`${product.url}/sign-in`);
  const pair = Buffer.from("ana:12345678").toString("base64");
  await page.goto(`${product.url}/login?auth=${encodeURIComponent(pair)}`);
  await expect(page.getByRole("button", { name: "Account menu of ana" })).toBeVisible();
});

test("a signed-in user who opens the form reaches the home page (spec 57)", async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, "ana");
  await expect(page.getByRole("list", { name: "Datasets" })).toBeVisible();
  await page.goto(`${product.url}/sign-in`);
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole("list", { name: "Datasets" })).toBeVisible();
});

test("signing out by keyboard leads to the sign-in page (spec 41, 45)", async ({ page, product }) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ana");
  await page.getByRole("button", { name: "Account menu of ana" }).press("Enter");
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  await expect(page).toHaveURL(`${product.url}/sign-in`);
});
