import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isThemeId, resolveTheme, themes } from "./registry";

describe("the registry of themes", () => {
  test("contains light, dark, high contrast and the choice of the system (spec 471)", () => {
    expect(themes.map((theme) => theme.id)).toEqual(
      expect.arrayContaining(["light", "dark", "high-contrast"]),
    );
    expect(isThemeId("system")).toBe(false);
  });

  test("has one file of tokens per theme", () => {
    const files = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".css.ts"));
    expect(files.filter((name) => !["forced-colors.css.ts", "Tables.css.ts"].includes(name)).sort()).toEqual(
      themes.map((theme) => `${theme.id}.css.ts`).sort(),
    );
  });

  test.each([
    ["dark", false, "dark"],
    ["light", true, "light"],
    ["high-contrast", true, "high-contrast"],
    ["system", true, "dark"],
    ["system", false, "light"],
    ["no-such-theme", true, "dark"],
    [null, false, "light"],
  ] as const)(
    "resolves the choice %s with a dark system %s to %s (spec 472)",
    (choice, prefersDark, theme) => {
      expect(resolveTheme(choice, prefersDark)).toBe(theme);
    },
  );
});
