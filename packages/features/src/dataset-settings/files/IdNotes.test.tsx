// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render, screen } from "@testing-library/react";
import { expect, it, test, vi } from "vitest";
import { AppendForm } from "./AppendForm";
import { FileDatasetScreen } from "./FileDatasetScreen";
import { aReadPage, filledDataset, parts, placesFile, tickets } from "./fixtures";
import { IdNotes } from "./IdNotes";

const problem = { column: "id", reason: "Line 4: “a1” is already the ID of line 2." };

test.each([
  ["en", "The column “id” cannot be the record ID. Line 4: “a1” is already the ID of line 2."],
  ["de", "Die Spalte „id“ kann nicht die ID der Datensätze sein. Line 4: “a1” is already the ID of line 2."],
  ["es", "La columna «id» no puede ser el ID de los registros. Line 4: “a1” is already the ID of line 2."],
] as const)("the reason why a column is not offered for the ids, in %s", async (language, sentence) => {
  render(
    <LocaleProvider i18n={await makeI18n(language)}>
      <IdNotes problems={[problem]} offered={["ticket"]} />
    </LocaleProvider>,
  );
  expect(screen.getByRole("listitem").textContent?.trim()).toBe(sentence);
});

it("says which rows would be left out where the column is offered nevertheless", async () => {
  render(
    <LocaleProvider i18n={await makeI18n("en")}>
      <IdNotes problems={[problem]} offered={["id"]} />
    </LocaleProvider>,
  );
  expect(screen.getByText(/^If the column “id” is the record ID, rows without/)).toBeTruthy();
});

it("stands beside the choice for a dataset that exists, also where no column can be chosen", async () => {
  const form = (idProblems: readonly (typeof problem)[], shown = parts) => (
    <AppendForm
      lead={null}
      parts={shown}
      hasOwnIds={false}
      idProblems={idProblems}
      unused={[]}
      left={[]}
      onParts={vi.fn()}
      onAppend={vi.fn()}
    />
  );
  const i18n = await makeI18n("en");
  const { rerender } = render(form([problem]), {
    wrapper: ({ children }) => <LocaleProvider i18n={i18n}>{children}</LocaleProvider>,
  });
  const note = () => screen.queryByText(/^The column “id” cannot be the record ID/);
  expect(note()).toBeTruthy();
  const others = parts.filter(({ part }) => part !== "id");
  rerender(form([problem], others));
  expect(note()).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Recognising records" })).toBeTruthy();
  rerender(form([], others));
  expect(note()).toBeNull();
  expect(screen.queryByRole("heading", { name: "Recognising records" })).toBeNull();
});

it("stands among the columns of a new dataset, also where no column can be chosen", async () => {
  const table = { ...placesFile, idProblems: [problem] };
  render(
    <LocaleProvider i18n={await makeI18n("en")}>
      <FileDatasetScreen {...aReadPage({ table })} />
    </LocaleProvider>,
  );
  expect(screen.queryByRole("button", { name: /^Record ID/ })).toBeNull();
  expect(screen.getByText(/^The column “id” cannot be the record ID/)).toBeTruthy();
});

it("is shown on the page for a dataset that exists, and follows the choice", async () => {
  const table = { ...tickets, idProblems: [problem] };
  const withId = parts.map((part) => (part.part === "id" ? { ...part, column: "id" } : part));
  const onChooseDataset = async () => ({ ...filledDataset, parts: withId });
  render(
    <LocaleProvider i18n={await makeI18n("en")}>
      <FileDatasetScreen {...aReadPage({ table, target: "d1", onChooseDataset })} />
    </LocaleProvider>,
  );
  expect(await screen.findByText(/^If the column “id” is the record ID, rows without/)).toBeTruthy();
});
