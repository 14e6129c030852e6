import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDataset, labelled } from "../testing/fixtures";
import { watchLoop } from "../testing/loop-watch";
import { isFullLevel } from "../testing/test-level";
import { startTestServer, type TestServer } from "../testing/test-server";
import { type JsonSchema, near, oddText } from "./malformed";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  schema: JsonSchema;
}

interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | undefined;
}

const runs = isFullLevel ? 10_000 : 1000;
/** Responds with 501 until there is a hub. */
const maySay501 = new Set(["/api/v1/datasets/{dataset_id}/import", "/api/v1/datasets/{dataset_id}/export"]);
/** Would delete the user or their API key, or spend its time hashing passwords. */
const leftOut = new Set([
  "DELETE /api/v1/users/{user_id}",
  "POST /api/v1/glossa/me/api-key",
  "POST /api/v1/token",
  "POST /api/v1/users",
]);

let server: TestServer;
let operations: Operation[];
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.nobody("GET", "/openapi.json");
  operations = operationsOf(body).filter(({ method, path }) => !leftOut.has(`${method} ${path}`));
  const { workspaceId, datasetId, questionId, log } = await addDataset(server);
  const [recordId = ""] = await log([{ fields: { text: "a" } }]);
  const reply = await server.owner("POST", `/records/${recordId}/responses`, labelled("positive"));
  ids = [workspaceId, datasetId, questionId, recordId, reply.body.id, "00000000-0000-4000-8000-000000000000"];
});
afterAll(() => server.close());

it(`${runs} malformed requests all get a response, none of them a server error`, async () => {
  const credentials = { "x-argilla-api-key": "owner.apikey" };
  const watch = watchLoop(server.owner);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: operations.length - 1 }).chain((index) => requestOf(operations[index])),
      async (request) => {
        const headers = { ...credentials, ...request.inject.headers };
        const reply = await watch.during(`${request.inject.method} ${request.path}`, () =>
          server.app.inject({ ...request.inject, headers }),
        );
        await watch.askHonestly();
        const isExpected =
          reply.statusCode < 500 || (reply.statusCode === 501 && maySay501.has(request.path));
        expect(isExpected, `${reply.statusCode} ${reply.body}`).toBe(true);
      },
    ),
    { numRuns: runs, endOnFailure: true },
  );
  process.stdout.write(`${runs} malformed requests: ${watch.report()}\n`);
}, 600_000);

function requestOf(operation: Operation | undefined) {
  if (!operation) throw new Error("There are no operations to ask.");
  const { method, path, parameters, body } = operation;
  const textOf = ({ schema }: Parameter) => near(schema, ids).map(asText);
  const named = (place: Parameter["in"]) => parameters.filter((parameter) => parameter.in === place);
  const inPath = named("path").map(({ name }) => [name, fc.oneof(fc.constantFrom(...ids), oddText)]);
  return fc
    .record({
      path: fc.record<Record<string, string>>(Object.fromEntries(inPath)),
      query: fc.record<Record<string, string>>(
        Object.fromEntries(named("query").map((one) => [one.name, textOf(one)])),
        { requiredKeys: [] },
      ),
      payload: body
        ? fc.oneof({ weight: 9, arbitrary: near(body, ids).map(json) }, brokenJson)
        : fc.constant(undefined),
    })
    .map(({ path: values, query, payload }) => ({
      path,
      inject: {
        method: method as "GET",
        url: addressOf(path, values, query),
        headers: { "content-type": "application/json" },
        ...(payload === undefined ? {} : { payload }),
      },
    }));
}

const brokenJson = fc.constantFrom("", "{", "[1,", "null", '"', "\u0000", '{"a":1}}', "[".repeat(5000));

function json(value: unknown): string {
  return JSON.stringify(value) ?? "";
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : json(value);
}

function addressOf(path: string, values: Record<string, string>, query: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name] || "x"));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled;
}

/** Like `encodeURIComponent`, which throws at a lone surrogate. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd"));
}

function operationsOf(document: { paths: Record<string, Record<string, Described>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: Object.values(requestBody?.content ?? {})[0]?.schema,
    })),
  );
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
