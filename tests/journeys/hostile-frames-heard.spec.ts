import type { Page } from "@playwright/test";
import { responsesTo, signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const letter = `<h2>Complaint</h2><p>The <b>parcel</b> never came.</p><ul><li>first</li><li>second</li></ul>
<table><tr><th>Order</th><td>17</td></tr></table><img alt="A torn box" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">
<a href="#end">To the end</a> <label for=note>Note</label> <input id=note> <button>More</button><p id=end>The end</p>`;

/** Returns the roles and names that the browser exposes to a screen reader, without nodes that have no name. */
async function heardIn(page: Page, where: "page" | "frame"): Promise<string[]> {
  const frame = page.frames().find((each) => each.url().includes("/frame/"));
  if (!frame) throw new Error("There is no frame.");
  // A frame in a process of its own has its own session.
  const client = await page
    .context()
    .newCDPSession(where === "frame" ? frame : page)
    .catch(() => undefined);
  if (!client) throw new Error("The frame is in the process of the page.");
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  return nodes
    .filter(({ ignored, name }) => !ignored && name?.value)
    .map(({ role, name }) => `${role?.value} "${name?.value}"`);
}

test("a screen reader reads a frame from its title to its last line, and Tab goes through it in order (api 3a)", async ({
  product,
  page,
}) => {
  const owner = await signInAt(product.url, "argilla");
  const dataset = await makeSmallDataset(owner, "frames-heard", { texts: [letter] });
  const ana = await signInAt(product.url, "ana");
  await page.goto(`${product.url}/dataset/${dataset}/annotation-mode`);
  await signIn(page, "ana");
  await recordShown(page);
  const inside = page.frameLocator("iframe");
  await expect(inside.getByText("The end", { exact: true })).toBeAttached();

  await test.step("the frame is found by its title, in the article of the record", async () => {
    expect(await heardIn(page, "page")).toContain('Iframe "Text (embedded content)"');
  });

  await test.step("all its elements have a role and a name", async () => {
    const heard = await heardIn(page, "frame");
    for (const each of [
      'heading "Complaint"',
      'StaticText "parcel"',
      'StaticText "second"',
      'rowheader "Order"',
      'cell "17"',
      'image "A torn box"',
      'link "To the end"',
      'textbox "Note"',
      'button "More"',
      'StaticText "The end"',
    ])
      expect(heard).toContain(each);
  });

  const place = () =>
    page.evaluate(() => {
      const { activeElement: on } = document;
      return on?.tagName === "IFRAME" ? "the frame" : (on?.getAttribute("aria-label") ?? on?.textContent);
    });
  await test.step("Tab enters at the first element and leaves after the last, and Shift+Tab returns", async () => {
    const copy = page.getByRole("button", { name: "Copy Text" });
    await copy.focus();
    const stops = [inside.getByRole("link"), inside.getByRole("textbox"), inside.getByRole("button")];
    for (const stop of stops) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
      expect(await place()).toBe("the frame");
    }
    await page.keyboard.press("Tab");
    await expect.poll(place).not.toBe("the frame");
    await page.keyboard.press("Shift+Tab");
    await expect(stops[2] as NonNullable<(typeof stops)[2]>).toBeFocused();
    for (let press = 0; press < stops.length; press += 1) await page.keyboard.press("Shift+Tab");
    await expect(copy).toBeFocused();
  });

  await test.step("the page announces that keys stay in the frame, and none of them has an effect on the page", async () => {
    const shown = await recordId(page);
    for (const key of [
      "1",
      "Enter",
      "Backspace",
      "Control+s",
      "Control+Enter",
      "ArrowRight",
      "Alt+ArrowRight",
    ]) {
      await page.getByRole("button", { name: "Copy Text" }).focus();
      await page.waitForTimeout(700);
      await page.keyboard.press("Tab");
      await expect(inside.getByRole("link")).toBeFocused();
      await expect(
        page.getByRole("status").filter({ hasText: "Keyboard input goes to this content" }),
      ).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expect(inside.getByRole("textbox")).toBeFocused();
      await page.keyboard.press(key);
    }
    await expect(
      page.getByRole("region", { name: "Questions" }).getByRole("radio", { checked: true }),
    ).toHaveCount(0);
    expect(await recordId(page)).toBe(shown);
    expect(await responsesTo(ana, shown)).toEqual([]);
  });
});
