// The pictures of the guides, and open overlays on documentation pages.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entries } from "./entries";
import { expect, test } from "./story-page";

const root = new URL("../../", import.meta.url).pathname;

/** The documentation pages whose guide has pictures, with the names of their components. */
const drawn = entries.flatMap(({ type, id, importPath }) => {
  const guide = importPath.replace(".stories.tsx", ".guide.tsx");
  const isDrawn =
    type === "docs" &&
    existsSync(join(root, guide)) &&
    readFileSync(join(root, guide), "utf8").includes("dont: {");
  return isDrawn ? [{ id, name: id.replace(/^primitives-|--docs$/g, "") }] : [];
});

test("almost every primitive draws a correct and a wrong use (library 2.18)", () => {
  expect(drawn.length).toBeGreaterThanOrEqual(45);
});

for (const { id, name } of drawn) {
  test(`the page of ${name} draws a correct and a wrong use (library 2.18)`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    for (const kind of ["do", "dont"]) {
      const figure = page.locator(`figure[data-kind=${kind}]`);
      const picture = figure.locator("[inert]");
      await picture.scrollIntoViewIfNeeded();
      // Something is drawn in the picture, and nothing of it stands beside it.
      await expect(picture.locator(":scope > *").first()).toBeVisible();
      const [frame, content] = await Promise.all([
        picture.boundingBox(),
        picture.locator(":scope > *").last().boundingBox(),
      ]);
      expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0),
      );
    }
    expect(errors).toEqual([]);
  });
}

for (const name of ["dialog", "command-palette"]) {
  test(`open stories of ${name} do not cover its documentation page (library 2.18)`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=primitives-${name}--docs`);
    const open = page.frameLocator("iframe").first();
    await expect(open.locator("#storybook-root")).toBeAttached();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}
