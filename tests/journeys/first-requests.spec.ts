import type { Page } from "@playwright/test";
import { openDataset, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Holds requests; returns a function that releases them. */
async function hold(page: Page, requests: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The paths of all requests from now on, and the priorities that the browser gave them. */
async function watchRequests(page: Page): Promise<Map<string, string>> {
  const requests = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Network.requestWillBeSent", ({ request }) =>
    requests.set(new URL(request.url).pathname, request.initialPriority),
  );
  await devtools.send("Network.enable");
  return requests;
}

async function openRecord(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await signIn(page, "ana");
  await openDataset(page, "support-tickets");
  await recordShown(page);
}

test("the list of datasets is requested together with the user", async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, "ana");
  await page.getByRole("link", { name: "support-tickets", exact: true }).waitFor();
  const release = await hold(page, "**/api/v1/glossa/me");
  const requests = await watchRequests(page);
  await page.goto(product.url);
  await expect.poll(() => [...requests.keys()]).toContain("/api/v1/glossa/me/datasets");
  release();
  await expect(page.getByRole("link", { name: "support-tickets", exact: true })).toBeVisible();
});

test("everything that a record needs of its dataset is requested while the code of the page loads", async ({
  page,
  product,
}) => {
  await openRecord(page, product.url);
  const path = new URL(page.url()).pathname.replace("/annotation-mode", "");
  const release = await hold(page, "**/assets/annotate-*.js");
  const requests = await watchRequests(page);
  await page.goto(page.url());
  const parts = ["", "/fields", "/questions", "/vectors-settings"].map((part) => `/api/v1/datasets${part}`);
  const seen = () => [...requests.keys()].map((each) => each.replace(path.replace("/dataset", ""), ""));
  await expect
    .poll(seen)
    .toEqual(expect.arrayContaining([...parts, "/api/v1/me/datasets/metadata-properties"]));
  release();
  await recordShown(page);
});

test("the stylesheet loads before the code, so that the splash screen appears as early as it can", async ({
  page,
  product,
}) => {
  await openRecord(page, product.url);
  const requests = await watchRequests(page);
  await page.goto(page.url());
  await recordShown(page);
  const prioritiesOf = (part: string) =>
    [...requests].filter(([path]) => path.startsWith(`/assets/${part}-`)).map(([, priority]) => priority);
  expect(prioritiesOf("style")).toEqual(["VeryHigh"]);
  for (const part of ["app", "dataset"]) expect(prioritiesOf(part)).toEqual(["Low"]);
  expect(new Set(prioritiesOf("annotate"))).toEqual(new Set(["Low"]));
});
