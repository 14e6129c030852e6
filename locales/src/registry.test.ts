import { describe, expect, it } from "vitest";
import { detectLocale, locales } from "./index";

describe("the languages", () => {
  it("are English, German and Spanish, each under its own name (spec 467)", () => {
    expect(locales.map(({ code, nativeName }) => [code, nativeName])).toEqual([
      ["en", "English"],
      ["de", "Deutsch"],
      ["es", "Español"],
    ]);
  });

  it.each([
    ["the stored choice wins", "es", ["de-DE", "en"], "es"],
    ["then the browser's language", null, ["de", "en"], "de"],
    ["then its base language", null, ["de-AT"], "de"],
    ["in the order of the browser", null, ["fr-FR", "es-MX", "de"], "es"],
    ["a stored language that is gone is passed over", "fr", ["de"], "de"],
    ["without any that we speak: English", null, ["fr", "ja-JP"], "en"],
    ["upper and lower case are the same", null, ["DE-ch"], "de"],
    ["nothing known at all: English", undefined, [], "en"],
  ] as const)("are detected: %s (spec 467, 468)", (_why, stored, browser, expected) => {
    expect(detectLocale(stored, browser)).toBe(expected);
  });
});
