import { beforeEach, describe, expect, it, vi } from "vitest";
import { responseNotices } from "./response-notices";

const show = vi.fn();
const close = vi.fn();
const translate = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(" ")) as never;
const notices = () => responseNotices({ show, close }, translate);

beforeEach(() => {
  show.mockReset().mockReturnValueOnce(1).mockReturnValueOnce(2);
  close.mockReset();
});

describe("a response that needs a decision", () => {
  it("because it was changed elsewhere opens both versions (use A13)", () => {
    const onOpen = vi.fn();
    notices().held({ recordId: "r", hold: { kind: "conflict" } }, onOpen);
    const [[notice]] = show.mock.calls as [[{ action: { onAction: () => void } }]];
    expect(notice).toMatchObject({
      text: "saving.conflictNotice",
      isPermanent: true,
      action: { label: "saving.compare" },
    });
    notice.action.onAction();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("because it is not accepted states the reason and opens the record (use G1)", () => {
    notices().held({ recordId: "r", hold: { kind: "refused", reason: "a label is gone" } }, vi.fn());
    expect(show.mock.lastCall).toMatchObject([
      { text: "saving.refusedNotice a label is gone", action: { label: "saving.openRecord" } },
    ]);
  });

  it("because of a missing sign-in has no notice of its own (use A15)", () => {
    notices().held({ recordId: "r", hold: { kind: "signIn" } }, vi.fn());
    expect(show).not.toHaveBeenCalled();
  });

  it("has one notice, which is closed once it is settled (use A13)", () => {
    const told = notices();
    told.held({ recordId: "r", hold: { kind: "conflict" } }, vi.fn());
    told.held({ recordId: "r", hold: { kind: "conflict" } }, vi.fn());
    expect(close.mock.calls).toEqual([[1]]);
    told.settled("r");
    told.settled("r");
    expect(close.mock.calls).toEqual([[1], [2]]);
  });
});

it("restored drafts have a notice with an action that shows them (use A7)", () => {
  notices().restored(2, vi.fn());
  expect(show.mock.lastCall).toMatchObject([
    { text: "saving.restored 2", action: { label: "saving.restoredShow" } },
  ]);
});
