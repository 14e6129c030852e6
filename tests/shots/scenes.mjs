// @ts-check
// The scenes to photograph, with the steps that open them.

/**
 * @typedef {import("playwright").Page} Page
 * @typedef {(method: string, path: string, body?: object) => Promise<any>} Call calls the API as the visitor
 * @typedef {{ name: string, mockup?: string, isSignedOut?: boolean, username?: string,
 *   open: (page: Page, call: Call) => Promise<void> }} Scene
 */

/** The record of the mockups. */
const TICKET = "ticket-48213";

/** @type {readonly Scene[]} */
export const scenes = [
  {
    name: "sign-in",
    mockup: "sign-in",
    isSignedOut: true,
    open: async (page) => {
      await page.goto("/sign-in");
      await page.getByLabel("Username").waitFor();
    },
  },
  { name: "sign-in-error", isSignedOut: true, open: signInWrongly },
  { name: "home", mockup: "home", open: openHome },
  {
    name: "account-menu",
    open: async (page) => {
      await openHome(page);
      await page.getByRole("button", { name: /Account menu/ }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  { name: "tickets-pencilled", mockup: "annotation-classify", open: openTicket },
  {
    name: "tickets-answered",
    mockup: "annotation-classify",
    open: async (page, call) => {
      await openTicket(page, call);
      await page.getByRole("radio", { name: /Refund/ }).click();
      await page.getByRole("checkbox", { name: /Amount/ }).click();
      await page.getByRole("radio", { name: /^9/ }).click();
      await page
        .getByRole("textbox")
        .last()
        .fill("We are returning €189.00 to your card within five working days.");
    },
  },
  { name: "tickets-guidelines-shut", open: withPress(/^Guidelines/) },
  { name: "tickets-progress", open: withPress(/^My progress/) },
  {
    name: "tickets-shortcuts",
    open: async (page, call) => {
      await openTicket(page, call);
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "bulk", mockup: "bulk", open: openBulk },
  {
    name: "bulk-accept",
    open: async (page, call) => {
      await openBulk(page, call);
      await page.getByRole("button", { name: "Accept suggestions" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "newsroom-pencilled",
    open: async (page, call) => openRecord(page, call, { dataset: "newsroom-topics", position: 1 }),
  },
  {
    name: "newsroom-answered",
    open: async (page, call) => {
      await openRecord(page, call, { dataset: "newsroom-topics", position: 2 });
      await page.getByRole("region", { name: "Questions" }).getByRole("radio").nth(3).click();
    },
  },
  {
    name: "offline",
    open: async (page, call) => {
      await openTicket(page, call);
      await page.getByRole("button", { name: "Work offline" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "settings",
    open: async (page, call) => {
      const { id } = await datasetCalled(call, "support-tickets");
      await page.goto(`/dataset/${id}/settings`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    name: "image",
    open: async (page, call) => openRecord(page, call, { dataset: "product-photos", position: 1 }),
  },
  {
    name: "chat",
    open: async (page, call) => openRecord(page, call, { dataset: "assistant-replies", position: 1 }),
  },
  {
    name: "share",
    open: async (page, call) => {
      const { id } = await datasetCalled(call, "support-tickets");
      const shared = `user_name=ana&records_submitted=42&team_progress=37.50&dataset_name=support-tickets&dataset_id=${id}`;
      await page.goto(`/share-your-progress?${shared}`);
      await page.getByText("support-tickets").first().waitFor();
    },
  },
  { name: "empty-queue", open: async (page, call) => openEmpty(page, call) },
  { name: "conflict", open: openConflict },
  {
    name: "not-found",
    open: async (page) => {
      await page.goto("/no/such/page");
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    name: "error",
    open: async (page, call) => {
      // A part of the app that stays missing, as after a failed update.
      await page.route(/\/assets\/settings-/, (route) => route.abort());
      const { id } = await datasetCalled(call, "support-tickets");
      await page.goto(`/dataset/${id}/settings`);
      await page.getByText("Something went wrong.").waitFor();
    },
  },
  {
    name: "dataset-gone",
    open: async (page, call) => {
      const { id } = await datasetCalled(call, "support-tickets");
      await page.route(`**/api/v1/datasets/${id}`, (route) => route.fulfill({ status: 500, body: "{}" }));
      await page.goto(`/dataset/${id}/annotation-mode`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
];

/**
 * @param {Page} page
 * @param {Call} call
 */
async function openBulk(page, call) {
  const { id } = await datasetCalled(call, "support-tickets");
  await page.goto(`/dataset/${id}/annotation-mode?page=1~10&search=refund`);
  const rows = page.getByRole("list", { name: "Records on this page" }).getByRole("checkbox");
  for (const index of [0, 2, 3]) await rows.nth(index).click();
  await page.getByRole("radio", { name: /Refund/ }).click();
}

/** @param {Page} page */
async function signInWrongly(page) {
  await page.goto("/sign-in");
  await page.getByLabel("Username").fill("marisol");
  await page.getByLabel("Password", { exact: true }).fill("wrong password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").waitFor();
}

/** @param {Page} page */
async function openHome(page) {
  await page.goto("/");
  await page.getByRole("link", { name: "support-tickets" }).waitFor();
  await page.waitForLoadState("networkidle");
}

/**
 * @param {Page} page
 * @param {Call} call
 */
async function openTicket(page, call) {
  const { id } = await datasetCalled(call, "support-tickets");
  const pending = (/** @type {string} */ entity) => ({
    type: "terms",
    scope: { entity, property: "status" },
    values: ["pending"],
  });
  const body = { filters: { and: [pending("response"), pending("record")] } };
  const { items } = await call("POST", `/me/datasets/${id}/records/search?limit=150`, body);
  const place = items.findIndex((/** @type {any} */ { record }) => record.external_id === TICKET);
  await openRecord(page, call, { dataset: "support-tickets", position: place + 1 });
}

/**
 * @param {Page} page
 * @param {Call} call
 * @param {{ dataset: string, position: number }} where
 */
async function openRecord(page, call, { dataset, position }) {
  const { id } = await datasetCalled(call, dataset);
  await page.goto(`/dataset/${id}/annotation-mode?page=${position}&status=pending`);
  await page.getByRole("article").waitFor();
  // The event stream of the dataset stays open, so the network is never idle.
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** @param {RegExp} name of the head of a panel */
function withPress(name) {
  return async (/** @type {Page} */ page, /** @type {Call} */ call) => {
    await openTicket(page, call);
    await page.getByRole("button", { name }).click();
  };
}

/**
 * @param {Page} page
 * @param {Call} call
 */
async function openEmpty(page, call) {
  const { id } = await datasetCalled(call, "newsroom-topics");
  const nothing = JSON.stringify({ items: [], total: 0 });
  await page.route("**/records/search*", (route) =>
    route.fulfill({ contentType: "application/json", body: nothing }),
  );
  await page.goto(`/dataset/${id}/annotation-mode?status=draft`);
  await page.getByText("No draft records to review").waitFor();
}

/**
 * Responds to a record on the page and, without the page's knowledge, through the API.
 *
 * @param {Page} page
 * @param {Call} call
 */
async function openConflict(page, call) {
  const { id } = await datasetCalled(call, "support-tickets");
  await openTicket(page, call);
  await page.getByRole("radio", { name: /Refund/ }).click();
  const saved = page.waitForResponse(
    (response) => response.request().method() !== "GET" && /responses/.test(response.url()),
  );
  await page.getByRole("button", { name: /Save draft/ }).click();
  const { id: response } = await (await saved).json();
  await page.getByTestId("save-state").filter({ hasText: "Saved" }).waitFor();
  const values = { need: { value: "faulty_product" }, urgency: { value: 10 } };
  await call("PUT", `/responses/${response}`, { status: "draft", values });
  await page.getByRole("radio", { name: /Account access/ }).click();
  await page.getByRole("button", { name: /Save draft/ }).click();
  await page.getByRole("dialog").waitFor();
  await call("DELETE", `/responses/${response}`);
  return id;
}

/**
 * @param {Call} call
 * @param {string} name
 */
async function datasetCalled(call, name) {
  const { items } = await call("GET", "/me/datasets");
  return items.find((/** @type {any} */ dataset) => dataset.name === name);
}
