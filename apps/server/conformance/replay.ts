import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Services } from "../src/services";
import { changeDifferences } from "./changes";
import { bodyOf, type ConformanceCase, type Json } from "./conformance-case";
import { type Bindings, differences } from "./differences";
import { clear, load, orderedMessages, snapshot } from "./state";
import type { Snapshot } from "./tables";
import { areSamePlaces, placesOf } from "./validation-errors";

/** Sends the request of one case over its state. Returns the differences from the expected outcome. */
export async function replay(
  app: FastifyInstance,
  services: Services,
  conformanceCase: ConformanceCase,
): Promise<string[]> {
  const { database, keys } = services;
  const before = await prepare(services, conformanceCase);
  const reply = await send(app, conformanceCase);
  const after = await snapshot(database, keys);
  const bindings: Bindings = new Map();
  return [
    ...replyDifferences(conformanceCase, reply, bindings),
    ...changeDifferences(conformanceCase, before, after, bindings),
    ...linkDifferences(conformanceCase, reply, bindings),
    ...messageDifferences(conformanceCase, await orderedMessages(database), bindings),
  ];
}

/** Sets the database to the state of a case, and reads it back. */
export async function prepare({ database, keys }: Services, { given }: ConformanceCase): Promise<Snapshot> {
  await database.write(async (db) => {
    await clear(db);
    await load(db, given, keys);
  });
  return snapshot(database, keys);
}

/** Sends the request of a case. */
export function send(
  app: FastifyInstance,
  conformanceCase: ConformanceCase,
): Promise<LightMyRequestResponse> {
  const { method, path, query, headers } = conformanceCase.request;
  const search = new URLSearchParams(query).toString();
  return app.inject({
    method: method as "GET",
    url: search === "" ? path : `${path}?${search}`,
    headers,
    payload: bodyOf(conformanceCase),
  });
}

function replyDifferences(
  conformanceCase: ConformanceCase,
  reply: LightMyRequestResponse,
  bindings: Bindings,
): string[] {
  const { status, headers, json, text, volatile = [] } = conformanceCase.response;
  if (reply.statusCode !== status)
    return [`status: ${status} expected, ${reply.statusCode} found: ${reply.body}`];
  const found = Object.entries(headers).flatMap(([name, value]) =>
    differences(value, withoutCharset(reply.headers[name]), bindings, `header ${name}`),
  );
  if (json === undefined) return [...found, ...differences(text ?? "", reply.body, bindings, "body")];
  const expected = placesOf(json, conformanceCase);
  const body: unknown = reply.body === "" ? null : reply.json();
  if (expected) return [...found, ...placeDifferences(expected, placesOf(body, conformanceCase))];
  const inBody = differences(json, body, bindings);
  return [...found, ...inBody.filter((each) => !volatile.some((pointer) => each.startsWith(`${pointer}:`)))];
}

function placeDifferences(expected: string[], actual: string[] | undefined): string[] {
  if (actual && areSamePlaces(expected, actual)) return [];
  return [`complaints: about ${expected.join(", ")} expected, about ${actual?.join(", ")} found`];
}

function withoutCharset(header: unknown): unknown {
  return typeof header === "string" ? header.replace(/; charset=utf-8$/i, "") : header;
}

/** Only webhook messages are compared: other jobs have their own tests. */
function messageDifferences({ jobs = [] }: ConformanceCase, messages: Json[], bindings: Bindings): string[] {
  const expected = jobs.filter((job) => job.function.endsWith("notify_event_job")).map(({ args }) => args);
  return differences(expected, messages, bindings, "message");
}

/** Ids in the response must be those of the rows. */
function linkDifferences(
  { response }: ConformanceCase,
  reply: LightMyRequestResponse,
  bindings: Bindings,
): string[] {
  return Object.entries(response.links ?? {}).flatMap(([pointer, name]) => {
    const value = pointer
      .split("/")
      .slice(1)
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], reply.json());
    return differences(name, value as Json, bindings, `link ${pointer}`);
  });
}
