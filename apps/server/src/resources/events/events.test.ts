import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { signToken } from "../../security/tokens";
import { type EventReader, listenForReaders } from "../../testing/event-reader";
import { addDataset, forbiddenBody, labelled } from "../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";
import { findUserByName } from "../users/users.repository";

let server: TestServer;
let open: Awaited<ReturnType<typeof listenForReaders>>;
const readers: EventReader[] = [];

beforeAll(async () => {
  server = await startTestServer();
  open = await listenForReaders(server);
});
afterAll(() => {
  // Loaded modules keep the advanced clock: the next file loads them again and gets a clock of its own.
  vi.resetModules();
  // The client opens connections in advance that it never uses.
  server.app.server.closeAllConnections();
  return server.close();
});
afterEach(() => {
  vi.useRealTimers();
  for (const reader of readers.splice(0)) reader.close();
});

async function watch(datasetId: string, apiKey = "owner.apikey"): Promise<EventReader> {
  const reader = await open(datasetId, { "x-argilla-api-key": apiKey });
  readers.push(reader);
  return reader;
}

async function watched() {
  const dataset = await addDataset(server);
  const ids = await dataset.log(["a", "b"].map((text) => ({ fields: { text } })));
  const name = `ana ${Math.random()}`;
  const ana = await server.addPerson(name, "annotator", [dataset.workspaceId]);
  const path = `/glossa/me/datasets/${dataset.datasetId}/presence`;
  return {
    ...dataset,
    ids,
    ana,
    name,
    moveTo: (id: string | null | undefined, { ask }: Person = ana) => ask("PUT", path, { record_id: id }),
    leave: ({ ask }: Person = ana) => ask("DELETE", path),
  };
}

const noProgress = { total: 2, completed: 0, pending: 2, users: [] };

describe("the stream of a dataset", () => {
  it("begins with a snapshot, and is not buffered by proxies", async () => {
    const { datasetId, ids, ana, name, moveTo } = await watched();
    await moveTo(ids[0]);
    const reader = await watch(datasetId);
    expect(reader.headers.get("content-type")).toBe("text/event-stream");
    expect(reader.headers.get("cache-control")).toBe("no-store");
    expect(await reader.next()).toEqual({
      type: "snapshot",
      data: { present: [{ user_id: ana.id, username: name, record_id: ids[0] }], progress: noProgress },
    });
  });

  it("sends each arrival, move and departure of a user once", async () => {
    const { datasetId, ids, ana, name, moveTo, leave } = await watched();
    const reader = await watch(datasetId);
    await reader.next();
    const place = { user_id: ana.id, username: name };
    await moveTo(ids[0]);
    expect(await reader.next()).toEqual({ type: "moved", data: { ...place, record_id: ids[0] } });
    await moveTo(ids[0]);
    await moveTo(ids[1]);
    expect(await reader.next()).toEqual({ type: "moved", data: { ...place, record_id: ids[1] } });
    await leave();
    await leave();
    expect(await reader.next()).toEqual({ type: "left", data: { user_id: ana.id } });
    await moveTo(null);
    expect(await reader.next()).toEqual({ type: "moved", data: { ...place, record_id: null } });
  });

  it("sends all users' progress on every change, whatever caused it", async () => {
    const { datasetId, ids, ana, name } = await watched();
    const reader = await watch(datasetId);
    await reader.next();
    const { body } = await ana.ask("POST", `/records/${ids[0]}/responses`, labelled("positive"));
    const counts = { user_id: ana.id, username: name, submitted: 1, discarded: 0, draft: 0 };
    expect(await reader.next()).toEqual({
      type: "progress",
      data: { progress: { total: 2, completed: 1, pending: 1, users: [counts] } },
    });
    await ana.ask("DELETE", `/responses/${body.id}`);
    const { data } = await reader.next();
    expect(data.progress).toEqual({ ...noProgress, users: [{ ...counts, submitted: 0 }] });
    await server.owner("DELETE", `/records/${ids[1]}`);
    expect((await reader.next()).data.progress).toMatchObject({ total: 1, pending: 1 });
  });

  it("gives the totals that the progress endpoints give", async () => {
    const { datasetId, ids, ana, name } = await watched();
    await ana.ask("POST", `/records/${ids[0]}/responses`, labelled("positive"));
    await ana.ask("POST", `/records/${ids[1]}/responses`, { status: "discarded" });
    const { data } = await (await watch(datasetId)).next();
    const { body: team } = await server.owner("GET", `/datasets/${datasetId}/progress`);
    const { body: each } = await server.owner("GET", `/datasets/${datasetId}/users/progress`);
    expect(data.progress).toMatchObject(team);
    const [{ completed, pending }] = each.users;
    expect(data.progress.users).toEqual([
      {
        user_id: ana.id,
        username: name,
        submitted: completed.submitted + pending.submitted,
        discarded: completed.discarded + pending.discarded,
        draft: completed.draft + pending.draft,
      },
    ]);
  });

  it("lists users who have only discarded records or kept drafts", async () => {
    const { datasetId, workspaceId, ids, ana, name } = await watched();
    const ben = await server.addPerson(`ben ${name}`, "annotator", [workspaceId]);
    await ana.ask("POST", `/records/${ids[0]}/responses`, { status: "discarded" });
    await ben.ask("POST", `/records/${ids[0]}/responses`, labelled("positive", "draft"));
    const { data } = await (await watch(datasetId)).next();
    expect(data.progress.users).toEqual([
      { user_id: ana.id, username: name, submitted: 0, discarded: 1, draft: 0 },
      { user_id: ben.id, username: `ben ${name}`, submitted: 0, discarded: 0, draft: 1 },
    ]);
    const { body } = await server.owner("GET", `/datasets/${datasetId}/progress`);
    expect(body.users).toEqual([{ username: name }, { username: `ben ${name}` }]);
  });

  it("sends nothing about other datasets", async () => {
    const [one, other] = [await watched(), await watched()];
    const reader = await watch(one.datasetId);
    await reader.next();
    await other.moveTo(other.ids[0]);
    await one.moveTo(one.ids[1]);
    expect((await reader.next()).data.user_id).toBe(one.ana.id);
  });

  it("sends to twenty users who watch the same dataset", async () => {
    const { datasetId, workspaceId, ids, moveTo } = await watched();
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await server.addPerson(`watcher ${index}`, "annotator", [workspaceId]);
        return watch(datasetId, `watcher ${index}.apikey`);
      }),
    );
    await Promise.all(all.map((reader) => reader.next()));
    await moveTo(ids[1]);
    const told = await Promise.all(all.map((reader) => reader.nextOf("moved")));
    expect(new Set(told.map(({ data }) => data.record_id))).toEqual(new Set([ids[1]]));
  });
});

describe("over time", () => {
  const pulse = 15_000;

  it("a user without a request for two minutes has left", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { datasetId, ids, ana, moveTo } = await watched();
    await moveTo(ids[0]);
    const reader = await watch(datasetId);
    expect((await reader.next()).data.present).toHaveLength(1);
    await server.services.database.write((db) =>
      db.updateTable("presences").set({ seen_at: "2026-01-01T00:00:00" }).execute(),
    );
    await vi.advanceTimersByTimeAsync(pulse);
    expect(await reader.next()).toEqual({ type: "left", data: { user_id: ana.id } });
  });

  it("the stream of a user who was removed from the workspace ends, and cannot be opened again", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { datasetId, workspaceId, ana, name } = await watched();
    const reader = await watch(datasetId, `${name}.apikey`);
    await reader.next();
    await vi.advanceTimersByTimeAsync(pulse);
    await server.owner("DELETE", `/workspaces/${workspaceId}/users/${ana.id}`);
    await vi.advanceTimersByTimeAsync(pulse);
    await reader.ended;
    expect((await watch(datasetId, `${name}.apikey`)).status).toBe(403);
  });

  it("the stream ends when the sign-in ends", async () => {
    const { datasetId, ana, name } = await watched();
    const { keys } = server.services;
    const row = await findUserByName(server.services.database.read, name);
    if (!row) throw new Error(`Nobody is called ${name}`);
    const token = await signToken({ ...row, id: ana.id }, keys);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    const reader = await open(datasetId, { authorization: `Bearer ${token}` });
    expect(reader.status).toBe(200);
    await reader.next();
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await vi.advanceTimersByTimeAsync(pulse);
    await reader.ended;
    expect((await open(datasetId, { authorization: `Bearer ${token}` })).status).toBe(401);
  });
});

it("the stream of a dataset ends at once when it is deleted, and cannot be opened again", async () => {
  // Streams are checked every 15 seconds, too; that is not waited for.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const [one, other] = [await watched(), await watched()];
  const reader = await watch(one.datasetId, `${one.name}.apikey`);
  const elsewhere = await watch(other.datasetId);
  await Promise.all([reader.next(), elsewhere.next()]);
  await server.owner("DELETE", `/datasets/${one.datasetId}`);
  await reader.ended;
  expect((await watch(one.datasetId, `${one.name}.apikey`)).status).toBe(404);
  await other.moveTo(other.ids[0]);
  expect((await elsewhere.next()).type).toBe("moved");
});

describe("a stream is refused", () => {
  it("for users who may not see the dataset, before it starts", async () => {
    const { datasetId } = await watched();
    await server.addPerson("outsider", "annotator");
    expect((await watch(datasetId, "outsider.apikey")).status).toBe(403);
    expect((await watch(datasetId, "nobody.apikey")).status).toBe(401);
    expect((await watch("00000000-0000-4000-8000-000000000000")).status).toBe(404);
    const refused = await server.app.inject({
      url: `/api/v1/glossa/datasets/${datasetId}/events`,
      headers: { "x-argilla-api-key": "outsider.apikey" },
    });
    expect(refused.json()).toEqual(forbiddenBody);
  });

  it("to clients that do not accept a stream", async () => {
    const { datasetId } = await watched();
    const { status, body } = await server.owner("GET", `/glossa/datasets/${datasetId}/events`);
    expect([status, body.detail]).toEqual([
      406,
      "This endpoint returns an event stream. Request it with Accept: text/event-stream",
    ]);
  });

  it("for users with twenty open streams, until one is closed", async () => {
    const { datasetId, name } = await watched();
    const all = await Promise.all(Array.from({ length: 20 }, () => watch(datasetId, `${name}.apikey`)));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect((await watch(datasetId, `${name}.apikey`)).status).toBe(429);
    all[0]?.close();
    await expect.poll(async () => (await watch(datasetId, `${name}.apikey`)).status).toBe(200);
  });

  it("on a plain server, and listed as a capability on others", async () => {
    expect((await server.nobody("GET", "/settings")).body.glossa.events).toBe(true);
    const plain = await startTestServer({ isPlain: true });
    const path = "/glossa/datasets/00000000-0000-4000-8000-000000000000/events";
    expect((await plain.owner("GET", path)).body).toEqual({ detail: "Not Found" });
    await plain.close();
  });
});

it("ends all streams when the server stops", async () => {
  const other = await startTestServer();
  const openThere = await listenForReaders(other);
  const { datasetId } = await addDataset(other);
  const reader = await openThere(datasetId, { "x-argilla-api-key": "owner.apikey" });
  await reader.next();
  await other.close();
  await reader.ended;
});

it("keeps responding while one client has stopped reading, and can still be stopped", async () => {
  const other = await startTestServer();
  const openThere = await listenForReaders(other);
  const { datasetId, log } = await addDataset(other);
  const ids = await log([{ fields: { text: "a" } }, { fields: { text: "b" } }]);
  const { port } = other.app.server.address() as { port: number };
  const deaf = connect(port, "127.0.0.1");
  deaf.write(
    `GET /api/v1/glossa/datasets/${datasetId}/events HTTP/1.1\r\nhost: localhost\r\n` +
      "accept: text/event-stream\r\nx-argilla-api-key: owner.apikey\r\n\r\n",
  );
  // Its stream is opened before the other one, whose presence it would receive.
  await once(deaf, "data");
  deaf.pause();
  const reader = await openThere(datasetId, { "x-argilla-api-key": "owner.apikey" });
  await reader.next();
  /** Where the stream says that the user is: a reader that was slow for a moment gets a snapshot instead of a move. */
  const nextPlace = async (): Promise<unknown> => {
    const { type, data } = await reader.next();
    if (type === "progress") return nextPlace();
    return type === "snapshot" ? (data.present as { record_id: unknown }[])[0]?.record_id : data.record_id;
  };
  for (const id of [...ids, ...ids, ...ids]) {
    await other.owner("PUT", `/glossa/me/datasets/${datasetId}/presence`, { record_id: id });
    await expect.poll(nextPlace, { interval: 0, timeout: 10_000 }).toBe(id);
  }
  await other.close();
  await reader.ended;
  deaf.destroy();
});
