// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SettingForm } from "./SettingForm";

const i18n = await makeI18n("en");
const untouched = {
  isModified: false,
  isUnsaved: false,
  isSaving: false,
  isSaved: false,
  outdated: undefined,
  aside: undefined,
  onPutAside: () => undefined,
  onBringBack: () => undefined,
  onRestore: () => undefined,
  onUpdate: () => undefined,
};
const changed = { ...untouched, isModified: true, isUnsaved: true };

function focusUpdate(setting: typeof untouched, isValid: boolean) {
  render(
    <LocaleProvider i18n={i18n}>
      <SettingForm title="Guidelines" setting={setting} isValid={isValid}>
        <input aria-label="Text" />
      </SettingForm>
    </LocaleProvider>,
  );
  const update = screen.getByRole("button", { name: /^Update/ });
  act(() => update.focus());
  return update;
}

test.each([
  [untouched, true, "Nothing has changed"],
  [changed, false, "Complete or correct the fields first"],
])("a disabled Update says why", (setting, isValid, reason) => {
  const update = focusUpdate(setting, isValid);
  expect(update.getAttribute("aria-disabled")).toBe("true");
  const tooltip = screen.getByRole("tooltip");
  expect(tooltip.textContent).toBe(reason);
  expect(update.getAttribute("aria-describedby")).toBe(tooltip.id);
});

test("an enabled Update has nothing to explain", () => {
  const update = focusUpdate(changed, true);
  expect(update.getAttribute("aria-disabled")).toBeNull();
  expect(screen.queryByRole("tooltip")).toBeNull();
});
