import { enqueue } from "../jobs/jobs.repository";
import type { TestServer } from "./test-server";

/** The id of a webhook, which is created if there is none. */
export async function aWebhook({ owner }: TestServer): Promise<string> {
  const { body } = await owner("GET", "/webhooks");
  const url = "http://localhost:1";
  if (body.items[0]) return body.items[0].id;
  return (await owner("POST", "/webhooks", { url, events: ["dataset.created"] })).body.id;
}

/** The id of a job that nothing runs. */
export async function aJob({ services }: TestServer): Promise<string> {
  const { database } = services;
  await database.write((db) => enqueue(db, [{ kind: "any", payload: {} }]));
  const { public_id: id } = await database.read
    .selectFrom("jobs")
    .select("public_id")
    .executeTakeFirstOrThrow();
  return id;
}
