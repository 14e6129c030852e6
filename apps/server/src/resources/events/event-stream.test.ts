import type { DatasetEvent } from "@glossa/contract";
import { describe, expect, it } from "vitest";
import { EventStream } from "./event-stream";

const progress = { total: 1, completed: 0, pending: 1, users: [] };

/** Opens a stream whose snapshots are numbered by their total, and records what is done with it. */
function open({ mayWatch = (): boolean => true, users = 0 } = {}) {
  let snapshots = 0;
  let closed = 0;
  const user = { user_id: "u", username: "n".repeat(100), submitted: 0, discarded: 0, draft: 0 };
  const stream = new EventStream({
    readSnapshot: async (): Promise<DatasetEvent> => {
      snapshots += 1;
      const read = { ...progress, total: snapshots, users: Array.from({ length: users }, () => user) };
      return { type: "snapshot", present: [], progress: read };
    },
    checkAccess: async () => {
      if (!mayWatch()) throw new Error("left");
    },
    onClose: () => {
      closed += 1;
    },
  });
  stream.setEncoding("utf8");
  return { stream, snapshots: () => snapshots, closed: () => closed };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function readNow(stream: EventStream): Promise<string> {
  await turn();
  const text = stream.read() as string | null;
  await turn();
  return text ?? "";
}

describe("an event stream", () => {
  it("sends the reconnection time, then a snapshot, then events", async () => {
    const { stream } = open();
    expect(await readNow(stream)).toMatch(
      /^retry: 3000\n\nevent: snapshot\ndata: \{"present":\[\],.*\}\n\n$/,
    );
    stream.send({ type: "left", user_id: "a" });
    expect(await readNow(stream)).toBe('event: left\ndata: {"user_id":"a"}\n\n');
  });

  it("sends nothing to a client that does not read, and later one snapshot in place of the missed events", async () => {
    const { stream, snapshots } = open({ users: 200 });
    await turn();
    for (let round = 0; round < 1000; round += 1) stream.send({ type: "left", user_id: "a".repeat(100) });
    expect(stream.readableLength).toBeLessThan(100_000);
    expect(snapshots()).toBe(1);
    const first = await readNow(stream);
    expect(first).toContain('"total":1');
    const second = await readNow(stream);
    expect(second).toContain('"total":2');
    expect(first + second).not.toContain("event: left");
    expect(snapshots()).toBe(2);
  });

  it("is closed if the client does not read for five pulses", async () => {
    const { stream, closed } = open({ users: 200 });
    await turn();
    for (let pulse = 0; pulse < 4; pulse += 1) await stream.pulse();
    expect(stream.destroyed).toBe(false);
    await stream.pulse();
    expect(stream.destroyed).toBe(true);
    await turn();
    expect(closed()).toBe(1);
  });

  it("sends pulses, and ends when the user loses the permission", async () => {
    let isMember = true;
    const { stream, closed } = open({ mayWatch: () => isMember });
    await readNow(stream);
    await stream.pulse();
    expect(await readNow(stream)).toBe(": still here\n\n");
    isMember = false;
    await stream.pulse();
    await readNow(stream);
    expect(stream.readableEnded).toBe(true);
    await turn();
    expect(closed()).toBe(1);
  });
});
