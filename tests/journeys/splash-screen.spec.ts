import type { Locator, Page } from "@playwright/test";
import { signIn } from "./support/steps";
import { expect, test } from "./support/test";

const splash = (page: Page) => page.locator(".splash-screen");

/** Keeps the code of the app from arriving; returns a function that lets it arrive. */
async function holdApp(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

async function centreOf(picture: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

for (const width of [390, 1440]) {
  test(`before its code arrives, a page shows the mark where it will be, ${width} px wide`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const showsForm = await holdApp(page);
    await page.goto(product.url, { waitUntil: "commit" });
    await expect(splash(page)).toBeVisible();
    const forForm = await centreOf(splash(page).locator("svg"));
    showsForm();
    await expect(page.getByLabel("Username")).toBeVisible();
    await expect(splash(page)).toBeHidden();
    expect(await centreOf(page.getByRole("region", { name: "Glossa" }).locator("svg").first())).toEqual(
      forForm,
    );

    await signIn(page, "ana");
    await page.getByRole("heading", { name: "Datasets" }).waitFor();
    await page.unrouteAll();
    const showsHome = await holdApp(page);
    await page.goto(product.url, { waitUntil: "commit" });
    await expect(splash(page)).toBeVisible();
    const forBar = await centreOf(splash(page).locator("svg"));
    showsHome();
    const home = page.getByRole("link", { name: "Glossa, home" });
    await expect(home).toBeVisible();
    await expect(splash(page)).toBeHidden();
    expect(await centreOf(home.locator("svg"))).toEqual(forBar);
  });
}
