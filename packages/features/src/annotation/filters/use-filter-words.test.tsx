// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useFilterWords } from "./use-filter-words";

it.each([
  ["en", "0.5", "The limit is 0.5."],
  ["de", "0,5", "Die Grenze ist 0,5."],
  ["es", "0,5", "El límite es 0,5."],
] as const)("writes the numbers of a range as %s does", async (code, number, limit) => {
  const i18n = await makeI18n(code);
  const { result } = renderHook(useFilterWords, {
    wrapper: ({ children }) => <LocaleProvider i18n={i18n}>{children}</LocaleProvider>,
  });
  expect(result.current.range.number(0.5)).toBe(number);
  expect(result.current.range.limit(0.5)).toBe(limit);
});
