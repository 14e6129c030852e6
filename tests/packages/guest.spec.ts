// Our packages beside Tailwind 4 and Radix Themes: neither changes the other.
import { expect, type Page, test } from "@playwright/test";

type Styles = Record<string, string>;

/** Returns the computed styles of all elements in a part of the page, by their places. */
async function stylesOf(page: Page, form: string, part: string): Promise<Record<string, Styles>> {
  await page.goto(`/guest/?${form}`);
  await expect(page.locator(part)).toBeVisible();
  // The marking of spans is loaded on demand.
  if (part === "#ours") await expect(page.locator("#ours [role=textbox]")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate((selector) => {
    const styleOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const names = [...style].filter((name) => !name.startsWith("--"));
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    };
    const placeOf = (element: Element): string => {
      const index = element.parentElement ? [...element.parentElement.children].indexOf(element) : 0;
      return element.matches(selector)
        ? ""
        : `${placeOf(element.parentElement as Element)} > ${element.localName}:${index}`;
    };
    const root = document.querySelector(selector) as Element;
    return Object.fromEntries(
      [root, ...root.querySelectorAll("*")].flatMap((element) =>
        [undefined, "::before", "::after", "::placeholder", "::selection", "::marker"].map((pseudo) => [
          `${placeOf(element)}${pseudo ?? ""}`,
          styleOf(element, pseudo),
        ]),
      ),
    );
  }, part);
}

/** Names each difference: the place, the property and both values. */
function differences(one: Record<string, Styles>, other: Record<string, Styles>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((place) => {
    const [before = {}, after = {}] = [one[place], other[place]];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => before[name] !== after[name])
      .map((name) => `${place} ${name}: ${before[name]} → ${after[name]}`);
  });
}

test("Tailwind 4 and Radix Themes: no computed style of the host changes (library 4.3)", async ({ page }) => {
  const alone = await stylesOf(page, "host", "#host");
  expect(Object.keys(alone).length).toBeGreaterThan(100);
  expect(differences(alone, await stylesOf(page, "both", "#host"))).toEqual([]);
});

test("Tailwind 4 and Radix Themes: our components look as in the component library", async ({ page }) => {
  const alone = await stylesOf(page, "ours", "#ours");
  expect(Object.keys(alone).length).toBeGreaterThan(300);
  expect(differences(alone, await stylesOf(page, "both", "#ours"))).toEqual([]);
});

test("Tailwind 4 and Radix Themes: an overlay, which stands outside our part, has our rules", async ({
  page,
}) => {
  const looks = [];
  for (const form of ["ours", "both"]) {
    await page.goto(`/guest/?${form}`);
    await page.getByRole("button", { name: "Open" }).click();
    const title = page.getByRole("heading", { name: "A dialog" });
    await expect(title).toBeVisible();
    looks.push(
      await title.evaluate((element) => {
        const { margin, fontFamily, fontSize, fontWeight, color } = getComputedStyle(element);
        const { boxSizing } = getComputedStyle(element.closest("[role=dialog]") as Element);
        return { margin, fontFamily, fontSize, fontWeight, color, boxSizing };
      }),
    );
  }
  expect(looks[1]).toEqual(looks[0]);
});

test("Tailwind 4 and Radix Themes: all custom properties of ours have our prefix (library 4.3)", async ({
  page,
}) => {
  await page.goto("/guest/?ours");
  await expect(page.locator("#ours [role=textbox]")).toBeVisible();
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "A dialog" })).toBeVisible();
  const names = await page.evaluate(() => {
    const namesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [...rule.style] : []),
        ...("cssRules" in rule ? namesIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const inline = [...document.querySelectorAll<HTMLElement>("[style]")].flatMap(({ style }) => [...style]);
    const all = [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules));
    return [...new Set([...all, ...inline])].filter((name) => name.startsWith("--"));
  });
  expect(names.filter((name) => name.startsWith("--glossa-")).length).toBeGreaterThan(100);
  // Radix names its own, and one that tells the width of the scroll bar that an open dialog hides.
  const ofRadix = /^--(radix-.*|removed-body-scroll-bar-size)$/;
  expect(names.filter((name) => !name.startsWith("--glossa-") && !ofRadix.test(name))).toEqual([]);
});
