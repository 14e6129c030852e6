import type { Page } from "@playwright/test";
import { datasetNamed, signInAt } from "./support/api";
import { recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

async function open(page: Page, url: string, username = "argilla", query = ""): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await signIn(page, username);
  await expect(page.getByRole("list", { name: "Datasets" })).toBeVisible();
  if (query !== "") await page.goto(`${url}/${query}`);
}

const list = (page: Page) => page.getByRole("list", { name: "Datasets" });
const names = (page: Page) => list(page).getByRole("link").allTextContents();
const shown = (page: Page) => page.getByRole("main").getByRole("status").first();

test("workspaces are chosen by keyboard, and the address holds them (spec 77, 78, 79)", async ({
  page,
  product,
}) => {
  await open(page, product.url);
  await page.getByRole("button", { name: /^Workspaces/ }).press("Enter");
  await expect(page.getByRole("combobox", { name: "Find a workspace" })).toBeFocused();
  // Other tests of this server make workspaces, too.
  await page.keyboard.type("newsroom");
  await expect(page.getByRole("option")).toHaveText([/^newsroom/]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${product.url}/?workspaces=newsroom`);
  await expect(list(page).getByRole("link", { name: "newsroom-topics" })).toBeVisible();
  await expect(list(page).getByRole("link", { name: "support-tickets" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Workspaces newsroom" })).toBeVisible();
  await expect(list(page).getByRole("link", { name: "support-tickets" })).toHaveCount(0);
});

test("a new dataset begins in the workspace by which the list is filtered (spec 169)", async ({
  page,
  product,
}) => {
  await open(page, product.url);
  await page.goto(`${product.url}/?workspaces=newsroom`);
  await page.getByRole("button", { name: "Create dataset" }).click();
  await expect(page).toHaveURL(/\/datasets\/new\?workspaces=newsroom$/);
  await expect(page.getByRole("button", { name: /^Workspace/ })).toHaveText("newsroom");
});

test("the breadcrumb removes the filters, also at the other address of the list (spec 50, 73)", async ({
  page,
  product,
}) => {
  await open(page, product.url, "ana", "datasets?workspaces=newsroom&search=topics");
  await expect(shown(page)).toHaveText(/^1 of /);
  await page
    .getByRole("navigation", { name: "Breadcrumbs" })
    .getByRole("link", { name: "Home" })
    .press("Enter");
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(list(page).getByRole("link", { name: "support-tickets" })).toBeVisible();
});

test("the list is sorted by last activity at first, and by name in both directions (spec 80, 81)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  await open(page, product.url);
  const { items } = await argilla.api.listMyDatasets();
  const byActivity = items.sort((a, b) => (a.last_activity_at < b.last_activity_at ? 1 : -1));
  await expect.poll(() => names(page)).toEqual(byActivity.map(({ name }) => name));
  await page.getByRole("button", { name: "Sort by Last activity" }).press("Enter");
  await page.keyboard.type("Na");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/?sort=name`);
  const sorted = items.map(({ name }) => name).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  await expect.poll(() => names(page)).toEqual(sorted);
  await page.getByRole("button", { name: "Order: ascending" }).press("Enter");
  await expect(page).toHaveURL(`${product.url}/?sort=name&order=desc`);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(sorted.toReversed());
});

test("a part of a name is found whatever its case; if nothing is, all come back with one key (spec 82, 83)", async ({
  page,
  product,
}) => {
  await open(page, product.url);
  await page.keyboard.press("/");
  await page.keyboard.type("TOPICS");
  await expect.poll(() => names(page)).toEqual(["newsroom-topics"]);
  await expect(page).toHaveURL(`${product.url}/?search=TOPICS`);
  await page.keyboard.type(" <script>");
  await expect(
    page.getByRole("heading", { name: "No dataset has “TOPICS <script>” in its name" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Show all datasets" }).press("Enter");
  await expect(list(page).getByRole("link", { name: "support-tickets" })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
});

test("the home page sends at most twelve requests, three of them to the API", async ({ page, product }) => {
  await open(page, product.url, "ana");
  await expect(list(page).getByRole("link", { name: "support-tickets" })).toBeVisible();
  // The requests of the first visit are not those of the reload.
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url().replace(product.url, "")));
  await page.reload();
  await expect(list(page).getByRole("link", { name: "support-tickets" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => path.startsWith("/api/"))).toEqual([
    "/api/v1/settings",
    "/api/v1/glossa/me",
    "/api/v1/glossa/me/datasets",
  ]);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(12);
});

test("what the server can do is asked for while the code of the app is on its way, and only once", async ({
  page,
  product,
}) => {
  await open(page, product.url, "ana");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const asked = page.waitForRequest("**/api/v1/settings");
  await page.route("**/assets/app-*.js", async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  await expect(list(page).getByRole("link", { name: "support-tickets" })).toBeVisible();
  expect(requests.filter((url) => url.endsWith("/settings"))).toHaveLength(1);
});

test("settings, people and webhooks load without the code of the annotation page", async ({
  page,
  product,
}) => {
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "newsroom-topics");
  await open(page, product.url);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`${product.url}/dataset/${id}/settings`);
  await expect(page.getByRole("tab", { name: "General" })).toBeVisible();
  for (const path of ["people", "webhooks"]) {
    await page.goto(`${product.url}/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => url.includes("/assets/annotate-"))).toEqual([]);
});

test("the list is loaded anew whenever the page is opened (spec 74)", async ({ page, product }) => {
  await open(page, product.url);
  await list(page).getByRole("link", { name: "newsroom-topics" }).press("Enter");
  // Before the record is there, the link is that of an outline of the page, which the page replaces.
  await recordShown(page);
  const request = page.waitForRequest("**/glossa/me/datasets");
  await page.getByRole("link", { name: "Home" }).first().press("Enter");
  await request;
});

test("the full address of a dataset is copied (spec 87, 90)", async ({ page, product, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "newsroom-topics");
  await open(page, product.url);
  const row = list(page).getByRole("listitem").filter({ hasText: "newsroom-topics" });
  await expect(row.getByText("newsroom", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: "Copy link to newsroom-topics" }).press("Enter");
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${product.url}/dataset/${id}/annotation-mode`,
  );
});

test("Python code hides the API key on screen and is copied with it (spec 102, 107)", async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, product.url);
  await page.getByRole("button", { name: "Show code" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Import from Python" });
  await expect(dialog.getByText(`api_url="${product.url}"`)).toBeVisible();
  expect(await page.locator("body").textContent()).not.toContain("argilla.apikey");
  await dialog.getByRole("button", { name: "Copy" }).last().press("Enter");
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const [, key = ""] = /api_key="(.*)"/.exec(code) ?? [];
  const me = await page.request.get(`${product.url}/api/v1/me`, { headers: { "X-Argilla-Api-Key": key } });
  expect((await me.json()).username).toBe("argilla");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Show code" })).toBeFocused();

  await page.getByRole("button", { name: "Add records to newsroom-topics" }).press("Enter");
  const adding = page.getByRole("dialog", { name: "Add records to newsroom-topics" });
  await expect(
    adding.getByText('client.datasets(name="newsroom-topics", workspace="newsroom")'),
  ).toBeVisible();
});
