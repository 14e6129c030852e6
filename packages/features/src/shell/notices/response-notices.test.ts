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
      text: "saving.conflictNotice 1",
      isPermanent: true,
      action: { label: "saving.compare" },
    });
    notice.action.onAction();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("because it is not accepted states the reason and opens the record (use G1)", () => {
    notices().held({ recordId: "r", hold: { kind: "refused", reason: "a label is gone" } }, vi.fn());
    expect(show.mock.lastCall).toMatchObject([
      { text: "saving.refusedNotice 1 a label is gone", action: { label: "saving.openRecord" } },
    ]);
  });

  it("because of a missing sign-in has no notice of its own (use A15)", () => {
    notices().held({ recordId: "r", hold: { kind: "signIn" } }, vi.fn());
    expect(show).not.toHaveBeenCalled();
  });

  it("shares the notice of others that were refused for the same reason, which opens the last one", () => {
    const told = notices();
    const refused = (recordId: string, reason: string, onOpen = vi.fn()) =>
      told.held({ recordId, hold: { kind: "refused", reason } }, onOpen);
    const [first, second] = [vi.fn(), vi.fn()];
    refused("r", "gone", first);
    refused("s", "gone", second);
    expect(close.mock.calls).toEqual([[1]]);
    expect(show.mock.lastCall?.[0].text).toBe("saving.refusedNotice 2 gone");
    show.mock.lastCall?.[0].action.onAction();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    told.settled("s");
    expect(show.mock.lastCall?.[0].text).toBe("saving.refusedNotice 1 gone");
    show.mock.lastCall?.[0].action.onAction();
    expect(first).toHaveBeenCalledOnce();
    refused("s", "too long");
    expect(show.mock.lastCall?.[0].text).toBe("saving.refusedNotice 1 too long");
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
