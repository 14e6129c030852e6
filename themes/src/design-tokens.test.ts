import { vars } from "@glossa/design-system/contract";
import { constants } from "@glossa/design-system/contract/constants";
import { formatCss, formatHex, parse } from "culori";
import { expect, test } from "vitest";
import { type DesignToken, type DesignTokens, designTokens } from "./design-tokens";
import { themes } from "./registry";
import { tokensOf } from "./tokens-of";

interface Tree {
  [name: string]: string | Tree;
}

const isToken = (node: DesignToken | DesignTokens): node is DesignToken => "$value" in node;

function tokensIn(tree: DesignTokens, path = ""): [name: string, token: DesignToken][] {
  return Object.entries(tree).flatMap(([name, node]): [string, DesignToken][] =>
    isToken(node) ? [[`${path}${name}`, node]] : tokensIn(node, `${path}${name}.`),
  );
}

function leaves(tree: Tree, path = ""): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${name}`, value]] : leaves(value, `${path}${name}.`),
  );
}

type ColorValue = Extract<DesignToken, { $type: "color" }>["$value"];

const lengthIn = ({ value, unit }: { value: number; unit: string }) =>
  value === 0 ? "0" : `${value}${unit}`;
function colorIn({ colorSpace, components, alpha }: ColorValue): string {
  const [a, b, c] = components;
  return colorSpace === "oklch"
    ? `oklch(${a} ${b} ${c}${alpha < 1 ? ` / ${alpha}` : ""})`
    : formatHex({ mode: "rgb", r: a, g: b, b: c });
}

/** The value as the CSS of a theme writes it. */
function cssOf({ $type, $value }: DesignToken): string {
  switch ($type) {
    case "color":
      return colorIn($value);
    case "dimension":
    case "duration":
      return lengthIn($value);
    case "cubicBezier":
      return `cubic-bezier(${$value.join(", ")})`;
    case "fontFamily":
      return $value.map((name) => (/[ ]/.test(name) ? `"${name}"` : name)).join(", ");
    case "shadow":
      return $value
        .map(({ offsetX, offsetY, blur, spread, color }) => {
          const lengths = [offsetX, offsetY, blur, spread].map(lengthIn);
          return `${lengths.join(" ")} ${colorIn(color)}`;
        })
        .join(", ");
    default:
      return String($value);
  }
}

// `0 1px 2px COLOR` leaves out the spread.
const withSpread = (css: string) => css.replaceAll(/(^|, )(\S+ \S+ \S+)(?= (?:#|oklch))/g, "$1$2 0");

test.each(themes.map(({ id }) => id))(
  "the design tokens of %s are those of its CSS (library 2.14, library 2.21)",
  (id) => {
    const own = tokensOf[id];
    const css = { ...constants, ...own, span: { ...constants.span, ...own.span } } as unknown as Tree;
    const expected = leaves(css).map(([name, value]) => [
      name,
      name.startsWith("shadow.") ? withSpread(value) : value,
    ]);
    const tokens = tokensIn(designTokens(id));
    expect(tokens.map(([name, token]) => [name, cssOf(token)])).toEqual(expected);
    expect(tokens.map(([name]) => name).sort()).toEqual(
      leaves(vars as unknown as Tree)
        .map(([name]) => name)
        .sort(),
    );
  },
);

test.each(themes.map(({ id }) => id))(
  "each colour of %s has its hexadecimal notation (library 2.14)",
  (id) => {
    const colors = tokensIn(designTokens(id)).flatMap(([, { $type, $value }]) =>
      $type === "color" ? [$value] : [],
    );
    expect(colors.length).toBeGreaterThan(50);
    for (const color of colors) expect(color.hex).toBe(formatHex(parse(formatCss(colorIn(color)) ?? "")));
  },
);

test("names hold no character that the format reserves", () => {
  const names = tokensIn(designTokens("light")).flatMap(([name]) => name.split("."));
  expect(names.filter((name) => /^\$|[{}]/.test(name))).toEqual([]);
});
