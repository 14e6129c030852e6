import { constants } from "@glossa/design-system/contract/constants";
import { formatHex, parse } from "culori";
import type { ThemeId } from "./registry";
import { tokensOf } from "./tokens-of";

// The types of the format of the Design Tokens Community Group, 2025.10: https://www.designtokens.org/tr/2025.10/format/
type Dimension = { value: number; unit: "px" | "rem" };
type Color = {
  colorSpace: "oklch" | "srgb";
  components: readonly [number, number, number];
  alpha: number;
  hex: string;
};
type Shadow = Record<"offsetX" | "offsetY" | "blur" | "spread", Dimension> & { color: Color };

/** A token in that format. */
export type DesignToken =
  | { $type: "color"; $value: Color }
  | { $type: "dimension"; $value: Dimension }
  | { $type: "duration"; $value: { value: number; unit: "ms" } }
  | { $type: "cubicBezier"; $value: readonly number[] }
  | { $type: "fontFamily"; $value: readonly string[] }
  | { $type: "fontWeight" | "number"; $value: number }
  | { $type: "strokeStyle"; $value: string }
  | { $type: "shadow"; $value: readonly Shadow[] };

/** Groups of tokens, named as in the contract. */
export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens;
}

interface Values {
  [name: string]: string | Values;
}

/** Every token of a theme, including those that are the same in all themes. */
export function designTokens(theme: ThemeId): DesignTokens {
  const own = tokensOf[theme];
  const values = { ...constants, ...own, span: { ...constants.span, ...own.span } };
  return groupOf(values as unknown as Values, []);
}

function groupOf(values: Values, path: readonly string[]): DesignTokens {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const inner = [...path, name];
      return [name, typeof value === "string" ? tokenOf(value, inner) : groupOf(value, inner)];
    }),
  );
}

function tokenOf(value: string, path: readonly string[]): DesignToken {
  switch (path[0]) {
    case "font":
      return { $type: "fontFamily", $value: value.split(",").map((name) => name.trim().replaceAll('"', "")) };
    case "weight":
      return { $type: "fontWeight", $value: Number(value) };
    case "layer":
    case "scale":
      return { $type: "number", $value: Number(value) };
    case "line":
      return { $type: "strokeStyle", $value: value };
    case "shadow":
      return { $type: "shadow", $value: value.split(/,\s*(?![^(]*\))/).map(shadowOf) };
    case "duration":
      return { $type: "duration", $value: { value: Number.parseFloat(value), unit: "ms" } };
    case "ease":
      return { $type: "cubicBezier", $value: (value.match(/[\d.]+/g) ?? []).map(Number) };
    default:
      return parse(value)
        ? { $type: "color", $value: colorOf(value) }
        : { $type: "dimension", $value: dimensionOf(value) };
  }
}

function dimensionOf(value: string): Dimension {
  const [, number, unit = "px"] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  if (number === undefined) throw new Error(`"${value}" is no length in px or rem.`);
  return { value: Number(number), unit: unit as Dimension["unit"] };
}

function colorOf(value: string): Color {
  const parsed = parse(value);
  if (parsed?.mode !== "oklch" && parsed?.mode !== "rgb")
    throw new Error(`"${value}" is neither oklch() nor hex.`);
  const { alpha = 1 } = parsed;
  const hex = formatHex(parsed);
  return parsed.mode === "oklch"
    ? { colorSpace: "oklch", components: [parsed.l, parsed.c, parsed.h ?? 0], alpha, hex }
    : { colorSpace: "srgb", components: [parsed.r, parsed.g, parsed.b], alpha, hex };
}

/** `0 8px 24px -6px #000000`: lengths, then the colour. */
function shadowOf(value: string): Shadow {
  const [, lengths = "", color = ""] = /^((?:-?[\d.]+(?:px)?\s+)+)(.+)$/.exec(value.trim()) ?? [];
  const [offsetX = "0", offsetY = "0", blur = "0", spread = "0"] = lengths.trim().split(/\s+/);
  return {
    offsetX: dimensionOf(offsetX),
    offsetY: dimensionOf(offsetY),
    blur: dimensionOf(blur),
    spread: dimensionOf(spread),
    color: colorOf(color),
  };
}
