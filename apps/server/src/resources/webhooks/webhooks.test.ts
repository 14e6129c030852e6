import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { JobRunner } from "../../jobs/job-runner";
import { addDataset, forbiddenBody, labelled, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { deliveryKind } from "./deliveries.repository";
import { deliveryJob } from "./delivery-job";

interface Received {
  headers: IncomingHttpHeaders;
  text: string;
}

let server: TestServer;
let receiver: Server;
let url: string;
let received: Received[];
let status: number;
const quiet = { warn: () => undefined };

beforeAll(async () => {
  server = await startTestServer();
  receiver = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, text });
      response.writeHead(status, status === 302 ? { location: `${url}elsewhere` } : {}).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(() => {
  received = [];
  status = 204;
});
afterEach(async () => {
  const { body } = await server.owner("GET", "/webhooks");
  for (const { id } of body.items) await server.owner("DELETE", `/webhooks/${id}`);
  await server.services.database.write((db) => db.deleteFrom("jobs").execute());
});

async function addWebhook(...events: string[]) {
  const { body } = await server.owner("POST", "/webhooks", { url, events });
  return body as { id: string; secret: string };
}

function runDue(): Promise<void> {
  const handlers = { [deliveryKind]: deliveryJob(server.services) };
  return new JobRunner(server.services.database, handlers, quiet).runDue();
}

function bodies() {
  return received.map(({ text }) => JSON.parse(text));
}

function jobs() {
  return server.services.database.read.selectFrom("jobs").selectAll().orderBy("id").execute();
}

describe("the messages of a webhook", () => {
  const pathOf = (id: string) => `/glossa/webhooks/${id}/deliveries`;
  const listed = async (id: string) => (await server.owner("GET", pathOf(id))).body.items;

  it("are listed with their event and whether they arrived, for owners only", async () => {
    const webhook = await addWebhook("dataset.created");
    const other = await addWebhook("dataset.deleted");
    await addDataset(server);
    expect(await listed(webhook.id)).toMatchObject([
      { event: "dataset.created", status: "queued", attempts: 0, error: null },
    ]);
    await runDue();
    const [sent] = await listed(webhook.id);
    expect(sent).toMatchObject({ event: "dataset.created", status: "finished", attempts: 1 });
    expect(sent.next_attempt_at).toBeNull();
    expect(await listed(other.id)).toEqual([]);
    const { ask } = await server.addPerson(`admin ${Math.random()}`, "admin");
    expect((await ask("GET", pathOf(webhook.id))).status).toBe(403);
  });

  it("can be read until they have arrived, by owners of this webhook only", async () => {
    const webhook = await addWebhook("dataset.created");
    await addDataset(server);
    const [waiting] = await listed(webhook.id);
    const path = `${pathOf(webhook.id)}/${waiting.id}`;
    const read = await server.owner("GET", path);
    expect(read.body).toMatchObject(waiting);
    expect(JSON.parse(read.body.body)).toMatchObject({ type: "dataset.created", version: 1 });
    await runDue();
    expect(bodies()).toEqual([JSON.parse(read.body.body)]);
    expect((await server.owner("GET", path)).body).toMatchObject({ status: "finished", body: null });
    const other = await addWebhook("dataset.deleted");
    expect((await server.owner("GET", `${pathOf(other.id)}/${waiting.id}`)).status).toBe(404);
    const { ask } = await server.addPerson(`admin ${Math.random()}`, "admin");
    expect((await ask("GET", path)).status).toBe(403);
  });

  it("tell why they did not arrive, and are sent again at once", async () => {
    const webhook = await addWebhook("dataset.created");
    status = 500;
    await addDataset(server);
    await runDue();
    const [waiting] = await listed(webhook.id);
    expect(waiting).toMatchObject({ status: "queued", error: expect.stringContaining("500") });
    expect(waiting.next_attempt_at > waiting.updated_at).toBe(true);
    status = 204;
    await runDue();
    expect(received).toHaveLength(1);
    const path = `${pathOf(webhook.id)}/${waiting.id}/retry`;
    expect((await server.owner("POST", path)).status).toBe(202);
    await runDue();
    expect(received).toHaveLength(2);
    expect(await listed(webhook.id)).toMatchObject([{ status: "finished", attempts: 2 }]);
    // What has arrived is not sent again, and no webhook has the messages of another.
    expect((await server.owner("POST", path)).status).toBe(404);
    const other = await addWebhook("dataset.deleted");
    expect((await server.owner("POST", `${pathOf(other.id)}/${waiting.id}/retry`)).status).toBe(404);
  });
});

describe("a webhook", () => {
  it("is created with its own secret, listed, changed and deleted", async () => {
    const made = await server.owner("POST", "/webhooks", {
      url: "http://127.0.0.1:9999",
      events: ["record.created"],
      description: "D",
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ url: "http://127.0.0.1:9999/", enabled: true, description: "D" });
    expect(Buffer.from(made.body.secret, "base64")).toHaveLength(64);
    const path = `/webhooks/${made.body.id}`;
    const changed = await server.owner("PATCH", path, { enabled: false, description: null });
    expect(changed.body).toMatchObject({ enabled: false, description: null, secret: made.body.secret });
    expect((await server.owner("PATCH", path, {})).body).toEqual(changed.body);
    expect((await server.owner("GET", "/webhooks")).body.items).toEqual([changed.body]);
    expect((await server.owner("DELETE", path)).body).toEqual(changed.body);
    expect((await server.owner("DELETE", path)).status).toBe(404);
  });

  test.each([
    [{ events: ["record.created"] }, ["body.url"]],
    [{ url: "ftp://a/b", events: ["record.created"] }, ["body.url"]],
    [{ url: "example.com", events: ["record.created"] }, ["body.url"]],
    [{ url: "http://a", events: [] }, ["body.events"]],
    [{ url: "http://a", events: ["x.y"] }, ["body.events.0"]],
    [{ url: "http://a", events: ["record.created", "record.created"] }, ["body.events"]],
    [{ url: "http://a", events: ["record.created"], description: "" }, ["body.description"]],
  ])("is refused if it is invalid: %j", async (body, locations) => {
    const reply = await server.owner("POST", "/webhooks", body);
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual(locations);
  });

  it("is limited to ten", async () => {
    for (let count = 0; count < 10; count += 1) await addWebhook("record.created");
    const { status: refused, body } = await server.owner("POST", "/webhooks", {
      url,
      events: ["record.created"],
    });
    expect(refused).toBe(422);
    expect(body.detail).toBe("You can't create more than 10 webhooks. Please delete some of them first");
  });

  it("is managed by owners only", async () => {
    const admin = await server.addPerson("admin of webhooks", "admin");
    const reply = await admin.ask("POST", "/webhooks", { url, events: ["record.created"] });
    expect(reply).toMatchObject({ status: 403, body: forbiddenBody });
  });
});

describe("a ping", () => {
  it("is sent at once, signed with the secret", async () => {
    const { id, secret } = await addWebhook("record.created");
    expect((await server.owner("POST", `/webhooks/${id}/ping`)).status).toBe(204);
    const [{ headers, text } = { headers: {}, text: "" }] = received;
    expect(JSON.parse(text)).toEqual({
      type: "ping",
      version: 1,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/),
      data: { agent: "argilla-server", version: "2.8.0" },
    });
    expect(headers["webhook-id"]).toMatch(/^msg_[\da-f-]{36}$/);
    expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(10);
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
    const signature = createHmac("sha256", Buffer.from(secret, "base64")).update(signed).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  });

  it("reports errors, and follows no redirects", async () => {
    const { id } = await addWebhook("record.created");
    status = 302;
    const { status: refused, body } = await server.owner("POST", `/webhooks/${id}/ping`);
    expect(refused).toBe(422);
    expect(body.detail).toBe(`The webhook could not be reached: ${url.slice(0, -1)} answered 302`);
    expect(body.attempt).toEqual({ outcome: "rejected", http_status: 302 });
    expect(received).toHaveLength(1);
  });
});

describe("messages", () => {
  it("report records that a bulk request completes, each once (api 5)", async () => {
    await addWebhook("record.created", "record.updated", "record.completed");
    const { datasetId } = await addDataset(server);
    const me = (await server.owner("GET", "/me")).body;
    const responses = [{ user_id: me.id, ...labelled("positive") }];
    const path = `/datasets/${datasetId}/records/bulk`;
    const item = { fields: { text: "a" }, external_id: "1" };
    await server.owner("POST", path, { items: [item, { fields: { text: "b" }, responses }] });
    await server.owner("PUT", path, { items: [{ ...item, responses }] });
    await server.owner("PUT", path, { items: [{ ...item, metadata: { m: 1 } }] });
    await runDue();
    expect(bodies().map(({ type, data }) => [type, data.fields.text])).toEqual([
      ["record.created", "a"],
      ["record.created", "b"],
      ["record.completed", "b"],
      ["record.updated", "a"],
      ["record.completed", "a"],
      ["record.updated", "a"],
    ]);
  });

  it("report changes of datasets, records and responses, in order", async () => {
    await addWebhook(
      ...["dataset.created", "dataset.published", "dataset.updated", "dataset.deleted"],
      ...["record.created", "record.updated", "record.completed", "record.deleted"],
      ...["response.created", "response.updated", "response.deleted"],
    );
    const { datasetId, log } = await addDataset(server);
    const [recordId = ""] = await log([{ fields: { text: "a" }, external_id: "1" }]);
    const { body } = await server.owner("POST", `/records/${recordId}/responses`, labelled("positive"));
    await server.owner("PUT", `/responses/${body.id}`, labelled("negative"));
    await server.owner("DELETE", `/responses/${body.id}`);
    await server.owner("PATCH", `/records/${recordId}`, { metadata: { a: 1 } });
    await server.owner("DELETE", `/records/${recordId}`);
    await server.owner("PATCH", `/datasets/${datasetId}`, { guidelines: "Read first" });
    await server.owner("DELETE", `/datasets/${datasetId}`);
    await runDue();
    expect(bodies().map(({ type }) => type)).toEqual([
      "dataset.created",
      "dataset.published",
      "record.created",
      "response.created",
      "record.updated",
      "record.completed",
      "response.updated",
      "response.deleted",
      "record.updated",
      "record.updated",
      "record.deleted",
      "dataset.updated",
      "dataset.deleted",
    ]);
    const [, published, , answered] = bodies();
    expect(published.data).toMatchObject({
      id: datasetId,
      status: "ready",
      workspace: { name: expect.any(String) },
      fields: [{ name: "text" }],
      questions: [{ name: "label" }],
    });
    expect(answered.data).toMatchObject({
      id: body.id,
      values: { label: { value: "positive" } },
      record: { id: recordId, fields: { text: "a" }, dataset: { id: datasetId } },
      user: { username: "owner" },
    });
    expect(answered.data.user).not.toHaveProperty("api_key");
  });

  it("of a refused request are never sent", async () => {
    await addWebhook("record.created");
    const { datasetId } = await addDataset(server);
    const items = [{ fields: { text: "fine" } }, { fields: { wrong: "x" } }];
    expect((await server.owner("POST", `/datasets/${datasetId}/records/bulk`, { items })).status).toBe(422);
    expect(await jobs()).toEqual([]);
  });

  it("go only to webhooks that subscribe to them and are enabled", async () => {
    const { id } = await addWebhook("record.deleted");
    const { id: off } = await addWebhook("record.created");
    await server.owner("PATCH", `/webhooks/${off}`, { enabled: false });
    const { log } = await addDataset(server);
    await log([{ fields: { text: "a" } }]);
    expect(await jobs()).toEqual([]);
    expect(id).not.toBe(off);
  });

  it("are retried for a day with the same id, then fail with the reason", async () => {
    await addWebhook("dataset.created");
    await addDataset(server);
    status = 500;
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await runDue();
      const [job] = await jobs();
      expect(job).toMatchObject({ attempts: attempt, error: `${url.slice(0, -1)} answered 500` });
      if (job?.status === "queued")
        waits.push(Math.round((Date.parse(`${job.due_at}Z`) - Date.now()) / 1000));
      await server.services.database.write((db) => db.updateTable("jobs").set({ due_at: "2000" }).execute());
    }
    expect(waits).toEqual([10, 60, 180, 600, 3600, 10_800, 28_800, 43_200]);
    const [job] = await jobs();
    expect(job).toMatchObject({ status: "failed" });
    const ids = received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual(Array.from({ length: 9 }, () => `msg_${job?.public_id}`));
  });
});
