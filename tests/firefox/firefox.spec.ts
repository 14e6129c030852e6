// What differs in Firefox: each test stands for a fault that was found in it, or for what everything else needs there.
import { expect, test } from "@playwright/test";
import type { Browser } from "puppeteer-core";
import { type Person, pendingIds, responsesTo, signInAt } from "../journeys/support/api";
import { type RunningProduct, startProduct } from "../journeys/support/server";
import { makeSmallDataset } from "../journeys/support/small-dataset";
import { makeSpanDataset, spanOn } from "../journeys/support/span-dataset";
import { button, press, signedIn, startFirefox } from "./firefox";

let product: RunningProduct;
let browser: Browser;
let argilla: Person;

test.beforeAll(async () => {
  product = await startProduct();
  argilla = await signInAt(product.url, "argilla");
  browser = await startFirefox();
});
test.afterAll(async () => {
  // In this order: the product must also end if Firefox has not started.
  await product.stop();
  await browser.close();
});

const placeOf = (dataset: string) => `${product.url}/dataset/${dataset}/annotation-mode`;

test("a response by keyboard is stored, and the next record has the focus", async () => {
  const dataset = await makeSmallDataset(argilla, "letters in Firefox", { size: 3 });
  const [first = ""] = await pendingIds(argilla, dataset, 1);
  const page = await signedIn(browser, product.url, "argilla");
  await page.goto(placeOf(dataset));
  await page.waitForSelector("[role=radio]:focus");
  await press(page, "2", "Enter");
  await expect.poll(async () => (await responsesTo(argilla, first))[0]?.status).toBe("submitted");
  await page.waitForSelector(`[data-record-id]:not([data-record-id="${first}"])`);
  await page.waitForSelector("[role=radio]:focus");
});

test("a word that the segmenter of Firefox does not mark as one is marked by keyboard", async () => {
  const text = "今週の火曜日、東京へ行った。";
  const dataset = await makeSpanDataset(argilla, "words in Firefox", [{ text }]);
  const [record = ""] = await pendingIds(argilla, dataset, 1);
  const page = await signedIn(browser, product.url, "argilla");
  await page.goto(placeOf(dataset));
  await page.waitForSelector("[role=radio]:focus");
  await (await page.waitForSelector("#record [role=textbox]"))?.focus();
  await press(page, "Control+ArrowRight", "Control+ArrowRight", "Control+Shift+ArrowRight", "4", "Control+s");
  await expect
    .poll(async () => (await responsesTo(argilla, record))[0]?.values?.entities?.value)
    .toEqual([spanOn(text, "火曜日", "date")]);
});

test("after an action by mouse, a shortcut goes to the next row of the list", async () => {
  const dataset = await makeSmallDataset(argilla, "rows in Firefox", { size: 4 });
  const page = await signedIn(browser, product.url, "argilla");
  await page.goto(`${placeOf(dataset)}?page=1~10`);
  await page.waitForSelector("li [data-choice]:focus");
  await press(page, " ", "2");
  await (await button(page, "Submit 1")).click();
  await page.waitForSelector("::-p-text(1 record submitted)");
  await press(page, "Alt+j");
  const place = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[data-choice]")].indexOf(document.activeElement as Element),
    );
  await expect.poll(place).toBe(1);
});

test("downloaded records open without a server, whatever becomes of the question about storage", async () => {
  // The order of records of one request is undefined, so that any of them may be the first.
  const texts = Array.from({ length: 3 }, () => "A kept letter");
  const dataset = await makeSmallDataset(argilla, "offline in Firefox", { texts });
  const page = await signedIn(browser, product.url, "argilla");
  await page.goto(placeOf(dataset));
  await page.waitForSelector("[role=radio]:focus");
  await (await button(page, "Work offline")).click();
  await (await button(page, "Download", "//*[@role = 'dialog']")).click();
  await page.waitForSelector('::-p-xpath(//p[starts-with(normalize-space(), "3 records downloaded")])');
  await product.kill();
  await page.reload();
  await page.waitForSelector("::-p-text(A kept letter)");
  await page.waitForSelector("[role=radio]:focus");
});
