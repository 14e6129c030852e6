import { expect, it } from "vitest";
import { fetchLateWords, startLanguage, useLanguage } from "./language";

it("The words of later pages come for the first page, too, which asks before there is a language", async () => {
  const words = fetchLateWords();
  await startLanguage();
  await words;
  expect(useLanguage.getState().i18n?.exists("datasets.title")).toBe(true);
});
