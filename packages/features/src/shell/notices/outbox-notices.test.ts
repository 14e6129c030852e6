import type { ToastStore } from "@glossa/design-system";
import { expect, it, vi } from "vitest";
import { outboxNotices } from "./outbox-notices";

const translate = ((key: string) => key) as never;

it("an outage has one banner and no notices beside it (use A23)", () => {
  const shown = [{ id: 3, text: "network.offline" }];
  const notices = { show: vi.fn(() => 7), close: vi.fn(), getSnapshot: () => shown };
  const onOutage = vi.fn();
  const told = outboxNotices(notices as unknown as ToastStore, translate, onOutage);
  told.onSentEarlier(1);
  const onBack = told.onOutage("diskFull");
  expect(notices.close.mock.calls.flat().sort()).toEqual([3, 7]);
  expect(onOutage).toHaveBeenLastCalledWith(true, "diskFull");
  onBack();
  expect(onOutage).toHaveBeenLastCalledWith(false);
});

it("answers that had to be stored again are told until the user closes the notice", () => {
  const notices = { show: vi.fn() };
  outboxNotices(notices as unknown as ToastStore, translate, () => {}).onStoredAgain();
  expect(notices.show.mock.calls).toEqual([
    [{ tone: "warning", text: "saving.storedAgain", isPermanent: true }],
  ]);
});
