import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { JobRunner } from "../../jobs/job-runner";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { eraseDatasetJob, eraseDatasetKind } from "../deleted-datasets/erase-dataset-job";
import { deliveryKind } from "./deliveries.repository";
import { deliveryJob } from "./delivery-job";

let server: TestServer;
let receiver: Server;
let webhook: string;
let dataset: DatasetFixture;
/** The status of each answer, and what happens before it. */
let status: number;
let beforeAnswer: () => Promise<unknown>;
let received: string[];

beforeAll(async () => {
  server = await startTestServer();
  receiver = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)).type);
    await beforeAnswer();
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const events = ["record.created", "dataset.deleted"];
  webhook = (await server.owner("POST", "/webhooks", { url, events })).body.id;
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  const { database } = server.services;
  await database.write((db) => db.deleteFrom("jobs").execute());
  beforeAnswer = async () => undefined;
  status = 503;
  dataset = await addDataset(server);
  await dataset.log([{ fields: { text: "a secret" } }]);
  received = [];
});

/** Runs all jobs, including those that wait for their next attempt. */
async function runAll(): Promise<void> {
  const { database } = server.services;
  await database.write((db) => db.updateTable("jobs").set({ due_at: "2000" }).execute());
  const handlers = {
    [deliveryKind]: deliveryJob(server.services),
    [eraseDatasetKind]: eraseDatasetJob({ database }),
  };
  await new JobRunner(database, handlers, { warn: () => undefined }).runDue();
}

const path = () => `/datasets/${dataset.datasetId}`;
const erase = () => server.owner("DELETE", `/glossa/deleted-datasets/${dataset.datasetId}`);
const deliveries = () => `/glossa/webhooks/${webhook}/deliveries`;
const created = async () =>
  (await server.owner("GET", deliveries())).body.items.find(
    ({ event }: { event: string }) => event === "record.created",
  );

describe("messages about a dataset that is erased", () => {
  it("are not sent any more, except that it was deleted, and their content is gone", async () => {
    await runAll();
    await server.owner("DELETE", path());
    const { id, status: before } = await created();
    expect(before).toBe("queued");
    expect((await erase()).status).toBe(200);
    expect(await created()).toMatchObject({ status: "failed", error: "The dataset was deleted for good" });
    expect((await server.owner("GET", `${deliveries()}/${id}`)).body.body).toBeNull();
    expect((await server.owner("POST", `${deliveries()}/${id}/retry`)).status).toBe(404);
    [status, received] = [200, []];
    await runAll();
    expect(received).toEqual(["dataset.deleted"]);
  });

  it("are sent while it can be restored", async () => {
    await server.owner("DELETE", path());
    status = 200;
    await runAll();
    expect(received).toEqual(["record.created", "dataset.deleted"]);
  });

  it("are not sent again if they are under way at that moment", async () => {
    beforeAnswer = async () => {
      beforeAnswer = async () => undefined;
      await server.owner("DELETE", path());
      await erase();
    };
    await runAll();
    expect(await created()).toMatchObject({ status: "failed", attempt_log: [{ http_status: 503 }] });
    [status, received] = [200, []];
    await runAll();
    expect(received).toEqual(["dataset.deleted"]);
    const stored = await server.services.database.read.selectFrom("jobs").select("payload").execute();
    expect(JSON.stringify(stored)).not.toContain("a secret");
  });

  it("are not sent after the time in which it could be restored, as that erases it", async () => {
    await server.owner("DELETE", path());
    const { database } = server.services;
    await database.write((db) =>
      db
        .updateTable("datasets")
        .set({ deleted_at: "2000" })
        .where("public_id", "=", dataset.datasetId)
        .execute(),
    );
    const { signal } = new AbortController();
    const payload = { datasetId: dataset.datasetId };
    await eraseDatasetJob({ database }).run(payload, async () => {}, signal, {} as never);
    status = 200;
    await runAll();
    expect(received).toEqual(["dataset.deleted"]);
  });
});
