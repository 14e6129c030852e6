// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { HandOver } from "./HandOver";

const i18n = await makeI18n("en");

test("a password that is shown once stays until the user has handed it over", () => {
  const onClose = vi.fn();
  render(
    <LocaleProvider i18n={i18n}>
      <HandOver account={{ username: "carla", password: "k7f2-9qdm" }} onClose={onClose} />
    </LocaleProvider>,
  );
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
