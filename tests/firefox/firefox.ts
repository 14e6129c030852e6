import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";

/** Starts the Firefox that `FIREFOX_PATH` names. Playwright can only drive a Firefox of its own. */
export function startFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
  return puppeteer.launch({ browser: "firefox", executablePath });
}

/** Signs a user in with the form, with the keyboard alone, on a page of its own profile. */
export async function signedIn(browser: Browser, url: string, username: string): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(url);
  await page.waitForSelector("input[name=username]:focus");
  await page.keyboard.type(username);
  await page.keyboard.press("Tab");
  await page.keyboard.type("12345678");
  await page.keyboard.press("Enter");
  await page.waitForSelector("a[href^='/dataset/']");
  return page;
}

/** Presses keys one after the other, with modifiers as in `Control+s`. */
export async function press(page: Page, ...chords: string[]): Promise<void> {
  for (const chord of chords) {
    const keys = chord.split("+") as Parameters<Page["keyboard"]["press"]>[0][];
    const last = keys.pop();
    for (const key of keys) await page.keyboard.down(key);
    if (last !== undefined) await page.keyboard.press(last);
    for (const key of keys.reverse()) await page.keyboard.up(key);
  }
}

/** Returns the button with a name, once there is one; `place` is the XPath of what it is in. */
export async function button(page: Page, name: string, place = ""): Promise<ElementHandle<Element>> {
  const found = await page.waitForSelector(
    `::-p-xpath(${place}//button[@aria-label = "${name}" or normalize-space() = "${name}"])`,
  );
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
}
