import type { ThemeTokens } from "@glossa/design-system/contract";
import { contrast } from "./contrast";

/** What a colour is for: the record's own text, other text, the edge of something to use. */
export type Kind = "reading" | "text" | "control";
type Pairs = (
  tokens: ThemeTokens,
) => [kind: Kind, name: string, ink: string, grounds: Record<string, string>][];

/** The contrast ratios that WCAG and the design require, and those of a high-contrast theme. */
export const limits = {
  normal: { reading: 7, text: 4.5, control: 3 },
  more: { reading: 7, text: 7, control: 7 },
};

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
    ...Object.entries(color.code).map(
      ([name, ink]) =>
        ["reading", `code.${name}`, ink, { sunken }] as [Kind, string, string, { sunken: string }],
    ),
    ["reading", "text.primary in code", color.text.primary, { sunken }],
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

/** One colour on one ground, as a theme has them. */
export interface Pair {
  kind: Kind;
  /** "text.muted" */
  name: string;
  /** "page" */
  ground: string;
  ink: string;
  paper: string;
}

/**
 * Which colour is ever drawn on which: every theme must pass this table. It also applies to texts of one character,
 * which axe leaves out.
 */
export function pairsOf(tokens: ThemeTokens): Pair[] {
  return pairs(tokens).flatMap(([kind, name, ink, grounds]) =>
    Object.entries(grounds).map(([ground, paper]) => ({ kind, name, ink, ground, paper })),
  );
}

/** The contrast of a pair, to two decimals: the palette sits on the limit where chroma allows no more. */
export function ratioOf({ ink, paper }: Pair): number {
  return Number(contrast(ink, paper).toFixed(2));
}

/** What of a theme cannot be read or seen: nothing, if it is a theme. */
export function unreadable(tokens: ThemeTokens, level: keyof typeof limits): string[] {
  return pairsOf(tokens)
    .filter((pair) => ratioOf(pair) < limits[level][pair.kind])
    .map((pair) => `${pair.name} on ${pair.ground}: ${ratioOf(pair)}`);
}
