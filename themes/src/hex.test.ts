import { formatHex } from "culori";
import { expect, test } from "vitest";
import { displayed } from "./contrast";
import { hexColors } from "./hex";
import { tokensOf } from "./tokens-of";

test.each(["light", "dark"] as const)("the hexadecimal colours of %s are those of the theme", (id) => {
  const { bg, border, text, accent } = tokensOf[id].color;
  const { canvas, page, margin, raised } = bg;
  const { primary, secondary } = text;
  const { hairline, control } = border;
  const own = { canvas, page, margin, raised, hairline, control, primary, secondary };
  const all = { ...own, accent: accent.text, onAccent: accent.on };
  expect(hexColors[id]).toEqual(
    Object.fromEntries(Object.entries(all).map(([name, color]) => [name, formatHex(displayed(color))])),
  );
});
