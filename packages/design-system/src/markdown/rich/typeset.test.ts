import { beforeEach, describe, expect, test, vi } from "vitest";
import { typeset } from "./typeset";

const place = document.createElement("span");
beforeEach(() => place.replaceChildren());

describe("a formula", () => {
  test("is rendered, with MathML for screen readers", () => {
    expect(typeset("\\frac{1}{2}", place, true)).toBe(true);
    expect(place.querySelector("mfrac")).not.toBeNull();
    expect(place.querySelector("annotation")?.textContent).toBe("\\frac{1}{2}");
  });

  test.each([
    ["a brace too few", "\\frac{1}{2"],
    ["a word that TeX does not have", "\\owned{1}"],
    ["a macro that calls itself", "\\def\\a{\\a\\a}\\a"],
    [
      "macros that double each other",
      "\\def\\a{xx}\\def\\b{\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b}\\c".repeat(60),
    ],
    ["braces without end", "{".repeat(1900)],
  ])("with %s is shown as text without an error", (_what, tex) => {
    expect(typeset(tex, place, false)).toBe(false);
    expect(place.childNodes).toHaveLength(0);
  });

  test.each([
    ["powers", "x^{", "}", 150],
    ["sums", "\\sum_{", "}", 150],
    ["roots", "\\sqrt{", "}", 300],
    ["brackets", "\\left(", "\\right)", 100],
    ["tables", "\\begin{matrix}", "\\end{matrix}", 60],
  ])("of %s nested too deeply is shown as text (api 3c)", (_what, open, close, levels) => {
    const nested = (count: number) => `${open.repeat(count)}y${close.repeat(count)}`;
    expect(typeset(nested(levels), place, false)).toBe(false);
    expect(place.childNodes).toHaveLength(0);
    expect(typeset(nested(20), place, false)).toBe(true);
  });

  test("is shown as text if macros nest too deeply (api 3c)", () => {
    const tex = `\\def\\a#1{x^{x^{x^{x^{#1}}}}}${"\\a{".repeat(50)}y${"}".repeat(50)}`;
    expect(typeset(tex, place, false)).toBe(false);
    expect(place.childNodes).toHaveLength(0);
  });

  test("is shown as text if fractions nest without braces (api 3c)", () => {
    expect(typeset(`${"\\frac1".repeat(300)}y`, place, false)).toBe(false);
    expect(place.childNodes).toHaveLength(0);
  });

  test.each([
    ["a link", "\\href{javascript:window.owned=1}{x}"],
    ["an address", "\\url{javascript:window.owned=1}"],
    ["a picture", "\\includegraphics{https://example.org/a.png}"],
    ["a class", "\\htmlClass{overlay}{x}"],
    ["an id", "\\htmlId{location}{x}"],
    ["a style", "\\htmlStyle{position: fixed}{x}"],
    ["data", "\\htmlData{x=y}{x}"],
  ])("with %s is shown as text", (_what, tex) => {
    expect(typeset(tex, place, false)).toBe(false);
    expect(place.childNodes).toHaveLength(0);
  });

  test.each([
    ["\\color{white}", "\\color{white} x"],
    ["\\textcolor", "\\textcolor{#fff}{x}"],
    ["\\colorbox", "\\colorbox{red}{x}"],
    ["\\fcolorbox", "\\fcolorbox{red}{blue}{x}"],
  ])("keeps the text colour of the page despite %s", (_what, tex) => {
    expect(typeset(tex, place, false)).toBe(true);
    expect(place.querySelector(".katex-html")?.textContent).toContain("x");
    expect(place.innerHTML).not.toMatch(/color: |mathcolor|background/);
  });

  test("never sets a style attribute, which the content security policy refuses", () => {
    const set = vi.spyOn(Element.prototype, "setAttribute");
    const all =
      "\\fcolorbox{red}{blue}{x}\\pmb{x}\\boxed{x}\\cancel{x}\\rule{1em}{1em}\\sqrt{x}\\overbrace{x}";
    expect(typeset(all, place, false)).toBe(true);
    expect(set.mock.calls.map(([name]) => name)).not.toContain("style");
    set.mockRestore();
  });

  test("defines macros for itself only", () => {
    typeset("\\gdef\\mine{1}\\mine", place, false);
    expect(typeset("\\mine", place, false)).toBe(false);
  });
});
