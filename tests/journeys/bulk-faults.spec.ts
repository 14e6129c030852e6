import type { Page } from "@playwright/test";
import { pendingIds, signInAt } from "./support/api";
import { action, openBulk, responsesIn, rowIds, rows, selectedIds, untilDone } from "./support/bulk";
import { type Call, isResponse, startProxy } from "./support/faulty-proxy";
import { freePort, startProduct } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** The product behind a proxy, and a user in bulk mode. */
async function openFaulty(page: Page, size: number) {
  const port = await freePort();
  const product = await startProduct([], { GLOSSA_PUBLIC_URL: `http://localhost:${port}` });
  const proxy = await startProxy(product.port, port);
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "bulk faults", { size });
  await page.goto(proxy.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "bulk faults" })).toBeVisible();
  const open = (many = 10) => openBulk(page, `${proxy.url}/dataset/${id}/annotation-mode`, { many });
  const close = async () => {
    await proxy.close();
    await product.stop();
  };
  return { product, proxy, argilla, id, open, close };
}

/** Produces a fault with the responses from a number on. */
function from<Fault>(first: number, fault: Fault) {
  let count = 0;
  return (call: Call) => {
    if (!isResponse(call)) return undefined;
    count += 1;
    return count >= first ? fault : undefined;
  };
}

test("records that the server refuses stay selected with the reason, and the others are saved (spec 294)", async ({
  page,
}) => {
  const { proxy, argilla, id, open, close } = await openFaulty(page, 12);
  await open();
  const shown = await rowIds(page);
  const refused = shown.slice(2, 4);
  proxy.faultOf = (call) =>
    isResponse(call) && refused.some((record) => call.path.includes(record))
      ? { status: 422, body: { detail: "A label is gone" } }
      : undefined;
  await page.keyboard.press("Control+a");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await untilDone(page);
  await expect(page.getByText("Some records failed to annotate: 2 of 10 not saved")).toBeVisible();
  await expect(page.getByText("Not accepted: A label is gone")).toHaveCount(2);
  expect(await selectedIds(page)).toEqual(refused);
  expect((await responsesIn(argilla, id)).size).toBe(8);
  proxy.faultOf = () => undefined;
  await page.keyboard.press("Enter");
  await untilDone(page);
  expect(await selectedIds(page)).toEqual([]);
  expect((await responsesIn(argilla, id)).size).toBe(10);
  await close();
});

test("the network fails in the middle: the rest is stored here, and each response arrives once", async ({
  page,
}) => {
  const { proxy, argilla, id, open, close } = await openFaulty(page, 60);
  await open(50);
  const shown = await rowIds(page);
  // The reply of the twenty-fifth is lost, and nothing passes afterwards.
  let count = 0;
  proxy.faultOf = (call) => {
    if (isResponse(call)) count += 1;
    if (count < 25) return undefined;
    return { cut: count === 25 ? "after" : "before" };
  };
  await page.keyboard.press("Control+a");
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await untilDone(page);
  await expect(page.getByText(/^\d+ answers are stored in this browser/)).toBeVisible();
  expect(await selectedIds(page)).toEqual([]);
  proxy.faultOf = () => undefined;
  await expect.poll(async () => (await responsesIn(argilla, id)).size, { timeout: 60_000 }).toBe(50);
  const stored = await responsesIn(argilla, id);
  expect([...stored.keys()].sort()).toEqual([...shown].sort());
  expect([...new Set(stored.values())]).toEqual(["submitted complaint"]);
  await expect(rows(page).getByText("Saved")).toHaveCount(50);
  await close();
});

test("the server is killed in the middle and started again: nothing is lost and nothing doubled", async ({
  page,
}) => {
  // The sender waits up to half a minute before it tries again.
  test.setTimeout(180_000);
  const { product, proxy, argilla, id, open, close } = await openFaulty(page, 60);
  await open(50);
  let isKilled: Promise<void> | undefined;
  const watch = from(25, true);
  proxy.faultOf = (call) => {
    if (watch(call)) isKilled ??= product.kill();
    return undefined;
  };
  await page.keyboard.press("Control+a");
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await untilDone(page);
  await isKilled;
  await product.restart();
  await expect.poll(async () => (await responsesIn(argilla, id)).size, { timeout: 90_000 }).toBe(50);
  expect([...new Set((await responsesIn(argilla, id)).values())]).toEqual(["submitted question"]);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await responsesIn(argilla, id)).size, { timeout: 60_000 }).toBe(0);
  await close();
});

test("the same records are answered elsewhere meanwhile: no response is replaced unseen", async ({
  page,
}) => {
  const { product, argilla, id, open, close } = await openFaulty(page, 12);
  await open();
  const shown = await rowIds(page);
  const [mine = "", theirs = ""] = [shown[1], shown[2]];
  await page.keyboard.press("Control+a");
  await page.keyboard.press("1");

  // The same user on another device, and a colleague, who completes a record.
  const body = { status: "submitted" as const, values: { kind: { value: "question" } } };
  await argilla.api.createResponse({ params: { record_id: mine }, body });
  const ana = await signInAt(product.url, "ana");
  await ana.api.createResponse({ params: { record_id: theirs }, body });

  await page.keyboard.press("Enter");
  await untilDone(page);
  expect(await selectedIds(page)).toEqual([mine]);
  await expect(page.getByText("Some records failed to annotate: 1 of 10 not saved")).toBeVisible();
  const stored = await responsesIn(argilla, id);
  expect([stored.get(mine), stored.get(theirs), stored.size]).toEqual([
    "submitted question",
    "submitted praise",
    10,
  ]);
  expect((await responsesIn(ana, id)).get(theirs)).toBe("submitted question");

  await test.step("the two are compared in the row, and the own one is kept", async () => {
    await rows(page).nth(1).getByRole("button", { name: "Compare" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep my version" }).click();
    await expect.poll(async () => (await responsesIn(argilla, id)).get(mine)).toBe("submitted praise");
  });
  expect(await pendingIds(argilla, id, 20)).toHaveLength(2);
  await expect(action(page, /^Submit/)).toBeVisible();
  await close();
});
