// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { ImportResult } from "./ImportResult";

const nothing = () => undefined;
const outcome = { end: "done", created: 2, changed: 0, unchanged: 0 } as const;
const reasons = ["Line 2: …", "Line 3: …"];

test.each([
  ["en", 90, 1, "and 89 more"],
  ["en", 3, 0, "and 1 more"],
  ["de", 90, 1, "und 89 weitere"],
  ["es", 1001, 1, "y 1000 más"],
  ["en", 0, 0, "and 5 more", 7],
] as const)(
  "says how many rows, suggestions and scores are not listed: %s, %i and %i",
  async (...[language, refused, suggestionsLeftOut, text, scoresLeftOut = 0]) => {
    const result = {
      ...outcome,
      refused,
      suggestionsLeftOut,
      scoresLeftOut,
      reasons,
      onSaveRefused: nothing,
      onOpen: nothing,
    };
    render(<ImportResult outcome={result} />, { wrapper: await spoken(language) });
    expect(screen.getByText(text)).toBeTruthy();
  },
);

test.each([
  ["all are listed", 1, 1, reasons],
  ["none are", 5, 0, []],
] as const)("says nothing of others where %s", async (...[, refused, suggestionsLeftOut, listed]) => {
  const result = {
    ...outcome,
    refused,
    suggestionsLeftOut,
    reasons: listed,
    onSaveRefused: nothing,
    onOpen: nothing,
  };
  render(<ImportResult outcome={result} />, { wrapper: await spoken("en") });
  expect(screen.queryByText(/^and .* more$/)).toBeNull();
});

async function spoken(language: "en" | "de" | "es") {
  const i18n = await makeI18n(language);
  return ({ children }: { children: ReactNode }) => <LocaleProvider i18n={i18n}>{children}</LocaleProvider>;
}
