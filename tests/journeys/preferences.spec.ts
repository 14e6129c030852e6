import { signInAt } from "./support/api";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

// Preferences are stored with the account: the next test expects the defaults.
test.afterEach(async ({ page, product }) => {
  // A page stores a choice a moment later, at the latest when it is left: none may follow the reset.
  await page.goto("about:blank");
  const { api } = await signInAt(product.url, "ben");
  const chosen = Object.keys(await api.getMyPreferences());
  await api.updateMyPreferences({ body: Object.fromEntries(chosen.map((key) => [key, null])) });
});

test("four themes can be chosen, system first, and the choice is kept after a reload (spec 471, 472, 473)", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ben");
  const root = page.locator("html");
  await page.getByRole("button", { name: "Account menu of ben" }).click();
  await expect(page.getByRole("menuitemradio", { name: "System" })).toBeChecked();
  for (const name of ["Light", "Dark", "High contrast"]) {
    await expect(page.getByRole("menuitemradio", { name })).toBeVisible();
  }
  await page.getByRole("menuitemradio", { name: "High contrast" }).click();
  await expect(root).toHaveAttribute("data-theme", "high-contrast");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "high-contrast");
});

test("the system theme is that of the operating system when the page loads, and is not updated later (spec 474, 475)", async ({
  page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${product.url}/sign-in`);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "light");
});

test("the language changes at once and is kept, without its own URL (spec 467, 468)", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ben");
  await page.getByRole("button", { name: "Account menu of ben" }).click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await expect(page.getByRole("link", { name: "Glossa, zur Startseite" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.reload();
  await expect(page.getByRole("button", { name: "Sortieren nach Letzte Aktivität" })).toBeVisible();
  expect(page.url()).toBe(`${product.url}/`);
});

test("single-key shortcuts that are switched off do nothing on the home page, either", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ben");
  const search = page.getByRole("searchbox", { name: "Search datasets by name" });
  await expect(search).toHaveAttribute("aria-keyshortcuts", "/");
  await page.getByRole("button", { name: "Account menu of ben" }).click();
  await page.getByRole("menuitem", { name: "User settings" }).click();
  await page.getByRole("switch", { name: "Single-key shortcuts" }).click();
  await page.getByRole("link", { name: "Glossa, home" }).click();
  await expect(search).toBeVisible();
  await page.keyboard.press("/");
  await expect(search).not.toBeFocused();
  await expect(search).not.toHaveAttribute("aria-keyshortcuts");
});

test("text size, density and motion take effect at once, before the first paint after a reload, and on another device", async ({
  page,
  browser,
  product,
}) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ben");
  await expect(page.getByRole("heading", { name: "Datasets" })).toBeVisible();
  await page.goto(`${product.url}/user-settings`);
  const sample = page.getByText("My parcel has not arrived.");
  const size = () => sample.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size()).toBeCloseTo(17, 1);
  await page.getByRole("radio", { name: "Medium" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(size).toBeCloseTo(20.4, 1);
  await page.getByRole("radio", { name: "Compact" }).check({ force: true });
  await page.getByRole("radio", { name: "Reduced" }).check({ force: true });
  const chosen = { textSize: "large", density: "compact", motion: "reduced" };
  const shownOn = (where: typeof page) =>
    where.evaluate(() => {
      const { textSize, density, motion } = document.documentElement.dataset;
      return { textSize, density, motion };
    });
  expect(await shownOn(page)).toEqual(chosen);

  // The app itself never loads: only the script in the head has run.
  await page.waitForTimeout(1500);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  // Without its code, the page loads itself again after a second.
  await expect(async () => expect(await shownOn(page)).toEqual(chosen)).toPass();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${product.url}/sign-in`);
  await signIn(elsewhere, "ben");
  await expect.poll(() => shownOn(elsewhere)).toEqual(chosen);
});

test("the browser is asked about notifications when they are switched on, not before", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Told {
      static permission = "default";
      static requestPermission = async () => {
        Told.permission = "granted";
        return "granted";
      };
      close = () => undefined;
      constructor(_title: string, { body }: { body: string }) {
        shown.push(body);
      }
    }
    Object.assign(window, { Notification: Told, shown });
  });
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ben");
  await expect(page.getByRole("heading", { name: "Datasets" })).toBeVisible();
  const permission = () => page.evaluate(() => Notification.permission);
  expect(await permission()).toBe("default");
  await page.goto(`${product.url}/user-settings`);
  const toggle = page.getByRole("switch", { name: "Notify me when a long task has ended" });
  await expect(toggle).not.toBeChecked();
  await toggle.check({ force: true });
  expect(await permission()).toBe("granted");
  await expect(toggle).toBeChecked();
});

test("an unknown URL shows a page with a link to the home page (spec 56, 64)", async ({ page, product }) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ana");
  await expect(page.getByRole("heading", { name: "Datasets" })).toBeVisible();
  await page.goto(`${product.url}/no/such/page`);
  await expect(page.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to home page" }).click();
  await expect(page.getByRole("heading", { name: "Datasets" })).toBeVisible();
});

for (const [status, text] of [
  [401, "Could not validate credentials"],
  [404, "Could not find the requested resource"],
] as const) {
  test(`a failed call with ${status} shows its message and closes earlier notices (spec 458, 459)`, async ({
    page,
    product,
  }) => {
    await page.goto(`${product.url}/sign-in`);
    await page.route("**/me/datasets", (route) =>
      route.fulfill({ status, contentType: "application/json", body: "{}" }),
    );
    await signIn(page, "ana");
    await expect(page.getByRole("region", { name: "Notices" }).getByRole("alert")).toHaveText(text);
  });
}

for (const [status, text] of [
  [429, "Please wait a few seconds before trying again"],
  [500, "An error occurred, please try again later"],
] as const) {
  test(`a failed call with ${status} shows its message (spec 458, 460)`, async ({ page, product }) => {
    await page.goto(`${product.url}/sign-in`);
    await page.route("**/me/datasets", (route) =>
      route.fulfill({ status, contentType: "application/json", body: "{}" }),
    );
    await signIn(page, "ana");
    await expect(page.getByRole("region", { name: "Notices" }).getByRole("alert")).toHaveText(text);
  });
}
