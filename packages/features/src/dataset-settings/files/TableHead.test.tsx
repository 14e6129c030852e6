// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TableHead } from "./TableHead";
import type { FileTable } from "./view-model";

const i18n = await makeI18n("en");

function show(choice: Partial<FileTable>) {
  const onAnswers = vi.fn();
  const table = { count: 2, refused: 0, notes: [], ...choice } as unknown as FileTable;
  const usual = { files: [], datasets: [], target: undefined, reading: undefined, place: { current: null } };
  const ports = { onForget: vi.fn(), onTarget: vi.fn(), onReading: vi.fn() };
  render(
    <LocaleProvider i18n={i18n}>
      <TableHead {...usual} {...ports} table={table} onAnswers={onAnswers} />
    </LocaleProvider>,
  );
  return onAnswers;
}

test.each([
  ["users", { answersAreResponses: true }, "Import users’ answers as answers, not as suggestions"],
  [
    "others beside suggestions",
    { suggestionsStay: true },
    "Keep the suggestions of the file where people have answered",
  ],
])("what becomes of the answers of %s can be chosen", (_, choice, label) => {
  const onAnswers = show(choice);
  const box = screen.getByRole("checkbox", { name: label });
  expect((box as HTMLInputElement).checked).toBe(true);
  fireEvent.click(box);
  expect(onAnswers).toHaveBeenCalledWith(false);
});

test("without answers, there is nothing to choose", () => {
  show({});
  expect(screen.queryByRole("checkbox")).toBeNull();
});
