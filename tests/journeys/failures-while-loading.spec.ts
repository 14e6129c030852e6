import type { BrowserContext, Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { openDataset, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const dataset = (page: Page) => page.getByRole("link", { name: "support-tickets", exact: true });
const reload = (page: Page) => page.getByRole("button", { name: "Reload" });
/** The server does not accept the token any more; it still names its user. */
const breakToken = (page: Page) =>
  page.evaluate(() => {
    const token = localStorage.getItem("auth.token") ?? "";
    localStorage.setItem("auth.token", token.replace(/[^.]+$/, "expired"));
  });

async function openHome(page: Page, url: string, username: string): Promise<void> {
  await page.goto(url);
  await signIn(page, username);
  await expect(dataset(page)).toBeVisible();
}

/** Loses the network at the first request of a kind. */
async function loseNetworkAt(context: BrowserContext, page: Page, request: RegExp): Promise<void> {
  await page.route(request, async (route) => {
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
}

test("a page without its user offers to load it again, and is then complete", async ({ page, product }) => {
  await openHome(page, product.url, "argilla");
  const me = "**/api/v1/glossa/me";
  await page.route(me, (route) => route.fulfill({ status: 500, json: {} }));
  for (const [path, isComplete] of [
    ["/", () => expect(page.getByRole("button", { name: /^Account menu of argilla/ })).toBeVisible()],
    [await dataset(page).getAttribute("href"), () => recordShown(page)],
  ] as const) {
    await page.goto(product.url + path);
    await expect(reload(page)).toBeVisible();
    await page.unroute(me);
    await reload(page).press("Enter");
    await isComplete();
    await page.route(me, (route) => route.fulfill({ status: 500, json: {} }));
  }
});

test("after an outage, home has its list, the account and what its role may do", async ({
  page,
  product,
}) => {
  await openHome(page, product.url, "argilla");
  await page.route("**/api/v1/**", (route) => route.abort("connectionrefused"));
  await page.reload();
  // Each request is repeated twice before.
  await expect(reload(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("The server can’t be reached")).not.toHaveCount(0);
  await page.unroute("**/api/v1/**");
  await reload(page).press("Enter");
  await expect(dataset(page)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account menu of argilla/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add records to support-tickets" })).toBeVisible();
});

test("a network that is lost while a dataset loads leaves the address, and the record appears when it is back", async ({
  page,
  context,
  product,
}) => {
  await openHome(page, product.url, "ana");
  const href = await dataset(page).getAttribute("href");
  for (const request of [/\/glossa\/me$/, /\/datasets\/[^/]+\/questions$/]) {
    await loseNetworkAt(context, page, request);
    await page.goto(product.url + href);
    await expect(page.getByText("The server can’t be reached")).not.toHaveCount(0);
    expect(page.url()).toContain("/annotation-mode");
    await page.unroute(request);
    await context.setOffline(false);
    await recordShown(page);
  }
});

test("records that could not be loaded offline appear with the network, with unsent responses or without", async ({
  page,
  context,
  product,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(owner, "back-online", { size: 30 });
  await page.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await signIn(page, "argilla");
  await recordShown(page);
  const failed = page.getByRole("heading", { name: "The records could not be loaded" });
  await context.setOffline(true);
  await expect(async () => {
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await expect(failed).toBeVisible({ timeout: 300 });
  }).toPass();
  await context.setOffline(false);
  await recordShown(page);

  await context.setOffline(true);
  await page.getByRole("searchbox").fill("Letter");
  await page.keyboard.press("Enter");
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await recordShown(page);
});

test("an expired sign-in leads to the form, and from there to the page that was opened", async ({
  page,
  product,
}) => {
  await openHome(page, product.url, "ana");
  await openDataset(page, "support-tickets");
  await recordShown(page);
  await breakToken(page);
  await page.getByRole("link", { name: "Home", exact: true }).press("Enter");
  await signIn(page, "ana");
  await expect(dataset(page)).toBeVisible();

  await breakToken(page);
  await dataset(page).press("Enter");
  await expect(page.getByText("Your sign-in has ended. Sign in to continue.")).toHaveCount(1);
  await signIn(page, "ana");
  await recordShown(page);
  expect(page.url()).toContain("/annotation-mode");
  await expect(page.getByText("Could not validate credentials")).toHaveCount(0);
});

test("a dataset that the user may not see is requested once", async ({ page, product }) => {
  const { api } = await signInAt(product.url, "argilla");
  const workspace = await api.createWorkspace({ body: { name: `closed-${Date.now()}` } });
  const { id } = await api.createDataset({ body: { name: "closed", workspace_id: workspace.id } });
  await openHome(page, product.url, "ana");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await expect(page.getByText(`Can’t get dataset info for dataset_id: ${id}`)).toBeVisible();
  await expect(dataset(page)).toBeVisible();
  for (const part of ["", "/fields", "/questions", "/vectors-settings"])
    expect(requests.filter((path) => path === `/api/v1/datasets/${id}${part}`)).toHaveLength(1);
});

test("a page whose code was lost on the way is loaded again", async ({ page, product }) => {
  await openHome(page, product.url, "ana");
  await page.route("**/assets/app-*.js", (route) => route.abort("connectionreset"), { times: 1 });
  await page.reload();
  await expect(dataset(page)).toBeVisible();
});

test("fonts that cannot be loaded cause no error", async ({ page, product }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await openHome(page, product.url, "ana");
  await openDataset(page, "support-tickets");
  await recordShown(page);
});
