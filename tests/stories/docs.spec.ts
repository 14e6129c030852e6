// The documentation pages of components.
import { entries } from "./entries";
import { expect, test } from "./story-page";

const pages = entries.filter(({ type }) => type === "docs");

test("every primitive has a documentation page", () => {
  const titles = new Set(
    entries.filter(({ title }) => /^Primitives\//.test(title)).map(({ title }) => title),
  );
  expect([...titles].filter((title) => !pages.some((page) => page.title === title))).toEqual([]);
});

test("a page says when to use a component, its keys, its import line and its props with their defaults", async ({
  page,
}) => {
  await page.goto("/iframe.html?viewMode=docs&id=primitives-button--docs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Button");
  for (const name of ["When to use", "When to use something else", "Keyboard", "Accessibility", "Content"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByText('import { Button } from "@glossa/design-system";')).toBeVisible();
  await expect(page.getByRole("row", { name: /Enter, Space/ })).toContainText("Runs the action");
  const size = page.getByRole("row").filter({ hasText: "Height 28, 32 or 40" });
  await expect(size).toContainText('"lg"');
  await expect(size.getByRole("cell").nth(2)).toHaveText('"md"');
  await expect(page.getByRole("heading", { level: 3, name: "Danger", exact: true })).toBeVisible();
});

test("the filter of the sidebar has words for people, and a page shows its status (library 2)", async ({
  page,
}) => {
  const ofStorybook = ["dev", "test", "manifest", "autodocs", "play-fn"];
  const kinds = [
    "action",
    "form",
    "navigation",
    "feedback",
    "data",
    "annotation",
    "layout",
    "overlay",
    "screen",
  ];
  const used = new Set(entries.flatMap(({ tags = [] }) => tags).filter((tag) => !ofStorybook.includes(tag)));
  expect([...used].sort()).toEqual([...kinds, "beta", "stable"].sort());
  for (const { title, tags = [] } of entries.filter(({ title }) => title.startsWith("Primitives/")))
    expect(
      tags.filter((tag) => ["stable", "beta"].includes(tag)),
      title,
    ).toHaveLength(1);
  await page.goto("/iframe.html?viewMode=docs&id=primitives-stack--docs");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Beta: newer than the last version" }),
  ).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^layout$/ })).toBeVisible();
});

test("a right-to-left story does not turn its documentation page around (library 2)", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=docs&id=primitives-button--docs");
  await expect(page.locator("[dir=rtl]").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

test("the findings are filtered by words, and each component leads to its page (library 2.16)", async ({
  page,
}) => {
  await page.goto("/iframe.html?viewMode=story&id=guides-findings--default");
  const names = page.getByRole("rowheader");
  await expect(names.first()).toBeVisible();
  const all = await names.count();
  await expect(names.getByRole("link")).toHaveCount(all);
  const links = await names
    .getByRole("link")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  const known = new Set(pages.map(({ id }) => `?path=/docs/${id}`));
  expect(links.filter((link) => !known.has(link ?? ""))).toEqual([]);
  await page.getByRole("textbox", { name: "Filter" }).fill("circle with two");
  await expect(names).toHaveText([/^Avatar/]);
});

const drawn = [
  ...[
    "badge",
    "button",
    "checkbox",
    "dialog",
    "empty-state",
    "option-chips",
    "radio-group",
    "rating",
    "select",
  ],
  ...["switch", "text-field", "toasts", "tooltip"],
];

for (const name of drawn) {
  test(`the page of ${name} draws a correct and a wrong use (library 2)`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`/iframe.html?viewMode=docs&id=primitives-${name}--docs`);
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
  test(`open stories of ${name} do not cover its documentation page (library 2)`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=primitives-${name}--docs`);
    const open = page.frameLocator("iframe").first();
    await expect(open.locator("#storybook-root")).toBeAttached();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}
