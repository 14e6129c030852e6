import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { openBulk, rows } from "./support/bulk";
import { makeSmallDataset } from "./support/small-dataset";
import { pressTo, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const texts = [
  "Order 12: the walnut table arrived today 👋",
  "Order 15: the oak table arrived today 👋",
  "<script>document.title = 'taken over'</script> قضت المحكمة اليوم برفض الدعوى",
  "<script>document.title = 'taken over'</script> قضت المحكمة أمس بقبول الدعوى",
];

const dialog = (page: Page) => page.getByRole("dialog", { name: "Compare two records" });

/** What is marked on each side of the compared field, in the order of the sides. */
async function marksOf(page: Page): Promise<string[][]> {
  const sides = dialog(page).getByRole("region", { name: "Text" }).getByRole("group");
  await expect(sides).toHaveCount(2);
  return sides.evaluateAll((all) =>
    all.map((side) =>
      [...side.querySelectorAll("del, ins")].map((mark) => `${mark.localName} ${mark.textContent}`),
    ),
  );
}

/** Selects the rows with some words, and no others, with keys of the list. */
async function selectRows(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  const shown = await rows(page).allTextContents();
  for (const text of shown) {
    if (text.includes(words)) await page.keyboard.press(" ");
    await page.keyboard.press("ArrowDown");
  }
}

test("two selected records are compared by keyboard, whatever their texts contain", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "compared letters", { texts });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "compared letters" })).toBeVisible();
  await openBulk(page, `${product.url}/dataset/${id}/annotation-mode`);
  const title = await page.title();

  await test.step("only what differs is marked, and the focus returns", async () => {
    await selectRows(page, "Order");
    const compare = page.getByRole("button", { name: "Compare", exact: true });
    await pressTo(page, "Shift+Tab", compare);
    await page.keyboard.press("Enter");
    const marks = await marksOf(page);
    expect(marks.map((side) => side.map((mark) => mark.slice(4)).sort()).sort()).toEqual([
      ["12", "walnut"],
      ["15", "oak"],
    ]);
    expect(marks.map((side) => new Set(side.map((mark) => mark.slice(0, 3))))).toEqual([
      new Set(["del"]),
      new Set(["ins"]),
    ]);
    await page.keyboard.press("Escape");
    await expect(compare).toBeFocused();
  });

  await test.step("markup stays text, and Arabic is compared word by word", async () => {
    await page.keyboard.press("Alt+k");
    await selectRows(page, "taken over");
    await pressTo(page, "Shift+Tab", page.getByRole("button", { name: "Compare", exact: true }));
    await page.keyboard.press("Enter");
    const marks = (await marksOf(page)).map((side) => side.map((mark) => mark.slice(4)).join(" "));
    expect(marks.sort()).toEqual(["أمس بقبول", "اليوم برفض"]);
    expect(await dialog(page).locator("script").count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await page.title()).toBe(title);
  });
});

test("a similar record is compared with its reference", async ({ page, product }) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "compared with a reference", {
    texts: texts.slice(0, 2),
    hasVectors: true,
  });
  await page.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await signIn(page, "argilla");
  const record = page.getByRole("article", { name: "Record" });
  const reference = (await record.getByText(/^Order/).textContent()) ?? "";
  await page.getByRole("button", { name: "Find similar" }).click();
  await expect(page.getByRole("region", { name: "Similar records" })).toBeVisible();
  await expect(record).not.toContainText(reference);
  await page.getByRole("button", { name: "Record menu" }).click();
  await page.getByRole("menuitem", { name: "Compare with the reference" }).click();
  // The reference is on the start side.
  const [first, second] = reference.includes("walnut") ? ["walnut", "oak"] : ["oak", "walnut"];
  const marks = await marksOf(page);
  expect(marks.map((side) => side.at(-1))).toEqual([`del ${first}`, `ins ${second}`]);
});
