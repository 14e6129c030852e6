// @vitest-environment jsdom
import { Checkbox, TextField } from "@glossa/design-system";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ActionDialog, ActionForm } from "./ActionDialog";

const i18n = await makeI18n("en");

function show(onClose: () => void, tone: "primary" | "danger" = "primary") {
  render(
    <LocaleProvider i18n={i18n}>
      <ActionDialog isOpen onClose={onClose} title="Add person" submit="Add" busy="Adding…" tone={tone}>
        {(form) => (
          <ActionForm {...form} onSubmit={async () => undefined}>
            <TextField label="Name" />
            <Checkbox label="Owner" />
          </ActionForm>
        )}
      </ActionDialog>
    </LocaleProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (value: string) => fireEvent.input(screen.getByLabelText("Name"), { target: { value } });

test.each([
  ["Escape", () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" })],
  ["Cancel", () => press("Cancel")],
  ["the ×", () => press("Close")],
])("%s asks before the typed text is discarded", (_, leave) => {
  const onClose = vi.fn();
  show(onClose);
  type("Carla");
  leave();
  expect(onClose).not.toHaveBeenCalled();
  press("Keep editing");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Carla");
  leave();
  press("Discard");
  expect(onClose).toHaveBeenCalledOnce();
});

test("an empty form is closed without a question", () => {
  const onClose = vi.fn();
  show(onClose);
  type("Carla");
  type("");
  press("Cancel");
  expect(onClose).toHaveBeenCalledOnce();
});

test("a form that was sent is closed without a question", async () => {
  const onClose = vi.fn();
  show(onClose);
  type("Carla");
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("choices, and what was typed to confirm a deletion, are no reason for a question", () => {
  const onClose = vi.fn();
  show(onClose);
  fireEvent.click(screen.getByLabelText("Owner"));
  press("Cancel");
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  show(onClose, "danger");
  type("dataset");
  press("Cancel");
  expect(onClose).toHaveBeenCalledTimes(2);
});
