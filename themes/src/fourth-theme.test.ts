// What the themes folder needs for another theme. README.md of the repository (Add a theme) lists the other places.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ThemeTokens } from "@glossa/design-system/contract";
import { describe, expect, test } from "vitest";
import { fourthTheme } from "./fourth-theme.fixture";
import { light } from "./light.css";
import { unreadable } from "./pairs";
import { themes } from "./registry";

const root = join(import.meta.dirname, "../..");

const tokens: ThemeTokens = {
  ...light,
  color: {
    ...light.color,
    bg: { ...light.color.bg, ...fourthTheme.bg },
    text: { ...light.color.text, ...fourthTheme.text },
  },
};

describe("a fourth theme", () => {
  test("meets the same contrast table", () => {
    expect(unreadable(tokens, "normal")).toEqual([]);
    const muted = { ...tokens.color.text, muted: "#b5a888" };
    const pale = { ...tokens, color: { ...tokens.color, text: muted } };
    expect(unreadable(pale, "normal")).toContainEqual(expect.stringMatching(/^text.muted on page: 2/));
    expect(unreadable(tokens, "more").length).toBeGreaterThan(0);
  });

  test("is mentioned only in its file, the registry and the import", () => {
    const named = ["themes", "locales", "packages", "apps", ".storybook", "stories"]
      .flatMap((folder) => sources(join(root, folder)))
      .filter(
        (file) =>
          readFileSync(file, "utf8").includes('high-contrast"') || file.endsWith("high-contrast.css.ts"),
      )
      .map((file) => file.slice(root.length + 1))
      .filter((file) => !/\.(test|stories)\.tsx?$|fixtures|tokens-of/.test(file));
    expect(named.sort()).toEqual(["themes/src/high-contrast.css.ts", "themes/src/registry.ts"]);
  });

  test("has a name in every language, as the others have", () => {
    const languages = readdirSync(join(root, "locales/src")).filter((name) => /^[a-z]{2}$/.test(name));
    expect(languages).not.toEqual([]);
    for (const language of languages) {
      const words = readFileSync(join(root, "locales/src", language, "shell.ts"), "utf8");
      const [, names = ""] = /^ {2}themes: \{([^}]*)\}/m.exec(words) ?? [];
      for (const { labelKey } of themes)
        expect(names, language).toContain(`${labelKey.replace("themes.", "")}:`);
    }
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (["node_modules", "dist", ".cache"].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
