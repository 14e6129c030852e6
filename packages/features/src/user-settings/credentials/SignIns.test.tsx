// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SignInView } from "../view-model";
import { SignIns } from "./SignIns";

const i18n = await makeI18n("en");

const signInAt = (id: string, startedAt: Date): SignInView => ({
  id,
  program: "Chrome",
  system: "Linux",
  network: "10.0.0.0/24",
  isCurrent: false,
  startedAt,
  lastUsedAt: startedAt,
});

test("the buttons of sign-ins with the same browser have different names, which the dialog repeats", async () => {
  const done = async () => undefined;
  const signIns = [9, 10].map((second) => signInAt(String(second), new Date(2026, 4, 3, 10, 0, second)));
  render(
    <LocaleProvider i18n={i18n}>
      <SignIns signIns={signIns} onEnd={done} onEndOthers={done} onSignOutEverywhere={done} />
    </LocaleProvider>,
  );
  const buttons = screen.getAllByRole("button", { name: /^End the sign-in Chrome on Linux of / });
  const names = buttons.map((button) => button.getAttribute("aria-label"));
  expect(new Set(names).size).toBe(2);
  if (buttons[1]) fireEvent.click(buttons[1]);
  expect((await screen.findByRole("dialog")).textContent).toContain(
    "Chrome on Linux, signed in 3 May 2026, 10:00:10, is signed out",
  );
});
