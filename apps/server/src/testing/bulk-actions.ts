import { expect } from "vitest";
import { JobRunner } from "../jobs/job-runner";
import { bulkActionJob, bulkActionKind } from "../resources/bulk-actions/bulk-action-job";
import { addDataset } from "./fixtures";
import { status, terms } from "./search-fixture";
import type { Person, TestServer } from "./test-server";

/** The records that are pending for a user. */
export const pending = {
  filters: { and: [status("pending"), terms({ entity: "record", property: "status" }, "pending")] },
};
/** The values of a bulk action unless a test gives others. */
export const positive = { label: { value: "positive" } };

/** Creates a dataset with so many records, and two annotators of it. */
export async function withRecords(
  server: TestServer,
  count: number,
  {
    textOf = (index: number) => `letter ${index}`,
    ...input
  }: Parameters<typeof addDataset>[1] & { textOf?(index: number): string } = {},
) {
  const { datasetId, workspaceId, log } = await addDataset(server, input);
  const ids: string[] = [];
  for (let start = 0; start < count; start += 500) {
    const part = Array.from({ length: Math.min(500, count - start) }, (_, n) => ({
      fields: { text: textOf(start + n) },
    }));
    ids.push(...(await log(part)));
  }
  const add = (name: string) => server.addPerson(`${name} ${Math.random()}`, "annotator", [workspaceId]);
  const [ana, ben] = [await add("ana"), await add("ben")];
  const path = `/glossa/me/datasets/${datasetId}/bulk-actions`;
  return {
    datasetId,
    workspaceId,
    ids,
    ana,
    ben,
    path,
    start: async (body: object = {}, { ask }: Person = ana) => {
      const reply = await ask("POST", path, {
        search: pending,
        status: "submitted",
        values: positive,
        ...body,
      });
      expect(reply.status).toBe(202);
      return reply.body.id as string;
    },
    read: async (id: string) => (await ana.ask("GET", `${path}/${id}`)).body,
    /** Undoes, redoes or cancels. */
    tell: (id: string, what: string) => ana.ask("PUT", `${path}/${id}/${what}`),
    /** Everyone's responses by record and user, without moments. */
    stored: async () => {
      const { database } = server.services;
      const rows = await database.read
        .selectFrom("responses")
        .innerJoin("records", "records.id", "responses.record_id")
        .innerJoin("datasets", "datasets.id", "records.dataset_id")
        .innerJoin("users", "users.id", "responses.user_id")
        .select(["records.public_id as record", "users.public_id as user", "responses.status", "values"])
        .where("datasets.public_id", "=", datasetId)
        .execute();
      return new Map(rows.map((row) => [`${row.record} ${row.user}`, `${row.status} ${row.values}`]));
    },
  };
}

/** Runs the jobs that are due, in how many chunks; `stopAfter`: so many, after which the process is killed. */
export async function runJobs(
  { services: { database } }: TestServer,
  { stopAfter = Number.POSITIVE_INFINITY } = {},
): Promise<number> {
  let chunks = 0;
  const dying: typeof database = {
    ...database,
    writeScoped: async (scope, work) => {
      chunks += 1;
      if (chunks > stopAfter) return new Promise(() => undefined);
      return database.writeScoped(scope, work);
    },
  };
  const runner = new JobRunner(
    database,
    { [bulkActionKind]: bulkActionJob({ database: dying }) },
    { warn: () => undefined },
    { endedAfterMilliseconds: 0 },
  );
  if (stopAfter === Number.POSITIVE_INFINITY) await runner.runDue();
  else {
    void runner.runDue();
    await expect.poll(() => chunks, { timeout: 10_000 }).toBeGreaterThan(stopAfter);
  }
  return chunks;
}

/** The first task of the next process. */
export async function takeOver({ services: { database } }: TestServer): Promise<void> {
  await database.write((db) =>
    db.updateTable("jobs").set({ status: "queued" }).where("status", "=", "started").execute(),
  );
}
