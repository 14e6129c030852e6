import { datasetNamed, signInAt } from "./support/api";
import { recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("the top bar of a record has breadcrumbs, the copied link, settings and the account menu with the role (spec 122, 403)", async ({
  page,
  product,
}) => {
  for (const [username, role] of [
    ["argilla", "Owner"],
    ["ana", "Annotator"],
  ] as const) {
    const { id } = await datasetNamed(await signInAt(product.url, username), "support-tickets");
    await page.goto(`${product.url}/dataset/${id}/annotation-mode`);
    await signIn(page, username);
    await recordShown(page);
    const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(trail.getByRole("link", { name: "Home" })).toBeVisible();
    await expect(trail.getByText("support-tickets")).toBeVisible();
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("button", { name: "Copy link" })).toBeVisible();
    await expect(
      bar
        .getByRole("link", { name: /settings/i })
        .or(bar.getByRole("button", { name: /settings/i }))
        .first(),
    ).toBeVisible();
    await bar.getByRole("button", { name: `Account menu of ${username}` }).click();
    const menu = page.getByRole("menu");
    await expect(menu.getByText(role, { exact: true })).toBeVisible();
    await menu.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/sign-in/);
  }
});

test("closing or reloading the tab asks while a setting is unsaved, and only then (spec 135)", async ({
  page,
  product,
}) => {
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "newsroom-topics");
  await page.goto(`${product.url}/dataset/${id}/settings`);
  await signIn(page, "argilla");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const text = page.getByRole("textbox", { name: "Guidelines" });
  await text.click();
  await page.reload();
  await expect(text).toBeVisible();
  expect(asked).toEqual([]);
  // Browsers only ask on a page that the user has touched, so the text is typed.
  await text.press("End");
  await page.keyboard.type("Not saved.");
  await expect(page.getByRole("heading", { name: /^Guidelines.*Modified/ })).toBeVisible();
  await page.reload();
  await expect(text).toBeVisible();
  expect(asked).toEqual(["beforeunload"]);
});

test("settings show that they load; if that fails, a notice says so and home opens (spec 137)", async ({
  page,
  product,
}) => {
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "newsroom-topics");
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "argilla");
  await expect(page.getByRole("heading", { name: "Datasets", exact: true })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/datasets/${id}/questions`, async (route) => {
    await held;
    await route.fulfill({ status: 404, contentType: "application/json", body: "{}" });
  });
  await page.goto(`${product.url}/dataset/${id}/settings`);
  await expect(page.getByText("Loading", { exact: false }).first()).toBeVisible();
  answer();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(
    page.getByText("There was an error on fetching dataset info and workspace info."),
  ).toBeVisible();
});

test("each person has a theme, a language and an API key of their own, on all devices (spec 7)", async ({
  page,
  product,
  browser,
}) => {
  // Other journeys need the language of the people of the demo.
  const { api } = await signInAt(product.url, "argilla");
  const password = "correct horse";
  await api.createUser({ body: { username: "ida", first_name: "Ida", password, role: "annotator" } });
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, "ida", password);
  await page.getByRole("button", { name: "Account menu of ida" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await page.getByRole("button", { name: "Account menu of ida" }).click();
  const stored = page.waitForResponse(
    (response) => response.url().endsWith("/preferences") && response.request().method() !== "GET",
  );
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await stored;

  const keys = new Set<string>();
  for (const [username, language, secret] of [
    ["ben", "en", undefined],
    ["ida", "de", password],
  ] as const) {
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(`${product.url}/sign-in`);
    await signIn(elsewhere, username, secret);
    await expect(elsewhere.getByRole("heading", { name: "Datasets", exact: true })).toBeVisible();
    await expect(elsewhere.locator("html")).toHaveAttribute("lang", language);
    keys.add((await (await signInAt(product.url, username, secret)).api.getMe()).api_key);
  }
  expect(keys.size).toBe(2);
});

test("pages begin 40 pixels from the edge of a tablet, and 16 from that of a phone", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("heading", { name: "Datasets" })).toBeVisible();
  for (const path of ["/user-settings", "/people", "/datasets/import"]) {
    await page.goto(product.url + path);
    const first = page.getByRole("main").locator(":is(h1, h2, a):visible").first();
    for (const [width, gutter] of [
      [768, 40],
      [390, 16],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 });
      await expect.poll(async () => (await first.boundingBox())?.x, `${path} at ${width}`).toBe(gutter);
    }
  }
});
