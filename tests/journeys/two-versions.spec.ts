import type { Page } from "@playwright/test";
import { responsesTo, signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { badge, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Opens the outbox database as another version of the app would, and keeps it open; resolves to the outcome. */
function openAs(page: Page, version: number, isDeaf: boolean): Promise<string> {
  return page.evaluate(
    ([version, isDeaf]) =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open("glossa-outbox", version);
        request.onblocked = () => resolve("blocked");
        request.onupgradeneeded = ({ oldVersion }) => {
          if (oldVersion > 0) return;
          const entries = request.result.createObjectStore("entries", { keyPath: "key" });
          entries.createIndex("owner", ["server", "userId"]);
          request.result.createObjectStore("leases", { keyPath: "name" });
        };
        request.onerror = () => resolve(String(request.error));
        request.onsuccess = () => {
          const database = request.result;
          if (!isDeaf) database.onversionchange = () => database.close();
          Object.assign(window, { database });
          resolve("open");
        };
      }),
    [version, isDeaf] as const,
  );
}

const notice = (page: Page, text: string) => page.getByRole("region", { name: "Notices" }).getByText(text);

async function make(url: string, name: string) {
  const dataset = await makeSmallDataset(await signInAt(url, "argilla"), name, { size: 3 });
  return { place: `${url}/dataset/${dataset}/annotation-mode`, ana: await signInAt(url, "ana") };
}

/** Responds to the record on screen and waits until the next one is loaded. */
async function answer(page: Page): Promise<string> {
  const shown = await recordId(page);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await recordChanged(page, shown);
  return shown;
}

test("a tab next to one of an older version says which to close, sends each response at once, and stores drafts again after a reload (use A7)", async ({
  product,
  page,
  context,
}) => {
  const { place, ana } = await make(product.url, "older-tab");
  const old = await context.newPage();
  await old.goto(`${product.url}/api/v1/version`);
  expect(await openAs(old, 1, true)).toBe("open");
  await page.goto(place);
  await signIn(page, "ana");
  await recordShown(page);
  const says = notice(page, "An older version of this app is open in another tab");
  await expect(says).toContainText("Close that tab and reload this one.");
  const answered = await answer(page);
  expect(await responsesTo(ana, answered)).toHaveLength(1);

  await old.close();
  await page.reload();
  await recordShown(page);
  // Keys count from then on.
  await page.locator('[role="radio"]:focus').waitFor();
  await page.keyboard.press("2");
  await expect(badge(page)).toHaveText("Unsaved changes");
  await expect(says).toHaveCount(0);
});

test("a tab does not block a newer version: it closes its database, says so, and loses nothing (use A7)", async ({
  product,
  page,
  context,
}) => {
  const { place, ana } = await make(product.url, "newer-tab");
  await page.goto(place);
  await signIn(page, "ana");
  await recordShown(page);
  const newer = await context.newPage();
  await newer.goto(`${product.url}/api/v1/version`);
  expect(await openAs(newer, 99, false)).toBe("open");
  await page.bringToFront();
  await expect(
    notice(page, "A newer version of this app is open in another tab. Reload this tab."),
  ).toBeVisible();
  const answered = await answer(page);
  expect(await responsesTo(ana, answered)).toHaveLength(1);
  await test.step("an old page that is opened afterwards says the same", async () => {
    await page.reload();
    await recordShown(page);
    await expect(notice(page, "A newer version of this app is open in another tab")).toBeVisible();
  });
});

/** Stores the kept drafts of the page as version 3 of the database did; only their response says what the user saw. */
function storeAsVersion3(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const present = await done(indexedDB.open("glossa-outbox"));
    const drafts = await done(present.transaction("drafts").objectStore("drafts").getAll());
    present.close();
    await done(indexedDB.deleteDatabase("glossa-outbox"));
    const opening = indexedDB.open("glossa-outbox", 3);
    opening.onupgradeneeded = () => {
      for (const name of ["entries", "drafts"])
        opening.result.createObjectStore(name, { keyPath: "key" }).createIndex("owner", ["server", "userId"]);
      opening.result.createObjectStore("leases", { keyPath: "name" });
    };
    const earlier = await done(opening);
    const store = earlier.transaction("drafts", "readwrite").objectStore("drafts");
    for (const { response: answer, base, ...draft } of drafts)
      await done(store.put({ ...draft, answer, base: { ...base, updatedAt: "2020-01-01T00:00:00" } }));
    earlier.close();
    return drafts.length;
  });
}

test("unsaved changes that an earlier version has stored are restored, and are no conflict with the user's own response (use A7)", async ({
  product,
  page,
}) => {
  const { place } = await make(product.url, "earlier-drafts");
  await page.goto(place);
  await signIn(page, "ana");
  await recordShown(page);
  await answer(page);
  await page.goto(`${place}?status=submitted`);
  await recordShown(page);
  await expect(badge(page)).toHaveText("Saved");
  await page.keyboard.press("2");
  await expect(badge(page)).toHaveText("Unsaved changes");
  // Changes are on disk within a second.
  await page.waitForTimeout(1000);
  await page.goto(`${product.url}/api/v1/version`);
  expect(await storeAsVersion3(page)).toBe(1);
  await page.goto(`${place}?status=submitted`);
  await recordShown(page);
  await expect(badge(page)).toHaveText("Unsaved changes");
  await expect(
    page.getByRole("region", { name: "Questions" }).getByRole("radio", { checked: true }),
  ).toHaveAccessibleName(/complaint/i);
});
