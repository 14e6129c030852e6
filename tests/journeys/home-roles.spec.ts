import type { Page } from "@playwright/test";
import { signInAt, workspaceForTests } from "./support/api";
import { type RunningProduct, startProduct } from "./support/server";
import { recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const list = (page: Page) => page.getByRole("list", { name: "Datasets" });

/** Runs a part of a journey on a server of its own. */
async function on(
  flags: string[],
  env: Record<string, string>,
  part: (other: RunningProduct) => Promise<void>,
): Promise<void> {
  const other = await startProduct(flags, env);
  try {
    await part(other);
  } finally {
    await other.stop();
  }
}

async function open(page: Page, url: string, username: string, password?: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await signIn(page, username, password);
  await expect(page.getByRole("heading", { name: "Datasets", exact: true })).toBeVisible();
}

test("owners and admins can create datasets from Python; annotators see guides for answering (spec 105, 404, 405)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const password = "a long password";
  const { id: user_id } = await argilla.api.createUser({
    body: { username: "adele", first_name: "Adele", role: "admin", password },
  });
  const workspace_id = await workspaceForTests(argilla);
  await argilla.api.addWorkspaceUser({ params: { workspace_id }, body: { user_id } });
  const margin = page.getByRole("complementary");
  for (const [username, key] of [
    ["argilla", undefined],
    ["adele", password],
  ] as const) {
    await open(page, product.url, username, key);
    await expect(margin.getByRole("button", { name: "Show code" })).toBeVisible();
    await expect(margin.getByRole("link", { name: "Choose a question type" })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("auth.token"));
  }
  await open(page, product.url, "ana");
  await expect(list(page).getByRole("link", { name: "support-tickets" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Python|code/ })).toHaveCount(0);
  await margin.getByRole("link", { name: "Answer records with the keyboard" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Answer records with the keyboard");
  await expect(page.getByRole("heading", { name: "Nothing is lost" })).toBeVisible();
});

test("without a workspace, an annotator learns when datasets appear, and an admin can import (spec 84)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const password = "a long password";
  for (const role of ["annotator", "admin"] as const)
    await argilla.api.createUser({ body: { username: `new-${role}`, first_name: "New", role, password } });
  await open(page, product.url, "new-annotator", password);
  await expect(page.getByText("Datasets appear here once you are added to their workspace.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import from Python" })).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("auth.token"));
  await open(page, product.url, "new-admin", password);
  await page.getByRole("button", { name: "Import from Python" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Import from Python" })).toBeVisible();
});

test("a server with Argilla's API only shows the same list; what cannot be loaded shows a dash and no message (spec 98, 99, 465)", async ({
  page,
}) => {
  await on(["--plain"], {}, async ({ url }) => {
    await page.route(/\/(progress|fields)$/, (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
    await open(page, url, "argilla");
    const row = list(page).getByRole("listitem").filter({ hasText: "newsroom-topics" });
    await expect(row.getByText("newsroom", { exact: true })).toBeVisible();
    await expect(row.getByText("rating")).toBeVisible();
    await expect(row.getByText("-", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Notices" }).getByRole("alert")).toHaveCount(0);
    await page.unroute(/\/(progress|fields)$/);
    await page.reload();
    await expect(row.getByText("45.33%")).toBeVisible();
    await page.getByRole("button", { name: /^Workspaces/ }).press("Enter");
    await expect(page.getByRole("option", { name: /^newsroom \d$/ })).toBeVisible();
  });
});

test("in a space without persistent storage, a warning is shown until it is dismissed (spec 103, 110, 111)", async ({
  page,
}) => {
  await on([], { SPACE_ID: "acme/labels" }, async ({ url }) => {
    await open(page, url, "ana");
    const warning = page.getByText("Storage is not persistent.");
    await expect(warning).toBeVisible();
    await expect(page.getByText(/Turn on persistent storage/)).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem("auth.token"));
    await open(page, url, "argilla");
    await expect(page.getByText(/Turn on persistent storage/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Learn more" })).toHaveAttribute("href", /huggingface\.co/);
    await page.getByRole("button", { name: "Show code" }).press("Enter");
    await expect(page.getByText(/runs in a Hugging Face Space/)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "support-tickets" }).press("Enter");
    await recordShown(page);
    await expect(warning).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(warning).toHaveCount(0);
    await page.reload();
    await recordShown(page);
    await expect(warning).toHaveCount(0);
  });
});

test("if the settings of the server cannot be loaded, there is no warning and no message (spec 112)", async ({
  page,
  product,
}) => {
  await page.route("**/api/v1/settings", (route) => route.fulfill({ status: 500, body: "{}" }));
  await open(page, product.url, "ana");
  await expect(list(page).getByRole("link", { name: "support-tickets" })).toBeVisible();
  await expect(page.getByText("Storage is not persistent.")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Notices" }).getByRole("alert")).toHaveCount(0);
});

test("a thousand datasets are found without a wait, and rows follow the scrolling (spec 85)", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await on([], {}, async ({ url }) => {
    const { api } = await signInAt(url, "argilla");
    const workspace_id = await workspaceForTests({ api });
    const create = (index: number) =>
      api.createDataset({ body: { name: `set-${String(index).padStart(4, "0")}`, workspace_id } });
    for (let start = 0; start < 1000; start += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => create(start + index)));
    await page.goto(`${url}/sign-in`);
    await signIn(page, "argilla");
    await expect(list(page)).toBeVisible();
    await page.goto(`${url}/?sort=name`);
    await expect(page.getByText(/^1,006 datasets in/)).toBeVisible();
    expect(await list(page).getByRole("listitem").count()).toBeLessThan(300);
    const wait = await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('input[type="search"]');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      const start = performance.now();
      set?.call(field, "SET-077");
      field?.dispatchEvent(new Event("input", { bubbles: true }));
      const count = () => document.querySelectorAll('main ul a[href^="/dataset/"]').length;
      while (count() !== 10 && performance.now() - start < 10_000)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    });
    expect(wait).toBeLessThan(1000);
    await page.getByRole("searchbox").fill("");
    const last = list(page).getByRole("link", { name: "set-0999" });
    await list(page).hover();
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      expect(await page.locator("main ul a", { hasText: "set-0999" }).count()).toBe(1);
    }).toPass({ timeout: 60_000, intervals: [10] });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
