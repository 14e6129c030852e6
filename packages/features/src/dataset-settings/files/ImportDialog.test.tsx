// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ImportDialog } from "./ImportDialog";
import type { ImportOutcome } from "./view-model";

const i18n = await makeI18n("en");

/** Imports into a dataset; the import ends with an outcome. */
async function ended(outcome: ImportOutcome) {
  const onClose = vi.fn();
  render(
    <LocaleProvider i18n={i18n}>
      <ImportDialog
        amount="3 records"
        draft={{ name: "tickets", workspace: undefined }}
        onChange={() => undefined}
        workspaces={[]}
        canAddWorkspace={false}
        target={{ id: "d", name: "tickets" }}
        onImport={async () => outcome}
        onClose={onClose}
      />
    </LocaleProvider>,
  );
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  await screen.findByText("Why it failed");
  return { onClose };
}

test("an import that failed in the middle can be continued", async () => {
  await ended({ end: "failed", message: "Why it failed" });
  expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy();
});

test("an import that the same files would end again can only be closed", async () => {
  const { onClose } = await ended({ end: "failed", message: "Why it failed", isFinal: true });
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  const [close] = screen.getAllByRole("button", { name: "Close" });
  fireEvent.click(close as HTMLElement);
  expect(onClose).toHaveBeenCalled();
});

test("the rows that were refused before too many were can be saved", async () => {
  const onSaveRefused = vi.fn();
  await ended({ end: "failed", message: "Why it failed", isFinal: true, onSaveRefused });
  fireEvent.click(screen.getByRole("button", { name: "Save the rows left out" }));
  expect(onSaveRefused).toHaveBeenCalledOnce();
});
