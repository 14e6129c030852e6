import type { ThemeTokens } from "@glossa/design-system/contract";
import { describe, expect, test } from "vitest";
import { contrast } from "./contrast";
import { dark } from "./dark.css";
import { highContrast } from "./high-contrast.css";
import { light } from "./light.css";
import { type ThemeId, themes } from "./registry";

const tokensOf = { light, dark, "high-contrast": highContrast } satisfies Record<ThemeId, ThemeTokens>;

type Kind = "reading" | "text" | "control";
type Pairs = (
  tokens: ThemeTokens,
) => [kind: Kind, name: string, ink: string, grounds: Record<string, string>][];

const limits = {
  normal: { reading: 7, text: 4.5, control: 3 },
  more: { reading: 7, text: 7, control: 7 },
};

/** Which colour is ever drawn on which: the table that every theme has to pass. */
const pairs: Pairs = ({ color, span }) => {
  const { page, margin, canvas, raised, sunken, selected } = color.bg;
  const papers = { page, margin, canvas, raised };
  return [
    ["reading", "text.reading", color.text.reading, { page, raised, margin, selected }],
    ["text", "text.primary", color.text.primary, { ...papers, sunken, selected }],
    ["text", "text.secondary", color.text.secondary, { ...papers, selected }],
    ["text", "text.muted", color.text.muted, papers],
    ["text", "text.link", color.text.link, papers],
    ["control", "border.control", color.border.control, { page, margin, canvas }],
    ["control", "border.strong", color.border.strong, papers],
    ["control", "accent.solid", color.accent.solid, papers],
    [
      "text",
      "accent.on",
      color.accent.on,
      { solid: color.accent.solid, hover: color.accent.hover, press: color.accent.press },
    ],
    [
      "text",
      "accent.text",
      color.accent.text,
      { ...papers, subtle: color.accent.subtle, pencilled: color.pencilled.bg },
    ],
    ["control", "accent.line", color.accent.line, { page, margin, subtle: color.accent.subtle }],
    ["control", "pencil.line", color.pencil.line, { page, margin, bg: color.pencil.bg }],
    ["text", "pencil.text", color.pencil.text, { page, margin, bg: color.pencil.bg }],
    ["text", "toggled.on", color.toggled.on, { bg: color.toggled.bg }],
    ["control", "focus.ring", color.focus.ring, papers],
    ["control", "danger.solid", color.danger.solid, papers],
    ["text", "danger.on", color.danger.on, { solid: color.danger.solid, hover: color.danger.hover }],
    ["text", "danger.text", color.danger.text, { ...papers, subtle: color.danger.subtle }],
    ["control", "danger.line", color.danger.line, { page, margin, subtle: color.danger.subtle }],
    ["text", "warning.text", color.warning.text, { page, margin, subtle: color.warning.subtle }],
    ["control", "warning.line", color.warning.line, { page, subtle: color.warning.subtle }],
    ["text", "success.text", color.success.text, { page, margin, subtle: color.success.subtle }],
    ["control", "success.line", color.success.line, { page, subtle: color.success.subtle }],
    ["text", "info.text", color.info.text, { page, margin, subtle: color.info.subtle }],
    ["control", "info.line", color.info.line, { page, subtle: color.info.subtle }],
    ...Object.entries(color.status).map(
      ([name, ink]) => ["text", `status.${name}`, ink, papers] as [Kind, string, string, typeof papers],
    ),
    ...Object.entries(color.role).map(
      ([name, ink]) => ["text", `role.${name}`, ink, { page }] as [Kind, string, string, { page: string }],
    ),
    ["reading", "search.text", color.search.text, { bg: color.search.bg }],
    ...spanPairs(span, color),
  ];
};

function spanPairs(
  { stroke: _, ...hues }: ThemeTokens["span"],
  { bg, text }: ThemeTokens["color"],
): ReturnType<Pairs> {
  const { page, margin, raised } = bg;
  return Object.entries(hues).flatMap(
    ([n, hue]): ReturnType<Pairs> => [
      ["control", `span.${n}.line`, hue.line, { page }],
      ["text", `span.${n}.text`, hue.text, { page, margin, raised }],
      ["reading", `text.reading on span.${n}.tint`, text.reading, { tint: hue.tint }],
    ],
  );
}

describe.each(themes)("theme $id", ({ id, contrast: level }) => {
  const rows = pairs(tokensOf[id]).flatMap(([kind, name, ink, grounds]) =>
    Object.entries(grounds).map(([ground, colour]) => ({ kind, name, ink, ground, colour })),
  );

  test.each(rows)("$name can be seen on $ground", ({ kind, ink, colour }) => {
    // Two decimals: the palette sits on the limit where chroma allows no more.
    expect(Number(contrast(ink, colour).toFixed(2))).toBeGreaterThanOrEqual(limits[level][kind]);
  });
});

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["oklch(1 0 0)", "#000000", 21],
    ["oklch(0.43 0.13 252)", "oklch(0.995 0.0008 80)", 7.9],
  ])("of %s and %s is %d", (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 0);
  });

  test("refuses a colour it can't judge", () => {
    expect(() => contrast("rebeccapurple", "#ffffff")).toThrow("neither #rrggbb");
  });
});
