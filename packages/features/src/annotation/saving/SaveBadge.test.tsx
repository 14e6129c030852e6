// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SaveBadge } from "./SaveBadge";

const i18n = await makeI18n("en");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["tooManyRequests", "Too many requests"],
  ["diskFull", "The server’s disk is full"],
  ["noUsableReply", "The server’s reply could not be read"],
  [undefined, "Waiting for connection"],
] as const)("says why an answer waits: %s", (why, text) => {
  const none = () => {};
  const { container } = render(
    <LocaleProvider i18n={i18n}>
      <SaveBadge
        state={{ kind: "waiting", nextTryAt: undefined, why }}
        onSignIn={none}
        onTryNow={none}
        onCompare={none}
      />
    </LocaleProvider>,
  );
  expect(container.textContent).toBe(`${text}Try now`);
});

it("the seconds until the next try go on if the clock of the computer is set back", () => {
  const none = () => {};
  const actions = { onSignIn: none, onTryNow: none, onCompare: none };
  const state = { kind: "waiting" as const, nextTryAt: Date.now() + 15_000 };
  const { container } = render(
    <LocaleProvider i18n={i18n}>
      <SaveBadge state={state} {...actions} />
    </LocaleProvider>,
  );
  expect(container.textContent).toContain("15 s");
  vi.setSystemTime(Date.now() - 3 * 3600_000);
  act(() => void vi.advanceTimersByTime(2000));
  expect(container.textContent).toContain("13 s");
});
