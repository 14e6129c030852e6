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

it("stays until somebody decides, in place of what was said before", () => {
  const { shown, decided } = ask();
  expect(shown).toMatchObject({ text: "leaving.title", isPermanent: true, isReplacing: true });
  expect(decided()).toEqual([0, 0]);
});

it("lets changes go by its action, and stays where it is dismissed", () => {
  const { shown, decided } = ask();
  shown?.action?.onAction();
  expect(decided()).toEqual([1, 0]);
  shown?.onDismiss?.();
  expect(decided()).toEqual([1, 1]);
});

it("is taken back without a decision when there is nothing left to decide", () => {
  const { close, decided, takeBack } = ask();
  takeBack();
  expect(close).toHaveBeenCalledWith(7);
  expect(decided()).toEqual([0, 0]);
});
