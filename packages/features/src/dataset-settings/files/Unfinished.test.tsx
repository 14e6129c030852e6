// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Unfinished } from "./Unfinished";

const i18n = await makeI18n("en");

test.each([
  ["can be tried again after an interruption", false, 1],
  ["can only be closed if the same files would end it again", true, 0],
])("a continued import %s", async (_, isFinal, buttons) => {
  const onContinue = async () => ({ end: "failed" as const, message: "Why it failed", isFinal });
  render(
    <LocaleProvider i18n={i18n}>
      <Unfinished unfinished={{ name: "a.csv", onContinue, onForget: () => undefined }} />
    </LocaleProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  const dialog = (await screen.findByText("Why it failed")).closest("dialog, [role=dialog]");
  const named = [...(dialog?.querySelectorAll("button") ?? [])].filter(
    (button) => button.textContent === "Continue",
  );
  expect(named).toHaveLength(buttons);
});
