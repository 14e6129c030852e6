import { afterEach, expect, it, test, vi } from "vitest";
import { startLanguage, translate } from "./language";
import { isOn } from "./switches";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["pseudoLanguage", true],
  ["other pseudoLanguage", true],
  ["pseudoLanguages", false],
  ["", false],
])("of the stored switches %j, the pseudo-language is on: %s (spec 489)", (stored, expected) => {
  localStorage.setItem("glossa.switches", stored);
  expect(isOn("pseudoLanguage")).toBe(expected);
});

it("is off where nothing is stored or storage is blocked", () => {
  expect(isOn("pseudoLanguage")).toBe(false);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(isOn("pseudoLanguage")).toBe(false);
});

it("shows all texts in the pseudo-language while its switch is on (spec 489)", async () => {
  localStorage.setItem("glossa.switches", "pseudoLanguage");
  await startLanguage();
  expect(translate("app.cancel")).toMatch(/^⟦.*⟧$/);
});
