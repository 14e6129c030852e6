import { describe, expect, test } from "vitest";
import { withBase } from "./base";
import { tokensOf } from "./tokens-of";

const { pencilled: _, toggled: __, ...color } = tokensOf.light.color;
const { stroke: ___, ...hues } = tokensOf.light.span;
const { selected: ____, ...bg } = color.bg;
const accent = { ...color.accent, subtle: "#eeeeee", text: "#222222" };
const own = { color: { ...color, bg, accent }, span: hues, shadow: tokensOf.light.shadow };

describe("a theme based on another one", () => {
  test("inherits the strokes, and derives tokens that are equal to others", () => {
    const { color, width, span } = withBase(own);
    expect(color.bg.selected).toBe("#eeeeee");
    expect(color.toggled).toEqual({ bg: "#eeeeee", on: "#222222" });
    expect([width.strong, span.stroke]).toEqual(["2px", "2px"]);
  });

  test("keeps its own values", () => {
    const { color, width } = withBase({
      ...own,
      color: { ...own.color, toggled: { bg: "#ffffff", on: "#000000" } },
      width: { strong: "3px" },
    });
    expect(color.toggled).toEqual({ bg: "#ffffff", on: "#000000" });
    expect(width).toMatchObject({ hairline: "1px", strong: "3px" });
  });
});
