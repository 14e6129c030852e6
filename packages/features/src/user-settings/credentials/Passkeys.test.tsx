// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Passkeys } from "./Passkeys";

const i18n = await makeI18n("en");
const createdAt = new Date("2026-01-01T00:00:00Z");

test("after a refusal, the field of the current password gets the focus", async () => {
  const refuse = async () => "The current password is wrong.";
  render(
    <LocaleProvider i18n={i18n}>
      <Passkeys
        passkeys={[{ id: "1", name: "Laptop", isSynced: false, createdAt, lastUsedAt: null }]}
        isSupported
        nameLength={{ min: 1, max: 100 }}
        freshMinutes={10}
        onAdd={refuse}
        onRemove={refuse}
      />
    </LocaleProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Remove the passkey Laptop" }));
  const dialog = within(await screen.findByRole("dialog"));
  const input = dialog.getByLabelText("Current password");
  fireEvent.change(input, { target: { value: "wrong" } });
  const remove = dialog.getByRole("button", { name: "Remove" });
  remove.focus();
  fireEvent.click(remove);
  await dialog.findByText("The current password is wrong.");
  await waitFor(() => expect(document.activeElement).toBe(input));
});
