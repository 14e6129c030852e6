import { fileURLToPath } from "node:url";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../src/testing/test-server";
import { type ConformanceCase, type Json, readCases } from "./conformance-case";
import { send } from "./replay";
import { clear, load } from "./state";

const cases = readCases(fileURLToPath(new URL("../../../tests/conformance", import.meta.url))).filter(
  // A ping would be sent to another machine.
  ({ request }) => !request.path.endsWith("/ping"),
);
const requests = 1000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await reload();
});
afterAll(() => server.close());

function reload() {
  const { database, keys } = server.services;
  return database.write(async (db) => {
    await clear(db);
    await load(db, cases[0]?.given ?? {}, keys);
  });
}

/** Values that are often overlooked. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<Json>(null, "", " ", 0, -1, 0.5, 1e21, "\u0000", "\uD800", "👩‍🚀", [], {}, [[]], true),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom<Json>("00000000-0000-4000-8000-000000000099", "__proto__", "constructor", "2024-13-45"),
);

/** A body in which one value, or one key, is replaced. */
function mutate(value: Json, path: readonly number[], replacement: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== "object" || value === null) return replacement;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((each, index) => (String(index) === key ? mutate(each, rest, replacement) : each));
  }
  return { ...value, [key]: mutate(value[key] ?? null, rest, replacement) };
}

const malformed = fc
  .record({
    base: fc.constantFrom(...cases),
    path: fc.array(fc.nat({ max: 20 }), { maxLength: 6 }),
    replacement: odd,
    where: fc.constantFrom("body", "query", "path", "raw"),
  })
  .map(({ base, path, replacement, where }): ConformanceCase => {
    const { request } = base;
    const text = typeof replacement === "string" ? replacement : JSON.stringify(replacement);
    const changed = {
      body: { json: mutate(request.json ?? {}, path, replacement as Json) },
      query: {
        query: [...request.query, [path.length % 2 ? "limit" : "include", text]] as [string, string][],
      },
      path: { path: request.path.replace(/[0-9a-f-]{36}/, encodeURIComponent(Buffer.from(text).toString())) },
      raw: { raw: text },
    }[where];
    const headers = { "x-argilla-api-key": "owner.apikey", "content-type": "application/json" };
    return { ...base, request: { ...request, headers, form: undefined, ...changed } };
  });

describe("recorded requests with one changed value", () => {
  it(`cause no server error in ${requests} requests`, { timeout: 120_000 }, async () => {
    const failures = fc.asyncProperty(malformed, async (conformanceCase) => {
      const reply = await send(server.app as FastifyInstance, conformanceCase);
      expect({ status: reply.statusCode, body: reply.body.slice(0, 300) }).not.toMatchObject({ status: 500 });
      // What a request deletes would hide the effects of later ones.
      if (conformanceCase.request.method === "DELETE" && reply.statusCode < 300) await reload();
    });
    await fc.assert(failures, { numRuns: requests, seed: 20_261_121, endOnFailure: true });
  });
});
