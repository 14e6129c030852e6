import type { ToastStore } from "@glossa/design-system";
import { expect, it, vi } from "vitest";
import { leavingNotice } from "./leaving-notice";

function ask() {
  const notices = { show: vi.fn<ToastStore["show"]>(() => 7), close: vi.fn() };
  const [letGo, stay] = [vi.fn(), vi.fn()];
  const takeBack = leavingNotice(notices, (key) => key)(letGo, stay);
  const decided = () => [letGo.mock.calls.length, stay.mock.calls.length];
  return { shown: notices.show.mock.calls[0]?.[0], close: notices.close, decided, takeBack };
}

it("stays until the user decides, and replaces the notice before it", () => {
  const { shown, decided } = ask();
  expect(shown).toMatchObject({ text: "leaving.title", isPermanent: true, isReplacing: true });
  expect(decided()).toEqual([0, 0]);
});

it("drops changes by its action, and stays on the page if it is dismissed", () => {
  const { shown, decided } = ask();
  shown?.action?.onAction();
  expect(decided()).toEqual([1, 0]);
  shown?.onDismiss?.();
  expect(decided()).toEqual([1, 1]);
});

it("is closed without a decision if there is nothing left to decide", () => {
  const { close, decided, takeBack } = ask();
  takeBack();
  expect(close).toHaveBeenCalledWith(7);
  expect(decided()).toEqual([0, 0]);
});
