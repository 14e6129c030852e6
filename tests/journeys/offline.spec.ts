import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { datasetNamed, type Person, responsesTo, signInAt } from "./support/api";
import { startProxy } from "./support/faulty-proxy";
import { launchArgs } from "./support/launch-args";
import { freePort, startProduct } from "./support/server";
import { openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const note = "Energy is $E = mc^2$.\n\n```python\ndef energy(m): return m * c ** 2\n```";

/** Creates records with an external picture, a template, a formula and code: everything that loads over the network. */
async function makePictured({ api }: Person, name: string, pictures: string): Promise<string> {
  const { workspace_id } = await datasetNamed({ api, id: "" }, "support-tickets");
  const { id: dataset_id } = await api.createDataset({ body: { name, workspace_id } });
  const params = { dataset_id };
  // One picture is from a host that is allowed in frames, the other from one that is not.
  const shown = [pictures, pictures.replace("localhost", "127.0.0.1")].map(
    (host) => `<img src="${host}/0.png">`,
  );
  const template = `<p id='shown'>{{record.fields.card.word}}</p>${shown.join("")}`;
  for (const [field, settings] of [
    ["photo", { type: "image" as const }],
    ["card", { type: "custom" as const, template, advanced_mode: false }],
    ["note", { type: "text" as const, use_markdown: true }],
  ] as const)
    await api.createField({ params, body: { name: field, title: field, required: true, settings } });
  const options = ["Yes", "No"].map((text) => ({ value: text.toLowerCase(), text }));
  await api.createQuestion({
    params,
    body: { name: "is", title: "Is it?", required: true, settings: { type: "label_selection", options } },
  });
  await api.publishDataset({ params });
  const items = Array.from({ length: 12 }, (_, index) => ({
    fields: { photo: `${pictures}/${index}.png`, card: { word: `card ${index}` }, note },
  }));
  await api.bulkCreateRecords({ params, body: { items } });
  return dataset_id;
}

function openBrowser(folder: string): Promise<BrowserContext> {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launchPersistentContext(folder, {
    args: launchArgs,
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
    ...(executablePath ? { executablePath } : {}),
  });
}

async function answer(page: Page, digit: string): Promise<string> {
  const from = await recordId(page);
  await page.keyboard.press(digit);
  await page.keyboard.press("Enter");
  await recordChanged(page, from);
  return from;
}

async function seesAll(page: Page): Promise<void> {
  await recordShown(page);
  const photo = page.getByRole("img", { name: /photo/i }).first();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await expect(page.frameLocator("iframe").first().locator("#shown")).toHaveText(/^card \d+$/);
  // The scripts that typeset formulas and colour code are part of the offline copy as well.
  await expect(page.locator("#record math")).toHaveCount(1);
  await expect(page.locator("#record [data-ink=word]").first()).toHaveText("def");
}

test("downloaded records open without a server, after a reload and a restart of the browser, and responses are counted and sent later", async () => {
  test.setTimeout(150_000);
  const pictures = createServer((_, reply) =>
    reply.writeHead(200, { "content-type": "image/png" }).end(pixel),
  );
  const port = await freePort();
  await new Promise<void>((resolve) => pictures.listen(port, "127.0.0.1", resolve));
  const address = await freePort();
  const product = await startProduct([], {
    GLOSSA_PUBLIC_URL: `http://localhost:${address}`,
    GLOSSA_FRAME_HOSTS: `localhost:${port}`,
  });
  const proxy = await startProxy(product.port, address);
  const folder = mkdtempSync(join(tmpdir(), "glossa-browser-"));
  const argilla = await signInAt(product.url, "argilla");
  await makePictured(argilla, "pictured", `http://localhost:${port}`);
  let browser = await openBrowser(folder);
  let page = await browser.newPage();
  // Firefox asks the user whether the data may stay; the question can be left open.
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => new Promise(() => {});
  });
  await page.goto(proxy.url);
  await signIn(page, "argilla");
  await openDataset(page, "pictured");
  const inFrame = page.frameLocator("iframe").first().locator("img");
  const widths = () => inFrame.evaluateAll((all: HTMLImageElement[]) => all.map((img) => img.naturalWidth));
  await expect.poll(widths).toEqual([1, 0]);
  await expect(page.getByText("1 item was blocked in this content")).toBeVisible();
  // By name, as every action of the page; the button is tried in insecure-context.spec.ts.
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("Work off");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Work offline" });
  await dialog.getByRole("button", { name: "Download" }).press("Enter");
  await expect(dialog.getByText(/^12 records downloaded/)).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(/could not be downloaded/)).toBeHidden();
  await page.keyboard.press("Escape");

  await product.kill();
  await new Promise<void>((resolve) => {
    pictures.close(() => resolve());
    pictures.closeAllConnections();
  });
  await page.reload();
  await seesAll(page);
  // Only a server can search; the notice says so, and the records are shown.
  await page.keyboard.press("/");
  await page.keyboard.type("card");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Without a connection, records can only be filtered/)).toBeVisible();
  await expect(page).not.toHaveURL(/search/);
  await seesAll(page);
  await page.keyboard.press("Escape");
  const answered = [await answer(page, "1"), await answer(page, "2")];
  await expect(page.getByRole("button", { name: "2 answers not sent" })).toBeVisible();
  const place = page.url().split("?")[0] ?? "";

  await browser.close();
  proxy.faultOf = () => ({ status: 502 });
  browser = await openBrowser(folder);
  page = await browser.newPage();
  await page.goto(place);
  await seesAll(page);
  expect(answered).not.toContain(await recordId(page));
  answered.push(await answer(page, "1"));
  const notSent = page.getByRole("button", { name: "3 answers not sent" });
  await notSent.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Waiting for connection" })).toHaveCount(3);

  await product.restart();
  proxy.faultOf = () => undefined;
  await page.getByRole("button", { name: "Send now" }).press("Enter");
  await expect(page.getByText("No unsent answers.")).toBeVisible({ timeout: 20_000 });
  for (const id of answered) expect(await responsesTo(argilla, id)).toHaveLength(1);

  // Confirmed responses do not reappear, and no data is left for the next user.
  await page.keyboard.press("Escape");
  proxy.faultOf = () => ({ status: 504 });
  await page.goto(place);
  await recordShown(page);
  expect(answered).not.toContain(await recordId(page));
  proxy.faultOf = () => undefined;
  await page.getByRole("button", { name: "Account menu of argilla" }).press("Enter");
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  await expect(page.getByLabel("Username")).toBeVisible();
  // A cache without files may be left: Chromium opens it again to store the compiled code of a script in it.
  const left = async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const files = await Promise.all(opened.map((cache) => cache.keys()));
    return [
      ...registrations.map(({ active }) => `worker: ${active?.state}`),
      ...files.flat().map(({ url }) => url),
    ];
  };
  await expect.poll(() => page.evaluate(left)).toEqual([]);
  await browser.close();
  await proxy.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});
