// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PendingWriteList } from "./PendingWriteList";
import { usePendingWrites } from "./use-pending-writes";

const i18n = await makeI18n("en");
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
