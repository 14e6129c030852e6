import { datasetNamed, type Person, signInAt } from "./support/api";
import { badge, pressIn, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAC0lEQVR4nGOgEgAAAEgAAXcBYvwAAAAASUVORK5CYII=";

/** Creates one record with a field of each type other than text, and with metadata that not every user may see. */
async function makeFieldsDataset({ api }: Person): Promise<string> {
  const { workspace_id } = await datasetNamed({ api, id: "" }, "support-tickets");
  const { id: dataset_id } = await api.createDataset({ body: { name: "kinds-of-fields", workspace_id } });
  const params = { dataset_id };
  const field = (name: string, settings: Parameters<typeof api.createField>[0]["body"]["settings"]) =>
    api.createField({ params, body: { name, title: name, required: name === "html", settings } });
  await field("html", { type: "text", use_markdown: false });
  await field("photo", { type: "image" });
  await field("gone", { type: "image" });
  await field("card", {
    type: "custom",
    advanced_mode: false,
    template: "<b>{{record.fields.card.name}}</b> {{record.external_id}} {{record.fields.card.toString}}",
  });
  await api.createQuestion({
    params,
    body: {
      name: "kind",
      title: "What is it?",
      required: true,
      settings: {
        type: "label_selection",
        options: [
          { value: "a", text: "Praise" },
          { value: "b", text: "Blame" },
        ],
      },
    },
  });
  for (const visible_for_annotators of [true, false]) {
    const name = visible_for_annotators ? "channel" : "risk";
    await api.createMetadataProperty({
      params,
      body: { name, title: name, visible_for_annotators, settings: { type: "terms" } },
    });
  }
  await api.publishDataset({ params });
  const fields = {
    html: '<p>A paragraph</p><input aria-label="Note"><button>Press</button>',
    photo: pixel,
    gone: "http://localhost:1/gone.png",
    card: { name: "Walnut table" },
  };
  const metadata = { channel: "email", risk: "high" };
  await api.bulkCreateRecords({ params, body: { items: [{ external_id: "record-7", fields, metadata }] } });
  return dataset_id;
}

test("fields of every type are shown and used by keyboard, and metadata is visible to permitted users only (spec 312) (spec 320) (spec 321)", async ({
  product,
  page,
}) => {
  const dataset = await makeFieldsDataset(await signInAt(product.url, "argilla"));
  await page.goto(`${product.url}/dataset/${dataset}/annotation-mode`);
  await signIn(page, "ana");
  await recordShown(page);

  await test.step("pictures are loaded from their URLs, or show an error", async () => {
    await expect(page.getByRole("img", { name: "photo" })).toHaveAttribute("src", pixel);
    await expect(page.getByText("Could not load image")).toBeVisible();
    await expect(page.getByText("http://localhost:1/gone.png")).toBeVisible();
  });

  const html = page.frameLocator('iframe[title^="html"]');
  await test.step("a template shows the record, and only data that it may see", async () => {
    const card = page.frameLocator('iframe[title^="card"]');
    await expect(card.locator("body")).toHaveText(/^\s*Walnut table record-7\s*$/);
  });

  const inFrame = () => page.evaluate(() => document.activeElement?.tagName === "IFRAME");
  const praise = page.getByRole("radio", { name: /Praise/ });
  await test.step("Tab goes through a frame and out, typed text stays in it, Escape leaves", async () => {
    await page.getByRole("button", { name: "Copy html" }).focus();
    await page.keyboard.press("Tab");
    await expect(html.getByLabel("Note")).toBeFocused();
    await expect(page.locator('iframe[title^="html"]')).not.toHaveCSS("outline-style", "none");
    await page.keyboard.type("1");
    await expect(html.getByLabel("Note")).toHaveValue("1");
    await expect(praise).not.toBeChecked();
    // A frame may run in a process of its own: the focus moves a moment after the key.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect.poll(inFrame).toBe(false);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(inFrame).toBe(true);
    await page.keyboard.press("Escape");
    await expect(praise).toBeFocused();
    // Keys pressed in the next moment are ignored: they may be meant for the frame.
    await page.waitForTimeout(700);
  });

  await test.step("a key without a use in a frame returns the focus to the question and is dropped", async () => {
    await pressIn(page, 'iframe[title^="html"]', "p");
    await expect.poll(inFrame).toBe(true);
    await page.keyboard.press("1");
    await expect(praise).toBeFocused();
    await expect(praise).not.toBeChecked();
    await page.waitForTimeout(700);
    await page.keyboard.press("1");
    await expect(praise).toBeChecked();
    await page.keyboard.press("Control+s");
    await expect(badge(page)).toHaveText(/Saved|Saving/);
  });

  await test.step("a frame uses the fonts of the page without requesting them", async () => {
    const fonts = () =>
      html
        .locator("body")
        .evaluate(() =>
          [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
        );
    await expect.poll(fonts).toContain("Literata Variable");
  });

  await test.step("a frame changes its colours with the page", async () => {
    const colour = () => html.locator("body").evaluate((body) => getComputedStyle(body).color);
    const before = await colour();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    await expect.poll(colour).not.toBe(before);
  });

  await test.step("the record menu shows the details of the record, by keyboard and in a low window", async () => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.getByRole("button", { name: "Record menu" }).press("Enter");
    await page.getByRole("menuitem", { name: "View metadata" }).press("Enter");
    const panel = page.getByRole("dialog", { name: "Metadata" });
    await expect(panel).toContainText("record-7");
    await expect(panel).toContainText("email");
    await expect(panel).not.toContainText("high");
    const box = await panel.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420 - 24);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Record menu" }).press("Enter");
    await page.getByRole("menuitem", { name: "View as JSON" }).press("Enter");
    const json = page.getByRole("dialog", { name: "Record as JSON" });
    await expect(json).toContainText('"external_id": "record-7"');
    await expect(json).not.toContainText("high");
  });
});
