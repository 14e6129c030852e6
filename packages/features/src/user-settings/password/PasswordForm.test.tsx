// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { OneFieldForm } from "../OneFieldForm";
import type { PasswordRefusal } from "../view-model";
import { PasswordForm } from "./PasswordForm";

const i18n = await makeI18n("en");
const form = { id: "form", isBusy: false, onBusy: () => undefined };

/** Sends the form by its button, which has the focus then. */
function send() {
  const button = screen.getByRole("button", { name: "Save" });
  button.focus();
  fireEvent.click(button);
}

async function changeRefused(field: PasswordRefusal["field"]) {
  render(
    <LocaleProvider i18n={i18n}>
      <PasswordForm
        {...form}
        onDone={() => undefined}
        onChangePassword={async () => ({ reason: "Refused", field })}
        passwordLength={{ min: 8, max: 100 }}
      />
      <button type="submit" form="form">
        {"Save"}
      </button>
    </LocaleProvider>,
  );
  const fields = ["Current password", "New password"].map((label) => screen.getByLabelText(label));
  for (const input of fields) fireEvent.change(input, { target: { value: "12345678" } });
  send();
  await screen.findByText("Refused");
}

test.each([
  ["current", "Current password"],
  ["next", "New password"],
] as const)("the field of the refused password (%s) gets the focus", async (field, label) => {
  await changeRefused(field);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});

test("after a refusal that is about neither password, the focus stays", async () => {
  await changeRefused(undefined);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
});

test("the field of a refused password or code gets the focus, where there is only one", async () => {
  render(
    <>
      <OneFieldForm
        {...form}
        field={{ label: "Current password" }}
        required=""
        onSubmit={async () => "Refused"}
      />
      <button type="submit" form="form">
        {"Save"}
      </button>
    </>,
  );
  const input = screen.getByLabelText("Current password");
  fireEvent.change(input, { target: { value: "wrong" } });
  send();
  await waitFor(() => expect(document.activeElement).toBe(input));
});
