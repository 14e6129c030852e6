import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "../../outbox/fake-server";
import { openTestSession, shownOf } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const submitted = { status: "submitted" as const, values: { topic: { value: "a" } } };

/** A session, and another device of the same user on the same server. */
async function open(options: Parameters<typeof openTestSession>[0] = {}) {
  const server = fakeServer();
  const all = openTestSession({ server, count: 30, ...options });
  await all.settle();
  const { session, members, fetches } = all;
  return {
    ...all,
    answerElsewhere: (...ids: string[]) => {
      for (const id of ids) server.write(id, submitted);
    },
    /** The counts that the event stream sends. */
    note: () =>
      session.noteCounts({
        pending: members("pending").length,
        draft: 0,
        discarded: 0,
        submitted: members("submitted").length,
      }),
    place: () => {
      const { position, total } = shownOf(session.getState()).queue;
      return [position, total];
    },
    recounts: () => fetches.filter(({ offset, limit }) => offset === 0 && limit === 1).length,
  };
}

describe("responses of the same user on another device", () => {
  it("change the total within seconds, and neither the record nor the position on screen", async () => {
    const { answerElsewhere, note, place, id } = await open({ position: 15 });
    note();
    answerElsewhere("r1", "r2", "r3", "r4", "r5");
    note();
    expect(place()).toEqual([15, 30]);
    const before = id();
    await vi.advanceTimersByTimeAsync(3000);
    expect([id(), ...place()]).toEqual([before, 15, 25]);
  });

  it("leave no position behind the end", async () => {
    const { answerElsewhere, note, place } = await open({ position: 28 });
    answerElsewhere("r1", "r2", "r3", "r4", "r5");
    note();
    await vi.advanceTimersByTimeAsync(3000);
    expect(place()).toEqual([25, 25]);
  });

  it("are counted once every few seconds", async () => {
    const { answerElsewhere, note, place, recounts } = await open({ position: 20 });
    for (let answered = 1; answered <= 10; answered += 1) {
      answerElsewhere(`r${answered}`);
      note();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(recounts()).toBeLessThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(place()).toEqual([20, 20]);
  });

  it("are counted after what is being saved here", async () => {
    let confirm = () => {};
    const replied = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    const { session, answerElsewhere, note, place, recounts } = await open({ replied });
    session.setValue("topic", "a");
    await session.submit();
    answerElsewhere("r29", "r30");
    note();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(recounts()).toBe(0);
    confirm();
    await vi.advanceTimersByTimeAsync(3000);
    expect(place()).toEqual([1, 27]);
  });
});

describe("the user's own counts", () => {
  it("cause no request if they say what is known, or arrive before or after a confirmation here", async () => {
    const { session, note, recounts, place, settle } = await open();
    note();
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    session.noteCounts({ pending: 30, draft: 0, discarded: 0, submitted: 0 });
    await vi.advanceTimersByTimeAsync(1000);
    note();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([recounts(), ...place()]).toEqual([0, 1, 29]);
  });

  it("cause one request if the server does not agree with itself", async () => {
    const { session, recounts } = await open();
    for (let times = 0; times < 5; times += 1) {
      session.noteCounts({ pending: 99, draft: 0, discarded: 0, submitted: 0 });
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(recounts()).toBe(1);
  });
});
