// The colours of one's own in the README are complete and readable.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ThemeTokens } from "@glossa/design-system/contract";
import { expect, test } from "vitest";
import { dark } from "./dark.css";
import { unreadable } from "./pairs";

type Tree = { [name: string]: string | Tree };

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const [, recipe = ""] = /```css\n\[data-theme="dark"\] \{([^}]*)\}/.exec(readme) ?? [];
const own = new Map(
  [...recipe.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name = "", value = ""]) => [name, value]),
);

function given(name: string): string | undefined {
  const [, other] = /^var\((.+)\)$/.exec(own.get(name) ?? "") ?? [];
  return other ? given(other) : own.get(name);
}

const propertyOf = (path: readonly string[]) => `--glossa-${path.join("-")}`;

function replaced(tree: Tree, path: readonly string[]): Tree {
  const entries = Object.entries(tree).map(([name, value]) => {
    const inner = [...path, name];
    return [name, typeof value === "string" ? (given(propertyOf(inner)) ?? value) : replaced(value, inner)];
  });
  return Object.fromEntries(entries);
}

function leaves(tree: Tree, path: readonly string[]): [property: string, value: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const inner = [...path, name];
    return typeof value === "string" ? [[propertyOf(inner), value]] : leaves(value, inner);
  });
}

const colours = leaves(dark.color as unknown as Tree, ["color"]);

test("every property that the recipe sets exists", () => {
  const names = new Set(colours.map(([name]) => name));
  expect(own.size).toBeGreaterThan(15);
  expect([...own.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test("what repeats a replaced colour is replaced, too", () => {
  const gone = new Set(colours.filter(([name]) => own.has(name)).map(([, value]) => value));
  expect(colours.filter(([name, value]) => gone.has(value) && !own.has(name))).toEqual([]);
});

test("the colours of the recipe can be read", () => {
  const color = replaced(dark.color as unknown as Tree, ["color"]);
  expect(unreadable({ ...dark, color: color as unknown as ThemeTokens["color"] }, "normal")).toEqual([]);
});
