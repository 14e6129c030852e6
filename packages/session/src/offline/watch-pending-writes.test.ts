import { describe, expect, it } from "vitest";
import type { OutboxEntry } from "../outbox/entry";
import type { Outbox, OutboxEvent } from "../outbox/outbox";
import { watchPendingWrites } from "./watch-pending-writes";

const entryOf = (recordId: string, attempts: number, hold: OutboxEntry["hold"] = null) =>
  ({ recordId, attempts, hold }) as OutboxEntry;

/** An outbox of which only the list counts. */
function open() {
  let entries: OutboxEntry[] = [];
  let looks = 0;
  const listeners = new Set<(event: OutboxEvent) => void>();
  const outbox = {
    list: async () => {
      looks += 1;
      return entries;
    },
    subscribe: (listener: (event: OutboxEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Outbox;
  const said: string[] = [];
  const stop = watchPendingWrites(outbox, (list) => said.push(list.map(({ recordId }) => recordId).join("")));
  const become = async (next: OutboxEntry[], type: OutboxEvent["type"] = "outage") => {
    entries = next;
    for (const listener of listeners) listener({ type } as OutboxEvent);
    await Promise.resolve();
    await Promise.resolve();
    return said.at(-1);
  };
  return { become, said, stop, looks: () => looks };
}

describe("watching pending writes", () => {
  it("reports them as soon as one is not sent immediately", async () => {
    const { become } = open();
    expect(await become([entryOf("a", 0)])).toBe("");
    expect(await become([entryOf("a", 0), entryOf("b", 1)])).toBe("ab");
    expect(await become([entryOf("a", 0, { kind: "signIn" })])).toBe("a");
    expect(await become([])).toBe("");
  });

  it("reports one that is sent again until the server has confirmed it", async () => {
    const { become } = open();
    expect(await become([entryOf("a", 1, { kind: "refused", reason: "Closed", status: 422 })])).toBe("a");
    expect(await become([entryOf("a", 0)], "changed")).toBe("a");
    expect(await become([entryOf("a", 0), entryOf("b", 0)], "sending")).toBe("ab");
    expect(await become([entryOf("b", 0)], "confirmed")).toBe("");
  });

  it("reads them at each event only while there are any", async () => {
    const { become, looks } = open();
    await become([]);
    const before = looks();
    for (const type of ["changed", "sending", "confirmed"] as const) await become([entryOf("a", 0)], type);
    expect(looks()).toBe(before);
    expect(await become([entryOf("a", 1)], "waiting")).toBe("a");
    expect(await become([entryOf("a", 1), entryOf("b", 0)], "changed")).toBe("ab");
    expect(await become([entryOf("b", 0)], "confirmed")).toBe("");
  });

  it("reports nothing after it was stopped, even if it was just reading", async () => {
    const { become, said, stop } = open();
    stop();
    await become([entryOf("a", 3)]);
    expect(said).toEqual([]);
  });
});
