// Every screen and sheet renders in a theme that is not part of the product, without any change.
import { tokenName } from "../../packages/design-system/src/theme/token-name";
import { fourthTheme } from "../../themes/src/fourth-theme.fixture";
import { entries } from "./entries";
import { expect, test } from "./story-page";

const shown = [
  "Screens/Home: Default",
  "Screens/Annotation/Whole page: Default",
  "Primitives/Data display/Dataset card: All States",
  "Primitives/Annotation/Option chips: All States",
  "Primitives/Annotation/Span highlighter: All States",
];

/** Returns the theme as CSS, in the format of a theme file. */
function cssOf(tokens: Record<string, Record<string, string>>): string {
  const lines = Object.entries(tokens).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `--${tokenName(["color", group, name])}: ${value};`),
  );
  return `[data-theme="fourth"] { ${lines.join(" ")} }`;
}

test("screens and primitives render a fourth theme without changes, and axe reports no violation", async ({
  story,
}) => {
  const { page } = story;
  for (const name of shown) {
    const entry = entries.find((one) => `${one.title}: ${one.name}` === name);
    expect(await story.open(entry?.id ?? name), name).toEqual([]);
    await page.addStyleTag({ content: cssOf(fourthTheme) });
    await story.violations("light", "sheet");
    expect.soft(await story.violations("fourth", "colour"), name).toEqual([]);
    const grounds = await page.evaluate(() =>
      [...document.querySelectorAll("body, body *")].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
    );
    // #f7f0e3, #fffefa: the canvas or the page of the theme.
    expect.soft(grounds.join(), name).toMatch(/rgb\(247, 240, 227\)|rgb\(255, 254, 250\)/);
  }
});
