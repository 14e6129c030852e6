// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PendingWriteList } from "./PendingWriteList";
import { usePendingWrites } from "./use-pending-writes";

const i18n = await makeI18n("en");
afterEach(cleanup);

const refused = { kind: "refused" as const, reason: "You do not have permission", status: 403 };
const entries = [
  { recordId: "r1", datasetId: "d", hold: refused },
  { recordId: "r2", datasetId: "d", hold: null },
];

it("an answer that was refused can be sent again by itself", async () => {
  const outbox = { isDurable: true, release: vi.fn(), resolve: vi.fn() };
  const source = {
    outbox,
    watchPendingWrites: (tell: (entries: never) => void) => {
      tell(entries as never);
      return () => {};
    },
    nameOf: (recordId: string) => recordId,
    placeOf: () => ({ kind: "here" as const }),
    saveFile: () => {},
  };
  function List() {
    return <PendingWriteList {...usePendingWrites(source)} />;
  }
  render(
    <LocaleProvider i18n={i18n}>
      <List />
    </LocaleProvider>,
  );
  const [one, other] = screen.getAllByRole("listitem");
  expect(within(other as HTMLElement).queryByRole("button", { name: "Send again" })).toBeNull();
  fireEvent.click(within(one as HTMLElement).getByRole("button", { name: "Send again" }));
  expect(outbox.release.mock.calls).toEqual([[{ includesRefused: true, recordId: "r1" }]]);
});

it("all refused answers to datasets that are not available any more can be deleted at once, after a question", async () => {
  const onDrop = vi.fn();
  const ports = { onSendNow: vi.fn(), onSaveFile: vi.fn(), onKeep: vi.fn(), onDrop };
  const lost = { place: { kind: "unavailable" as const }, name: undefined };
  const one = { ...lost, recordId: "r1", state: refused };
  const list = (more: object[]) => (
    <LocaleProvider i18n={i18n}>
      <PendingWriteList
        pendingWrites={[
          one,
          { ...lost, recordId: "r2", state: { kind: "waiting" } },
          { ...one, recordId: "r3", place: { kind: "here" } },
          ...(more as []),
        ]}
        ports={ports}
      />
    </LocaleProvider>
  );
  const name = "Delete all for unavailable datasets";
  const { rerender } = render(list([]));
  // The one answer has a button of its own.
  expect(screen.queryByRole("button", { name })).toBeNull();
  rerender(list([{ ...one, recordId: "r4" }]));
  fireEvent.click(screen.getByRole("button", { name }));
  const dialog = await screen.findByRole("dialog", { name: "Delete 2 unsent answers?" });
  expect(onDrop).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole("button", { name }));
  expect(onDrop.mock.calls).toEqual([["r1"], ["r4"]]);
});
