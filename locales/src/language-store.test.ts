// @vitest-environment jsdom
import { expect, it } from "vitest";
import { type LanguageStore, languageStore } from "./language-store";

function aStore() {
  let state: LanguageStore = languageStore(
    (change) => {
      state = { ...state, ...change };
    },
    () => state,
  );
  return { ...state, get: () => state };
}

it("returns keys until a language is loaded, then its texts, and sets the language of the page (spec 468)", async () => {
  const { translate, has, speak } = aStore();
  expect(translate("app.close")).toBe("app.close");
  expect(has("app.close")).toBe(false);
  await speak("de");
  expect(translate("app.close")).toBe("Schließen");
  expect(translate("annotation.noRecord", { id: "7" })).toContain("7");
  expect([has("app.close"), has("app.nothing")]).toEqual([true, false]);
  expect(document.documentElement.lang).toBe("de");
  expect(document.documentElement.dir).toBe("ltr");
});

it("uses the language that was requested last, in whichever order they arrive", async () => {
  const { translate, speak } = aStore();
  await speak("en");
  await Promise.all([speak("de"), speak("es"), speak("en")]);
  expect(translate("app.close")).toBe("Close");
  expect(document.documentElement.lang).toBe("en");
});
