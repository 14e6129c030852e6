import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pending, positive, runJobs, takeOver, withRecords } from "../../testing/bulk-actions";
import { addDataset, labelled } from "../../testing/fixtures";
import { status, terms } from "../../testing/search-fixture";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { watchTurns } from "../../testing/turn-watch";
import { bulkActionJob } from "./bulk-action-job";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("a bulk action", () => {
  it("responds to all records that a search finds, and is undone and redone as one step", async () => {
    const { ana, ids, start, read, tell, stored } = await withRecords(server, 1200);
    const id = await start();
    expect(await read(id)).toMatchObject({ state: "running", progress: { done: 0, total: 1200 } });
    await runJobs(server);
    expect(await read(id)).toMatchObject({ state: "done", progress: { done: 1200, total: 1200 } });
    const given = await stored();
    expect([given.size, [...new Set(given.values())]]).toEqual([
      1200,
      [`submitted ${JSON.stringify(positive)}`],
    ]);
    const record = await ana.ask("GET", `/records/${ids[0]}?include=responses`);
    expect(record.body.status).toBe("completed");

    expect((await tell(id, "undo")).body).toMatchObject({
      state: "undoing",
      progress: { done: 0, total: 1200 },
    });
    await runJobs(server);
    expect(await read(id)).toMatchObject({ state: "undone", counts: { undone: 1200, saved: 0, kept: 0 } });
    expect((await stored()).size).toBe(0);
    expect((await ana.ask("GET", `/records/${ids[0]}`)).body.status).toBe("pending");

    expect((await tell(id, "redo")).body.state).toBe("redoing");
    await runJobs(server);
    expect(await read(id)).toMatchObject({ state: "done", counts: { saved: 1200 } });
    expect(await stored()).toEqual(given);
  }, 60_000);

  it("leaves what was answered meanwhile and counts it, and its undo leaves what was changed since", async () => {
    const { ana, ben, ids, start, read, tell, stored } = await withRecords(server, 100);
    const id = await start();
    const isSaved = async (record: string) => (await stored()).has(`${record} ${ana.id}`);
    // The records are noted, and some have their response.
    await runJobs(server, { stopAfter: 4 });
    await takeOver(server);
    const open: string[] = [];
    for (const record of ids) if (!(await isSaved(record))) open.push(record);
    const [first = "", second = ""] = open;
    await ana.ask("POST", `/records/${first}/responses`, labelled("negative"));
    await ben.ask("POST", `/records/${second}/responses`, labelled("neutral"));
    await runJobs(server);
    expect(await read(id)).toMatchObject({ state: "done", counts: { saved: 99, changed: 1 } });
    expect((await stored()).get(`${first} ${ana.id}`)).toContain("negative");

    const [third = "", fourth = ""] = ids.filter((record) => !open.includes(record));
    const upsert = { items: [{ record_id: third, ...labelled("neutral") }] };
    expect((await ana.ask("POST", "/me/responses/bulk", upsert)).status).toBe(200);
    const { body } = await ana.ask("POST", "/me/responses/bulk", {
      items: [{ record_id: fourth, ...labelled("positive") }],
    });
    await ana.ask("DELETE", `/responses/${body.items[0].item.id}`);
    await tell(id, "undo");
    await runJobs(server);
    expect(await read(id)).toMatchObject({ state: "undone", counts: { undone: 97, kept: 2 } });
    const left = await stored();
    expect(left.size).toBe(3);
    expect(left.get(`${first} ${ana.id}`)).toContain("negative");
    expect(left.get(`${second} ${ben.id}`)).toContain("neutral");
    expect(left.get(`${third} ${ana.id}`)).toContain("neutral");
  });

  it("restores the responses that there were before, with their values", async () => {
    const { ana, ids, start, tell, stored } = await withRecords(server, 60);
    for (const record of ids.slice(0, 30))
      await ana.ask("POST", `/records/${record}/responses`, labelled("neutral", "draft"));
    const before = await stored();
    const id = await start({
      search: { filters: { and: [status("draft")] } },
      status: "discarded",
      values: {},
    });
    await runJobs(server);
    expect([...new Set((await stored()).values())]).toEqual(['discarded {"label":{"value":"neutral"}}']);
    await tell(id, "undo");
    await runJobs(server);
    expect(await stored()).toEqual(before);
  });

  it("goes on after its server was killed in the middle; nothing is lost or doubled", async () => {
    const { start, read, tell, stored } = await withRecords(server, 500);
    const id = await start();
    // Each time, the process ends between two transactions.
    for (const stopAfter of [1, 2, 4, 3]) {
      await runJobs(server, { stopAfter });
      await takeOver(server);
    }
    const { progress } = await read(id);
    expect(progress.done).toBeGreaterThan(0);
    expect(progress.done).toBeLessThan(500);
    await runJobs(server);
    expect(await read(id)).toMatchObject({ state: "done", counts: { saved: 500, changed: 0 } });
    expect((await stored()).size).toBe(500);
    await tell(id, "undo");
    await runJobs(server, { stopAfter: 3 });
    await takeOver(server);
    await runJobs(server);
    expect(await read(id)).toMatchObject({ state: "undone", counts: { undone: 500, kept: 0 } });
    expect((await stored()).size).toBe(0);
  }, 60_000);

  it("blocks the event loop for less than 50 ms, and lets other users write in between", async () => {
    const { ben, ids, start, read } = await withRecords(server, 1000);
    const id = await start();
    const watch = watchTurns();
    let hasEnded = false;
    const running = runJobs(server).then(() => {
      hasEnded = true;
    });
    const between: boolean[] = [];
    for (const record of ids.slice(0, 5)) {
      const { status: code } = await ben.ask("POST", `/records/${record}/responses`, labelled("neutral"));
      between.push(code === 201 && !hasEnded);
    }
    await running;
    const longest = watch.stop();
    expect(between).toEqual(Array(5).fill(true));
    expect((await read(id)).state).toBe("done");
    expect(longest).toBeLessThan(50);
  }, 60_000);

  it("is cancelled at once: what is saved stays, and is undone", async () => {
    const { start, read, tell, stored } = await withRecords(server, 300);
    const id = await start();
    await runJobs(server, { stopAfter: 5 });
    const { body } = await tell(id, "cancel");
    expect(body).toMatchObject({ state: "done", is_cancelled: true });
    await takeOver(server);
    await runJobs(server);
    expect((await read(id)).counts).toEqual(body.counts);
    expect((await stored()).size).toBe(body.counts.saved);
    expect(body.counts.saved).toBeGreaterThan(0);
    expect(body.counts.saved).toBeLessThan(300);
    await tell(id, "undo");
    await runJobs(server);
    expect((await stored()).size).toBe(0);
  });

  it("saves own values of records, and leaves out those that are named", async () => {
    const question = {
      name: "note",
      title: "Note",
      required: false,
      settings: { type: "text" },
    };
    const { ana, ids, start, read, stored } = await withRecords(server, 5, { questions: [question] });
    const [first, second] = ids;
    const id = await start({
      own: [{ record_id: first, values: { note: { value: "own" } } }],
      except_ids: [second],
    });
    await runJobs(server);
    expect((await read(id)).counts.saved).toBe(4);
    const given = await stored();
    expect(given.get(`${first} ${ana.id}`)).toBe(
      'submitted {"label":{"value":"positive"},"note":{"value":"own"}}',
    );
    expect(given.has(`${second} ${ana.id}`)).toBe(false);
  });

  it("copies no spans: each record gets those that are suggested for it", async () => {
    const spans = {
      name: "spans",
      title: "Spans",
      required: false,
      settings: { type: "span", field: "text", options: [{ value: "who", text: "Who" }] },
    };
    const { datasetId, ids, start, read, stored, ana } = await withRecords(server, 3, { questions: [spans] });
    const { body } = await server.owner("GET", `/datasets/${datasetId}/questions`);
    const question = body.items.find(({ name }: { name: string }) => name === "spans").id;
    const value = [{ start: 0, end: 6, label: "who" }];
    await server.owner("PUT", `/records/${ids[0]}/suggestions`, { question_id: question, value });
    const id = await start();
    await runJobs(server);
    expect((await read(id)).counts).toMatchObject({ saved: 3 });
    const given = await stored();
    const valuesOf = (record = "") =>
      JSON.parse(given.get(`${record} ${ana.id}`)?.replace("submitted ", "") ?? "");
    expect(valuesOf(ids[0])).toEqual({ ...positive, spans: { value } });
    expect(valuesOf(ids[2])).toEqual(positive);
  });

  it("counts records whose required values are missing", async () => {
    const { start, read } = await withRecords(server, 3);
    const id = await start({ values: {} });
    await runJobs(server);
    expect(await read(id)).toMatchObject({ state: "done", counts: { saved: 0, incomplete: 3 } });
  });

  it("belongs to its user alone, of whom only one runs at a time in a dataset", async () => {
    const { ana, ben, path, start, tell } = await withRecords(server, 3);
    const id = await start();
    expect((await ben.ask("GET", `${path}/${id}`)).status).toBe(404);
    expect((await ben.ask("GET", path)).body.items).toEqual([]);
    expect((await ana.ask("GET", path)).body.items).toMatchObject([{ id, state: "running" }]);
    const again = await ana.ask("POST", path, { search: pending, status: "discarded" });
    expect(again.status).toBe(409);
    expect((await tell(id, "undo")).status).toBe(409);
    await runJobs(server);
    expect((await tell(id, "redo")).status).toBe(409);
  });

  it("ends when its user leaves the workspace", async () => {
    const { ana, workspaceId, start, stored } = await withRecords(server, 3);
    await start();
    await server.owner("DELETE", `/workspaces/${workspaceId}/users/${ana.id}`);
    await runJobs(server);
    expect((await stored()).size).toBe(0);
  });

  it("refuses values and searches that are not valid before it begins", async () => {
    const { ana, path } = await withRecords(server, 1);
    const send = (body: object) => ana.ask("POST", path, { search: {}, status: "submitted", ...body });
    expect((await send({ values: { label: { value: "none of them" } } })).status).toBe(422);
    expect((await send({ values: { unknown: { value: "x" } } })).status).toBe(422);
    const filter = terms({ entity: "metadata", metadata_property: "none" }, "x");
    expect((await send({ search: { filters: { and: [filter] } } })).status).toBe(422);
    expect((await ana.ask("GET", path)).body.items).toEqual([]);
  });

  it("is forgotten after a week", async () => {
    const { ana, path, start } = await withRecords(server, 3);
    await start();
    await runJobs(server);
    const { database } = server.services;
    await bulkActionJob({ database }).forget?.("9999");
    expect((await ana.ask("GET", path)).body.items).toEqual([]);
    expect(await database.read.selectFrom("bulk_action_records").selectAll().execute()).toEqual([]);
  });
});

it("is a capability that a plain server does not have", async () => {
  expect((await server.nobody("GET", "/settings")).body.glossa.bulk_actions).toBe(true);
  const plain = await startTestServer({ isPlain: true });
  const { datasetId } = await addDataset(plain);
  expect((await plain.owner("GET", `/glossa/me/datasets/${datasetId}/bulk-actions`)).status).toBe(404);
  await plain.close();
});
