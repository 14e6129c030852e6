import { pendingIds, responsesTo, signInAt } from "./support/api";
import { isResponse, startProxy } from "./support/faulty-proxy";
import { freePort, startProduct } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { badge, openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const serverError = { status: 500, body: { detail: "Internal Server Error" } };

test("with a server that returns 500 for single records, as Argilla does with vectors, changes and late responses are delivered (use G1)", async ({
  page,
}) => {
  const port = await freePort();
  const product = await startProduct(["--plain"], { GLOSSA_PUBLIC_URL: `http://localhost:${port}` });
  const proxy = await startProxy(product.port, port);
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "vectors", { size: 8 });
  const isRecord = ({ method, path }: { method: string; path: string }) =>
    method === "GET" && /\/records\/[^/]+$/.test(path);
  proxy.faultOf = (call) => (isRecord(call) ? serverError : undefined);
  await page.goto(proxy.url);
  await signIn(page, "argilla");
  await openDataset(page, "vectors");
  const changed = await recordId(page);
  for (const digit of ["1", "3"]) {
    await page.keyboard.press(digit);
    await page.keyboard.press("Control+s");
    await expect(badge(page)).toHaveText("Saved");
  }
  expect(await responsesTo(argilla, changed)).toMatchObject([{ values: { kind: { value: "question" } } }]);

  // The reply is lost, so the response has to be read from the server.
  await page.keyboard.press("ArrowRight");
  await recordChanged(page, changed);
  const late = await recordId(page);
  let isLost = false;
  proxy.faultOf = (call) => {
    if (isRecord(call)) return serverError;
    if (!isResponse(call) || isLost) return undefined;
    isLost = true;
    return { cut: "after" };
  };
  await page.keyboard.press("2");
  await page.keyboard.press("Control+s");
  await expect(badge(page)).toHaveText("Saved");
  expect(isLost).toBe(true);
  expect(await responsesTo(argilla, late)).toMatchObject([{ values: { kind: { value: "complaint" } } }]);

  // A response that always fails on the server is reported as a fault of its record, and kept.
  await page.keyboard.press("ArrowRight");
  await recordChanged(page, late);
  const bad = await recordId(page);
  proxy.faultOf = (call) => (isResponse(call) && call.path.includes(bad) ? serverError : undefined);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await recordChanged(page, bad);
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices.getByText(/^The server did not accept an answer: /)).toBeVisible();
  await expect(notices.getByText(/No connection/)).toHaveCount(0);
  await notices.getByRole("button", { name: "Open record" }).press("Enter");
  await expect(badge(page)).toContainText("Not accepted by the server: ");
  expect(await recordId(page)).toBe(bad);
  proxy.faultOf = () => undefined;
  await badge(page).getByRole("button", { name: "Try again" }).press("Enter");
  await expect(badge(page)).toHaveText("Saved");
  expect(await responsesTo(argilla, bad)).toHaveLength(1);
  await proxy.close();
  await product.stop();
});

test("five responses given during an outage are delivered on the next attempt, and the counters include them (use A9, A22)", async ({
  page,
}) => {
  const product = await startProduct();
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "outage", { size: 12 });
  await page.clock.install();
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "outage");
  await product.kill();
  const given: string[] = [];
  for (let answered = 0; answered < 5; answered += 1) {
    const id = await recordId(page);
    given.push(id);
    await page.keyboard.press("1");
    if (answered < 4) await page.keyboard.press("Enter");
    else await page.getByRole("button", { name: /^Submit/ }).click();
    await recordChanged(page, id);
  }
  await expect(page.getByText("Submitted. Waiting for connection")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Records" })).toContainText("of 7");
  await page.keyboard.press("ArrowLeft");
  await expect(badge(page)).toContainText("Waiting for connection");
  await page.waitForTimeout(9000);
  // From a minute later no time passes in the page: nothing is sent because of a timer, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await product.restart();
  await badge(page).getByRole("button", { name: "Try now" }).press("Enter");
  const read = async () => Promise.all(given.map(async (id) => (await responsesTo(argilla, id)).length));
  await expect.poll(read, { timeout: 30_000 }).toEqual([1, 1, 1, 1, 1]);
  await expect(badge(page)).toHaveText("Saved");
  await product.stop();
});

test("a banner reports that the sign-in has ended, and responses are sent after the next one (use A15)", async ({
  page,
}) => {
  const port = await freePort();
  const product = await startProduct([], { GLOSSA_PUBLIC_URL: `http://localhost:${port}` });
  const proxy = await startProxy(product.port, port);
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "signed-out", { size: 6 });
  await page.goto(proxy.url);
  await signIn(page, "argilla");
  await openDataset(page, "signed-out");
  proxy.faultOf = (call) => (isResponse(call) ? { status: 401 } : undefined);
  const id = await recordId(page);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await recordChanged(page, id);
  const banner = page.getByTestId("signed-out");
  await expect(banner).toContainText("You are signed out. Sign in to send 1 answer.");
  proxy.faultOf = () => undefined;
  await banner.getByRole("button", { name: "Sign in" }).press("Enter");
  await signIn(page, "argilla");
  await recordShown(page);
  await expect.poll(async () => (await responsesTo(argilla, id)).length).toBe(1);
  await expect(banner).toHaveCount(0);
  await proxy.close();
  await product.stop();
});

test("a conflict on a record that is no longer on screen shows a notice that leads to both responses (use A13)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `conflict-${Date.now()}`;
  await makeSmallDataset(argilla, name, { size: 6 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  const id = await recordId(page);
  await argilla.api.createResponse({ params: { record_id: id }, body: { status: "draft", values: {} } });
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await recordChanged(page, id);
  const notices = page.getByRole("region", { name: "Notices" });
  const told = notices.getByText(
    "One of your answers was also changed elsewhere. Neither version was overwritten.",
  );
  await expect(told).toBeVisible();
  await notices.getByRole("button", { name: "Compare" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "This answer was changed elsewhere" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Keep my version" }).press("Enter");
  await expect(badge(page)).toHaveText("Saved");
  await expect(told).toHaveCount(0);
});

test("a submit by mouse can be undone by mouse (use A27)", async ({ page, product }) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `mouse-${Date.now()}`;
  await makeSmallDataset(argilla, name, { size: 6 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  const id = await recordId(page);
  await page.getByRole("radio", { name: /Praise/ }).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await recordChanged(page, id);
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices.getByText("Submitted")).toBeVisible();
  await notices.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => recordId(page)).toBe(id);
  await expect.poll(async () => (await responsesTo(argilla, id)).length).toBe(0);
});

test("responses that an older version of the app has stored are sent", async ({ page, product }) => {
  const argilla = await signInAt(product.url, "argilla");
  const datasetId = await makeSmallDataset(argilla, `older-${Date.now()}`, { size: 3 });
  const [recordId = ""] = await pendingIds(argilla, datasetId, 1);
  await page.goto(product.url);
  await page.getByLabel("Username").waitFor();
  const owner = { server: product.url, userId: argilla.id };
  const entry = {
    ...owner,
    key: `${owner.server}|${owner.userId}|${recordId}`,
    datasetId,
    recordId,
    wanted: { status: "submitted", values: { kind: { value: "praise" } } },
    base: null,
    sent: [],
    attempts: 0,
    revision: 1,
    queuedAt: Date.now(),
    hold: null,
    settledAt: null,
  };
  await page.evaluate(
    (left) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("glossa-outbox", 1);
        opening.onupgradeneeded = () => {
          const entries = opening.result.createObjectStore("entries", { keyPath: "key" });
          entries.createIndex("owner", ["server", "userId"]);
          opening.result.createObjectStore("leases", { keyPath: "name" });
          entries.put(left);
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      }),
    entry,
  );
  await signIn(page, "argilla");
  await expect(page.getByText("1 earlier answer is being sent")).toBeVisible();
  await expect.poll(async () => (await responsesTo(argilla, recordId)).length).toBe(1);
});
