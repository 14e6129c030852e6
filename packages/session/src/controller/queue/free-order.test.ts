import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { positionOf } from "../../model/queue/position";
import { fakeServer } from "../../outbox/fake-server";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const runs = process.env.GLOSSA_TEST_LEVEL === "full" ? 2000 : 100;

/** A number that looks like any other. */
function scoreOf(text: string): number {
  return (
    [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0
  );
}

/** A session with a server that moves a record with each response to it. */
function openUnordered(count: number, position: number, salt: number) {
  const server = fakeServer();
  const score = (id: string) => {
    const changes = server.history.filter(({ recordId }) => recordId === id).length;
    return scoreOf(`${changes} ${id} ${salt}, so many letters that all of them count`);
  };
  const inOrder = (ids: readonly string[]) => [...ids].sort((a, b) => score(a) - score(b));
  return openTestSession({ server, inOrder, count, position });
}

type Session = ReturnType<typeof openUnordered>;

const steps: Record<string, (it: Session) => unknown> = {
  async submit({ session }) {
    session.setValue("topic", "a");
    await session.submit();
  },
  undo: ({ session }) => session.undo(),
  clear: ({ session }) => session.clear(),
  next: ({ session }) => session.next(),
  previous: ({ session }) => session.previous(),
};

function expectPlaced({ session, members }: Session) {
  const { queue } = session.getState();
  expect(queue.total).toBe(members("pending").length);
  expect(positionOf(queue) ?? 0).toBeLessThanOrEqual(queue.total ?? 0);
}

/** Does a step; going back from any but the first place leads to another record. */
async function take(it: Session, name: string) {
  const [from, place] = [it.id(), positionOf(it.session.getState().queue) ?? 0];
  await steps[name]?.(it);
  await vi.advanceTimersByTimeAsync(3000);
  expectPlaced(it);
  if (name !== "previous" || place < 2) return;
  const hasFirst = positionOf(it.session.getState().queue) === 1;
  if (!hasFirst) expect(it.id()).not.toBe(from);
}

/** Goes to the next record as often as there may be records, twice. */
async function shownInTwoRounds(it: Session): Promise<Set<string | undefined>> {
  const shown = new Set<string | undefined>();
  const { total = 0, slots } = it.session.getState().queue;
  for (let step = 0; step < 2 * (total + slots.length); step += 1) {
    shown.add(it.id());
    await take(it, "next");
  }
  return shown;
}

describe("with a server whose order is not fixed (use G4)", () => {
  it("no position exceeds the total, going back works, and no pending record is missed", async () => {
    const names = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(names, fc.nat(9), fc.nat(20), fc.nat(), async (walked, before, behind, salt) => {
        const it = openUnordered(before + 1 + behind, before + 1, salt);
        await vi.advanceTimersByTimeAsync(3000);
        for (const name of walked) await take(it, name);
        const shown = await shownInTwoRounds(it);
        expect(it.members("pending").filter((id) => !shown.has(id))).toEqual([]);
        it.session.close();
      }),
      { numRuns: runs },
    );
  }, 120_000);
});
