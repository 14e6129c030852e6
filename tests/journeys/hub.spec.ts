import { startHub } from "@glossa/hub-stand-in";
import type { Page, Route } from "@playwright/test";
import { signInAt, workspaceForTests } from "./support/api";
import { startProduct } from "./support/server";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** A product whose hub is a stand-in on this machine. */
async function startWithHub(flags: string[] = []) {
  const hub = await startHub();
  const product = await startProduct(flags, { GLOSSA_HUB_URL: hub.url, GLOSSA_HUB_VIEWER_URL: hub.url });
  return { hub, product };
}

async function enter(page: Page, url: string, name = "argilla"): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await signIn(page, name);
  await expect(page.getByRole("heading", { name: "Datasets", exact: true })).toBeVisible();
}

test("a repository of the hub becomes a dataset: from home to its first record (spec 5, 108, 171)", async ({
  page,
}) => {
  const { hub, product } = await startWithHub();
  const argilla = await signInAt(product.url, "argilla");
  await workspaceForTests(argilla);
  await enter(page, product.url);
  await page.getByRole("button", { name: "Import from Hugging Face" }).click();
  const repository = page.getByRole("textbox", { name: "Repository" });
  await repository.fill("nobody/nothing");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Can’t load repository")).toBeVisible();
  await repository.fill("stanfordnlp/imdb");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/stanfordnlp%2Fimdb$/);
  await expect(page.getByRole("heading", { name: "imdb", level: 1 })).toBeVisible();
  const record = page.getByRole("region", { name: /^First record/ });
  await expect(record.getByRole("heading", { name: "text" })).toBeVisible();

  // The hub's own viewer is on the page, too.
  await page.getByRole("tab", { name: "Viewer" }).click();
  const viewer = page.frameLocator("iframe").frameLocator("iframe");
  await expect(viewer.locator("body")).toContainText(/\w/);

  // What was changed is still there after a reload.
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("menuitem", { name: "rating" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Move Rating 1, 2 of 2/ })).toBeVisible();

  await page.getByRole("button", { name: "Create dataset" }).click();
  const dialog = page.getByRole("dialog", { name: "Create dataset" });
  await dialog.getByRole("textbox", { name: /^Name/ }).fill("Reviews");
  await dialog.getByRole("button", { name: "Create dataset" }).click();
  await expect(page).toHaveURL(/annotation-mode/, { timeout: 60_000 });
  await expect(page.getByText("The dataset has been created.")).toBeVisible();
  await expect(page.getByRole("region", { name: "text" }).first()).toBeVisible();

  const { items } = await argilla.api.listMyDatasets({});
  const created = items.find(({ name }) => name === "Reviews");
  expect(created?.metadata).toMatchObject({ repoId: "stanfordnlp/imdb", imported: "UI" });
  const params = { dataset_id: created?.id ?? "" };
  const questions = (await argilla.api.listQuestions({ params })).items.map(({ name }) => name);
  expect(questions).toEqual(["label", "rating_1"]);
  await expect(async () => {
    expect((await argilla.api.getDatasetProgress({ params })).total).toBeGreaterThanOrEqual(10);
  }).toPass();
  await hub.close();
});

test("an example opens its repository; a failed import leaves no dataset, and another try succeeds (spec 101, 173)", async ({
  page,
}) => {
  const { hub, product } = await startWithHub();
  const argilla = await signInAt(product.url, "argilla");
  await enter(page, product.url);
  await page.getByRole("button", { name: /^databricks\/databricks-dolly-15k/ }).click();
  await expect(page.getByRole("heading", { name: "databricks-dolly-15k", level: 1 })).toBeVisible();
  await expect(page.getByText("At least one question is required.")).toBeVisible();
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("menuitem", { name: "rating" }).click();
  await page.getByRole("button", { name: "Create dataset" }).click();
  const dialog = page.getByRole("dialog", { name: "Create dataset" });

  const refusing = (route: Route) => route.fulfill({ status: 500, json: { detail: { code: "x" } } });
  await page.route("**/api/v1/datasets/*/import", refusing);
  await dialog.getByRole("button", { name: "Create dataset" }).click();
  await expect(dialog.getByRole("alert")).toContainText("has been deleted again");
  const names = async () => (await argilla.api.listMyDatasets({})).items.map(({ name }) => name);
  expect(await names()).not.toContain("databricks-dolly-15k");

  await page.unroute("**/api/v1/datasets/*/import", refusing);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/annotation-mode/, { timeout: 60_000 });
  expect(await names()).toContain("databricks-dolly-15k");
  await hub.close();
});

test("with the plain API, addresses of repositories, and those that lead home or to nothing (spec 51, 52, 155)", async ({
  page,
  browser,
}) => {
  // A plain server does not tell where its hub is, so the app asks the public one.
  const hub = await startHub();
  const product = await startProduct(["--plain"]);
  await page.route("https://datasets-server.huggingface.co/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const reply = await fetch(hub.url + pathname + search);
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ status: reply.status, headers, body: await reply.text() });
  });
  await enter(page, product.url);
  const opens = async (path: string, heading: string) => {
    await page.goto(product.url + path);
    await expect(page.getByRole("heading", { name: heading, level: 1, exact: true })).toBeVisible();
  };
  await opens("/new/stanfordnlp/imdb", "imdb");
  await expect(page).toHaveURL(/\/stanfordnlp%2Fimdb$/);
  await opens("/new/stanfordnlp%2Fimdb", "imdb");
  await opens("/new", "Datasets");
  await opens("/datasets", "Datasets");
  await opens("/nobody%2Fnothing", "Cannot fetch the dataset");
  await expect(page.getByText("Dataset not found or available on Hugging Face")).toBeVisible();
  await opens("/a/b", "This page could not be found");

  // For annotators there is no such page.
  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, product.url, "ana");
  await theirs.goto(`${product.url}/stanfordnlp%2Fimdb`);
  await expect(theirs.getByText("This page could not be found")).toBeVisible();
  await hub.close();
});

/** Opens a dataset whose exports are jobs of which the returned object holds the status; `start` starts one. */
async function openForExport(page: Page) {
  const { hub, product } = await startWithHub();
  const argilla = await signInAt(product.url, "argilla");
  const dataset = (await argilla.api.listMyDatasets({})).items[0];
  await enter(page, product.url);
  const job = { id: "0c5e", status: "queued" };
  const sent: unknown[] = [];
  await page.route("**/api/v1/datasets/*/export", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 202, json: job });
  });
  await page.route("**/api/v1/jobs/*", (route) => route.fulfill({ json: job }));
  await page.goto(`${product.url}/dataset/${dataset?.id}/annotation-mode`);
  const start = async () => {
    await page.getByRole("button", { name: "Export to Hub" }).click();
    const dialog = page.getByRole("dialog", { name: "Export to Hugging Face" });
    await dialog.getByRole("textbox", { name: /^Owner/ }).fill("norrland-nlp");
    await dialog.getByRole("textbox", { name: /^Dataset name/ }).fill("tickets");
    await dialog.getByLabel(/^Hugging Face token/).fill("hf_secret1");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Exporting" })).toBeVisible();
  };
  return { hub, job, sent, start };
}

test("an export goes on after a reload, and tells that it has finished (spec 206, 207, 210)", async ({
  page,
}) => {
  const { hub, job, start } = await openForExport(page);
  await start();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("hf_secret1");
  await page.reload();
  await expect(page.getByRole("button", { name: "Exporting" })).toBeVisible();
  job.status = "finished";
  await expect(page.getByText("Dataset exported to Hub")).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Go to Hub" }).click();
  expect((await opened).url()).toBe(`${hub.url}/datasets/norrland-nlp/tickets`);
  await hub.close();
});

test("an export that ends otherwise, or whose status cannot be read, has failed (spec 208, 209, 213)", async ({
  page,
}) => {
  const { hub, job, sent, start } = await openForExport(page);
  const failed = page.getByText(/^Export failed/);
  await start();
  expect(sent).toEqual([
    {
      name: "norrland-nlp/tickets",
      subset: "default",
      split: "train",
      private: false,
      token: "hf_secret1",
    },
  ]);
  job.status = "stopped";
  await expect(failed).toBeVisible();
  // Other notices disappear after some seconds.
  await page.waitForTimeout(10_000);
  await expect(failed).toBeVisible();
  const notice = page.getByRole("listitem").filter({ has: failed });
  await notice.getByRole("button").last().click();
  await expect(failed).toBeHidden();

  job.status = "started";
  await start();
  await page.unroute("**/api/v1/jobs/*");
  await expect(failed).toBeVisible();
  await hub.close();
});

test("a dataset is exported to the hub and can be read there; a wrong token is told (spec 6, 202, 425)", async ({
  page,
}) => {
  const { hub, product } = await startWithHub();
  const argilla = await signInAt(product.url, "argilla");
  const dataset = (await argilla.api.listMyDatasets({})).items.find(({ name }) => name === "support-tickets");
  await enter(page, product.url);
  await page.goto(`${product.url}/dataset/${dataset?.id}/annotation-mode`);
  await page.getByRole("button", { name: "Export to Hub" }).click();
  const dialog = page.getByRole("dialog", { name: "Export to Hugging Face" });
  await dialog.getByRole("textbox", { name: /^Owner/ }).fill("harbour-lab");
  await dialog.getByRole("textbox", { name: /^Dataset name/ }).fill("tickets");
  const token = dialog.getByLabel(/^Hugging Face token/);
  await token.fill("hf_unknown1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Invalid Hugging Face token").first()).toBeVisible();
  await token.fill("hf_write1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dataset exported to Hub")).toBeVisible({ timeout: 60_000 });
  const reply = await fetch(`${hub.url}/first-rows?dataset=harbour-lab/tickets&config=default&split=train`);
  const { rows } = (await reply.json()) as { rows: { row: Record<string, unknown> }[] };
  expect(Object.keys(rows[0]?.row ?? {})).toContain("status");
  await hub.close();
});

test("a repository that the hub does not have is a page of its own (spec 156)", async ({ page }) => {
  const { hub, product } = await startWithHub();
  await enter(page, product.url);
  await page.goto(`${product.url}/nobody%2Fnothing`);
  await expect(page.getByRole("heading", { name: "Cannot fetch the dataset" })).toBeVisible();
  await hub.close();
  // Without the hub, a mistyped address is not taken for an outage.
  await page.goto(`${product.url}/settings`);
  await expect(page.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
  await page.goto(`${product.url}/nobody%2Fnothing`);
  await expect(page.getByText("Hugging Face can’t be reached")).toBeVisible();
});

test("annotators cannot export (spec 196)", async ({ page }) => {
  const { hub, product } = await startWithHub();
  const ana = await signInAt(product.url, "ana");
  const dataset = (await ana.api.listMyDatasets({})).items[0];
  await enter(page, product.url, "ana");
  await expect(page.getByRole("button", { name: "Import from Hugging Face" })).toHaveCount(0);
  await page.goto(`${product.url}/dataset/${dataset?.id}/annotation-mode`);
  await expect(page.getByRole("article", { name: "Record" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export to Hub" })).toHaveCount(0);
  await hub.close();
});
