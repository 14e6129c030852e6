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

test("a page says when to use a component, its keys, its import line and its props with their defaults (library 2.12, library 2.18)", async ({
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

for (const [id, line] of [
  ["primitives-span-highlighter", 'import { SpanHighlighter } from "@glossa/design-system/spans";'],
  ["screens-annotation-whole-page", 'import { AnnotationScreen } from "@glossa/features/annotation";'],
  ["screens-home", 'import { HomeScreen } from "@glossa/features/home";'],
  // The component of these stories is not exported.
  ["primitives-span-highlighter-undo", undefined],
] as const) {
  test(`the page of ${id} has the import line of its package: ${line ?? "none"}`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`);
    await expect(page.getByRole("heading", { level: 2, name: "Props" })).toBeVisible();
    await expect(page.getByText(/^import \{ \w+ \} from "@glossa/)).toHaveText(
      line === undefined ? [] : [line],
    );
  });
}

test("a page lists what versions have changed about its component (library 2.18, library 2.20)", async ({
  page,
}) => {
  await page.goto("/iframe.html?viewMode=docs&id=primitives-span-highlighter--docs");
  const changes = page.getByRole("heading", { level: 2, name: "Changes", exact: true });
  await expect(changes).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Next version" })).toBeVisible();
  // A picker that a story opens hides the rest of the page from roles.
  await expect(page.getByText("SpanHighlighter: a span may have several pieces")).toBeVisible();
  await page.goto("/iframe.html?viewMode=docs&id=primitives-kbd--docs");
  await expect(page.getByRole("heading", { level: 2, name: "Stories" })).toBeVisible();
  await expect(changes).toHaveCount(0);
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

test("the filter of the sidebar has words for people, and a page shows its status (library 2.13)", async ({
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

test("a right-to-left story does not turn its documentation page around (library 2.18)", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=docs&id=primitives-button--docs");
  await expect(page.locator("[dir=rtl]").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

test("the contact sheet shows screens at rest, from their first line (library 2.1)", async ({ page }) => {
  test.slow();
  await page.goto("/iframe.html?viewMode=story&id=contact-sheet--default");
  // Each screen is nine frames, three seconds each.
  for (const name of ["Sign-in", "Annotation"]) {
    if (name !== "Sign-in") {
      await page.getByRole("button", { name: /^Screen/ }).click();
      await page.getByRole("option", { name, exact: true }).click();
    }
    const frames = page.locator(`iframe[title^="${name},"]`);
    await expect(frames).toHaveCount(9);
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      const inside = frame.contentFrame();
      await expect(inside.locator("#storybook-root > *").first()).toBeVisible({ timeout: 20_000 });
      await expect(inside.locator("[aria-invalid=true]")).toHaveCount(0);
      const place = () =>
        frame.evaluate((element) => ({
          top: (element as HTMLIFrameElement).contentDocument?.body.getBoundingClientRect().top,
          scrolled: element.parentElement?.scrollTop,
        }));
      await expect.poll(place, { message: name, timeout: 20_000 }).toEqual({ top: 0, scrolled: 0 });
    }
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the component library has our colours around its stories, ${colorScheme} (library 2.17)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/?path=/story/primitives-badge--default");
    await expect(page.getByRole("link", { name: "Glossa component library" })).toBeVisible();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [red = 0] = ground.match(/\d+/g)?.map(Number) ?? [];
    expect(red > 128).toBe(colorScheme === "light");
  });
}

test("optional props have the control of their type, and functions have none (library 2.12)", async ({
  page,
}) => {
  await page.goto("/?path=/story/primitives-button--default");
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
  const preview = page.frameLocator("#storybook-preview-iframe");
  await row("isBlock").getByRole("button", { name: "Set boolean" }).click();
  await expect(row("isBlock").getByRole("switch")).toBeVisible();
  await row("keyHint").getByRole("button", { name: "Set string" }).click();
  await row("keyHint").getByRole("textbox").fill("S");
  await expect(preview.getByRole("button")).toContainText("S");
  await expect(row("onRefused").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Set object" })).toHaveCount(0);
});

test("the page of each type of question has its own code, and that of spans the text to mark", async ({
  page,
}) => {
  for (const [id, type] of [
    ["questions-label", "label_selection"],
    ["questions-text", "text"],
    ["questions-span", "span"],
  ]) {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`);
    await expect(page.getByText(`settings={{"type":"${type}"`).first()).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 2, name: "With QuestionInField" })).toBeVisible();
  await expect(page.getByText('import { QuestionInField } from "@glossa/question-types";')).toBeVisible();
});

test("the code of a story names the component, not the wrapper of the story", async ({ page }) => {
  for (const id of ["questions-span", "primitives-span-highlighter", "primitives-button"]) {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`);
    // An open picker of a story hides the rest of the page from roles.
    await page
      .locator("button", { hasText: /show code/i })
      .first()
      .click();
    const code = page.locator("pre", { hasText: /^<(QuestionView|SpanHighlighter|Button)\s/ }).first();
    await expect(code).toBeVisible();
    await expect(code).not.toContainText("function ");
  }
});
