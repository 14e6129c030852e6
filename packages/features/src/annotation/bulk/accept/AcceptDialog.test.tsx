// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aBulkWithSuggestions } from "../fixtures";
import { AcceptDialog } from "./AcceptDialog";

const i18n = await makeI18n("en");

/** The dialog for three records of which some can't be submitted, because a required answer has no suggestion. */
function open(incomplete: readonly string[]) {
  const { view, ports } = aBulkWithSuggestions({ selected: ["ticket-1", "ticket-2", "ticket-4"] });
  const acceptedChanges: typeof ports.bulk.acceptedChanges = (...asked) =>
    ports.bulk
      .acceptedChanges(...asked)
      .map((change) => ({ ...change, isComplete: !incomplete.includes(change.recordId) }));
  const onAcceptSuggestions = vi.fn();
  if (!view.bulk) throw new Error("There is no list.");
  render(
    <LocaleProvider i18n={i18n}>
      <AcceptDialog
        bulk={view.bulk}
        questions={view.form.questions}
        ports={{ ...ports.bulk, acceptedChanges, onAcceptSuggestions }}
        onClose={vi.fn()}
      />
    </LocaleProvider>,
  );
  return onAcceptSuggestions;
}

const button = (name: RegExp) => screen.getByRole("button", { name });
const isDisabled = (name: RegExp) => button(name).getAttribute("aria-disabled") === "true";

test("only the records with all required answers can be submitted, and it says how many are left", async () => {
  const onAcceptSuggestions = open(["ticket-2"]);
  expect(await screen.findByText(/^1 record lacks a required answer/)).toBeDefined();
  expect(isDisabled(/3/)).toBe(false);
  fireEvent.click(button(/^Submit 2/));
  expect(onAcceptSuggestions).toHaveBeenCalledWith("submit", expect.anything());
});

test("if none can be submitted, all can be saved as drafts", async () => {
  open(["ticket-1", "ticket-2", "ticket-4"]);
  expect(await screen.findByText(/^3 records lack a required answer/)).toBeDefined();
  expect(isDisabled(/^Submit/)).toBe(true);
  expect(isDisabled(/3/)).toBe(false);
});

test("nothing is said if all can be submitted", async () => {
  open([]);
  await screen.findByRole("button", { name: /^Submit 3/ });
  expect(isDisabled(/^Submit 3/)).toBe(false);
  expect(screen.queryByText(/required answer/)).toBeNull();
});
