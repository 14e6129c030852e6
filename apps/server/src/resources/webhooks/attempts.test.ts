import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { timestampOf } from "../../database/clock";
import { claimJob } from "../../jobs/due-jobs.repository";
import { JobRunner } from "../../jobs/job-runner";
import { forgetJobs } from "../../jobs/jobs.repository";
import { addDataset } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { attemptToDeliver } from "./attempt";
import { deliveryKind } from "./deliveries.repository";
import { deliveryJob } from "./delivery-job";

let server: TestServer;
let receiver: Server;
let url: string;
let status: number;

beforeAll(async () => {
  server = await startTestServer();
  receiver = createServer((request, response) => {
    request.resume();
    // A status of 0 means that it never answers.
    if (status > 0) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.close();
});
beforeEach(() => {
  status = 204;
});
afterEach(async () => {
  const { body } = await server.owner("GET", "/webhooks");
  for (const { id } of body.items) await server.owner("DELETE", `/webhooks/${id}`);
  await database().write((db) => db.deleteFrom("jobs").execute());
});

const database = () => server.services.database;

async function addWebhook(address = url): Promise<string> {
  const { body } = await server.owner("POST", "/webhooks", { url: address, events: ["dataset.created"] });
  return body.id;
}

/** Runs what is due now, and what waits for its next attempt. */
async function attemptAll(receivers = server.services.receivers): Promise<void> {
  await database().write((db) => db.updateTable("jobs").set({ due_at: "2000" }).execute());
  const handlers = { [deliveryKind]: deliveryJob({ ...server.services, receivers }) };
  await new JobRunner(database(), handlers, { warn: () => undefined }).runDue();
}

async function listed(webhook: string) {
  return (await server.owner("GET", `/glossa/webhooks/${webhook}/deliveries`)).body.items;
}

async function countStored(): Promise<number> {
  return (await database().read.selectFrom("delivery_attempts").select("attempt").execute()).length;
}

describe("the attempts of a message", () => {
  it("are listed with the status of each answer, when they began and how long they took", async () => {
    const webhook = await addWebhook();
    const begin = timestampOf(Date.now());
    await addDataset(server);
    expect(await listed(webhook)).toMatchObject([{ attempts: 0, attempt_log: [] }]);
    for (const each of [500, 404, 200]) {
      status = each;
      await attemptAll();
    }
    const [delivery] = await listed(webhook);
    expect(delivery).toMatchObject({ status: "finished", attempts: 3, error: null });
    const about = { milliseconds: expect.any(Number), started_at: expect.any(String) };
    expect(delivery.attempt_log).toEqual([
      { number: 1, outcome: "rejected", http_status: 500, error: `${url} answered 500`, ...about },
      { number: 2, outcome: "rejected", http_status: 404, error: `${url} answered 404`, ...about },
      { number: 3, outcome: "arrived", http_status: 200, error: null, ...about },
    ]);
    const times = delivery.attempt_log.map((each: { started_at: string }) => each.started_at);
    expect([begin, ...times].toSorted()).toEqual([begin, ...times]);
    const one = await server.owner("GET", `/glossa/webhooks/${webhook}/deliveries/${delivery.id}`);
    expect(one.body.attempt_log).toEqual(delivery.attempt_log);
  });

  it("tell a receiver that is away from an address that is refused", async () => {
    const away = createServer();
    await new Promise<void>((resolve) => away.listen(0, "127.0.0.1", resolve));
    const { port } = away.address() as AddressInfo;
    await new Promise((resolve) => away.close(resolve));
    const webhook = await addWebhook(`http://127.0.0.1:${port}/`);
    await addDataset(server);
    await attemptAll();
    await attemptAll({ hosts: [], isLoopbackAllowed: false });
    const [delivery] = await listed(webhook);
    expect(delivery.status).toBe("queued");
    expect(delivery.attempt_log).toMatchObject([
      { outcome: "no_answer", http_status: null, error: expect.stringContaining("ECONNREFUSED") },
      { outcome: "refused_address", http_status: null, error: expect.stringContaining("is not found, or") },
    ]);
  });

  it("say that nothing was sent if the webhook was switched off meanwhile", async () => {
    const webhook = await addWebhook();
    await addDataset(server);
    await server.owner("PATCH", `/webhooks/${webhook}`, { enabled: false });
    await attemptAll();
    expect(await listed(webhook)).toMatchObject([
      { status: "failed", attempt_log: [{ outcome: "not_sent", http_status: null, error: null }] },
    ]);
  });

  it("are listed with how many messages have each state, and those with one alone", async () => {
    const webhook = await addWebhook();
    await addDataset(server);
    await attemptAll();
    await server.owner("PATCH", `/webhooks/${webhook}`, { enabled: false });
    await server.owner("PATCH", `/webhooks/${webhook}`, { enabled: true });
    status = 500;
    await addDataset(server);
    for (let attempt = 1; attempt <= 9; attempt += 1) await attemptAll();
    await addDataset(server);
    const path = `/glossa/webhooks/${webhook}/deliveries`;
    const { body } = await server.owner("GET", path);
    expect(body.counts).toEqual({ waiting: 1, finished: 1, failed: 1 });
    expect(body.items).toHaveLength(3);
    for (const [state, status] of [
      ["waiting", "queued"],
      ["finished", "finished"],
      ["failed", "failed"],
    ])
      expect((await server.owner("GET", `${path}?state=${state}`)).body).toMatchObject({
        items: [{ status }],
        counts: body.counts,
      });
    expect((await server.owner("GET", `${path}?state=lost`)).status).toBe(422);
  });

  it("end with a receiver that is gone", async () => {
    const webhook = await addWebhook();
    status = 410;
    await addDataset(server);
    await attemptAll();
    await attemptAll();
    expect(await listed(webhook)).toMatchObject([
      { status: "failed", attempts: 1, attempt_log: [{ outcome: "rejected", http_status: 410 }] },
    ]);
  });

  it("are numbered by the message, so that one without a record can be noticed", async () => {
    const webhook = await addWebhook();
    await addDataset(server);
    // A server that stops while it sends records nothing.
    await database().write((db) => claimJob(db));
    await database().write((db) => db.updateTable("jobs").set({ status: "queued" }).execute());
    await attemptAll();
    expect(await listed(webhook)).toMatchObject([{ attempts: 2, attempt_log: [{ number: 2 }] }]);
  });

  it("belong to their message, are as many as it is sent, and are forgotten with it", async () => {
    const webhook = await addWebhook();
    status = 500;
    await addDataset(server);
    await addDataset(server);
    for (let attempt = 1; attempt <= 11; attempt += 1) await attemptAll();
    const deliveries = await listed(webhook);
    expect(deliveries).toMatchObject([{ status: "failed" }, { status: "failed" }]);
    for (const { attempt_log } of deliveries)
      expect(attempt_log.map(({ number }: { number: number }) => number)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9,
      ]);
    expect(await countStored()).toBe(18);
    await database().write((db) => forgetJobs(db, timestampOf(Date.now() + 60_000)));
    expect(await countStored()).toBe(0);
  });
});

it("a receiver that does not answer in time is told from one that is away", async () => {
  status = 0;
  const delivery = { id: "a", url, secret: "", body: "{}" };
  const { attempt } = await attemptToDeliver(delivery, server.services.receivers, 100);
  expect(attempt).toMatchObject({
    outcome: "timeout",
    http_status: null,
    error: `${url} did not answer within 0.1 seconds`,
  });
  expect(attempt.milliseconds).toBeGreaterThanOrEqual(95);
});
