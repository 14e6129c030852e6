// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aForm } from "../fixtures/fixtures";
import { ConflictDialog } from "./ConflictDialog";

const i18n = await makeI18n("en");

test.each([
  ["Keep my version", "mine"],
  ["Edit my version first", "edit"],
  ["Use the saved version", "other"],
])("the button %s says which version stays", (name, keep) => {
  const onResolve = vi.fn();
  render(
    <LocaleProvider i18n={i18n}>
      <ConflictDialog
        form={aForm({ saveState: { kind: "conflict", other: {} } })}
        onResolve={onResolve}
        isOpen
        onClose={() => undefined}
      />
    </LocaleProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name }));
  expect(onResolve.mock.calls).toEqual([[keep]]);
});
