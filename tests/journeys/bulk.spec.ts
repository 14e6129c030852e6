import { responsesTo, signInAt } from "./support/api";
import {
  action,
  openBulk,
  responsesIn,
  rowIds,
  rowStatuses,
  rows,
  selectedIds,
  untilDone,
} from "./support/bulk";
import { makeSmallDataset } from "./support/small-dataset";
import { makeSpanDataset } from "./support/span-dataset";
import { openDataset, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const datasetUrl = (url: string, id: string) => `${url}/dataset/${id}/annotation-mode`;

test("a list of records is answered at once, by keyboard alone, and undone as one step (spec 12, 280, 285)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "bulk letters", { size: 24 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "bulk letters");
  await page.getByRole("radio", { name: "Bulk" }).check();
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/page=1(~|%7E)10/);
  const shown = await rowIds(page);

  await test.step("the list is one stop of the Tab key", async () => {
    await expect(rows(page).first().getByRole("checkbox")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect(rows(page).nth(1).getByRole("button", { name: "Record menu" })).toBeFocused();
    await page.keyboard.press("Tab");
    const inList = page.getByRole("list", { name: "Records on this page" }).locator(":focus");
    await expect(inList).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(rows(page).nth(1).getByRole("checkbox")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(inList).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(rows(page).nth(1).getByRole("checkbox")).toBeFocused();
    await page.keyboard.press("ArrowUp");
  });

  await test.step("a range is selected and answered", async () => {
    await expect(rows(page).first().getByRole("checkbox")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press(" ");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowUp");
    expect(await selectedIds(page)).toEqual(shown.slice(1, 4));
    await page.keyboard.press("2");
    await page.keyboard.press("Enter");
    await untilDone(page);
    await expect(page.getByText("3 records submitted")).toBeVisible();
    expect((await rowStatuses(page)).slice(0, 5)).toEqual([
      "Pending",
      ...Array(3).fill("Submitted"),
      "Pending",
    ]);
    expect(await selectedIds(page)).toEqual([]);
    expect([...(await responsesIn(argilla, id))].sort()).toEqual(
      shown
        .slice(1, 4)
        .map((record) => [record, "submitted complaint"] as const)
        .sort(),
    );
  });

  await test.step("the action is undone and repeated as one step", async () => {
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size).toBe(0);
    await untilDone(page);
    expect(await selectedIds(page)).toEqual(shown.slice(1, 4));
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size).toBe(3);
    await untilDone(page);
  });

  await test.step("the last action is undone after a reload, too, and what was begun is still there", async () => {
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size).toBe(0);
    await untilDone(page);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await responsesIn(argilla, id)).size).toBe(3);
    await untilDone(page);
    // The last row is still pending.
    await page.keyboard.press("End");
    await page.keyboard.press(" ");
    await page.keyboard.press("1");
    const [begun = ""] = await selectedIds(page);
    await page.reload();
    await expect(rows(page).first().getByRole("checkbox")).toBeFocused();
    await expect.poll(() => selectedIds(page)).toEqual([begun]);
    await expect(page.getByRole("radio", { name: "Praise" })).toBeChecked();
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size).toBe(0);
    await untilDone(page);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(async () => (await responsesIn(argilla, id)).size).toBe(3);
    await untilDone(page);
  });
});

test("pages follow each other without a gap, also after answers, and none has the selection of another (spec 285, 299, 302)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "bulk pages", { size: 24 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "bulk pages" })).toBeVisible();
  await openBulk(page, datasetUrl(product.url, id));
  const first = await rowIds(page);
  await page.keyboard.press(" ");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await untilDone(page);
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("1–9 of 23");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowRight");
  await expect(rows(page).first()).not.toHaveAttribute("data-record-id", first[0] ?? "");
  expect(await selectedIds(page)).toEqual([]);
  const second = await rowIds(page);
  await page.keyboard.press("ArrowRight");
  await expect(rows(page)).toHaveCount(4);
  const third = await rowIds(page);
  expect(new Set([...first, ...second, ...third]).size).toBe(24);
  await expect(page.getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => rowIds(page)).toEqual(second);
});

test("bulk mode is for pending records, and switching shows the first record (spec 220, 283, 300)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "bulk modes", { size: 30 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "bulk modes" })).toBeVisible();
  await page.goto(`${datasetUrl(product.url, id)}?page=3`);
  await recordShown(page);
  await page.getByRole("radio", { name: "Bulk" }).check();
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/page=1(~|%7E)10/);
  await page.getByRole("button", { name: /Records per page/ }).click();
  await page.getByRole("option", { name: "25 per page" }).click();
  await expect(rows(page)).toHaveCount(25);
  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole("radio", { name: "Focus" }).check();
  await recordShown(page);
  await expect(page).toHaveURL(/page=1(&|$)/);
  await page.goto(`${datasetUrl(product.url, id)}?page=1~10&status=submitted`);
  await expect(page.getByRole("heading", { name: "No submitted records" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Bulk" })).toHaveCount(0);
});

test("Shift and a click select a range, and discarding and drafts work for many, too (spec 284)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "bulk by pointer", { size: 12 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "bulk by pointer" })).toBeVisible();
  await openBulk(page, datasetUrl(product.url, id));
  const shown = await rowIds(page);
  await rows(page).nth(1).getByRole("checkbox").click();
  await rows(page)
    .nth(4)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  expect(await selectedIds(page)).toEqual(shown.slice(1, 5));
  await rows(page).nth(2).getByRole("checkbox").click();
  await action(page, "Discard 3").click();
  await untilDone(page);
  await page.getByRole("checkbox", { name: /Select all/ }).click();
  await page.getByRole("radio", { name: "Praise" }).click();
  await action(page, "Save 10 as draft").click();
  await untilDone(page);
  const stored = await responsesIn(argilla, id);
  expect([...new Set(stored.values())]).toEqual(["draft praise"]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await untilDone(page);
  await expect
    .poll(async () => [...(await responsesIn(argilla, id)).values()])
    .toEqual(Array(3).fill("discarded"));
});

test("spans are marked in each row, which selects it, and are not copied to others (spec 296)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSpanDataset(argilla, "bulk spans", [
    { text: "Umeå lies far north." },
    { text: "Elin lives in Kiruna." },
    { text: "Nothing to mark." },
  ]);
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "bulk spans" })).toBeVisible();
  await openBulk(page, datasetUrl(product.url, id));
  const shown = await rowIds(page);
  // The active label of the form is that of all rows.
  await page.keyboard.press("2");
  await expect(page.getByRole("radio", { name: /Place/ })).toBeChecked();
  for (const index of [0, 1]) {
    const text = rows(page).nth(index).getByRole("textbox", { name: "Report" });
    await text.focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+Shift+ArrowRight");
    await page.keyboard.press("Enter");
  }
  expect(await selectedIds(page)).toEqual(shown.slice(0, 2));
  await action(page, "Submit 2").click();
  await untilDone(page);
  const spansOf = async (record: string) => {
    const [response] = await responsesTo(argilla, record);
    return (response?.values?.entities?.value as { start: number; label: string }[] | undefined) ?? "none";
  };
  const first = await Promise.all(shown.map(spansOf));
  expect(first[0]).toMatchObject([{ start: 0, label: "place" }]);
  expect(first[1]).toMatchObject([{ start: 0, label: "place" }]);
  expect(first[2]).toBe("none");
});
