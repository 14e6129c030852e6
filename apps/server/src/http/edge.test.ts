import { connect } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { basePath, bodyLimitOf, type Endpoint, endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { buildApp } from "../build-app";
import { addDataset, labelled } from "../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../testing/test-server";
import { compressReplies } from "../web/compression";

const someId = "00000000-0000-4000-8000-000000000000";
const key = { "x-argilla-api-key": "owner.apikey" };
const rows = Object.entries(endpoints as Record<string, Endpoint>);
const withBody = rows.filter(([, row]) => row.body !== undefined);

let server: TestServer;
let ana: Person;
let recordId: string;
let port: number;

beforeAll(async () => {
  server = await startTestServer();
  const { workspaceId, log } = await addDataset(server);
  ana = await server.addPerson("ana", "annotator", [workspaceId]);
  [recordId = ""] = await log([{ fields: { text: "a" } }]);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const address = server.app.server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});
afterAll(() => {
  server.app.server.closeAllConnections();
  return server.close();
});

const addressOf = ({ path }: Endpoint) => basePath + path.replace(/:\w+/g, someId);

function post(
  app: FastifyInstance,
  url: string,
  payload: string | Buffer,
  headers: Record<string, string> = {},
) {
  return app.inject({ method: "POST", url, payload, headers: { ...key, ...headers } });
}

/** The response to a request of which only this part is sent. */
function replyTo(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(request));
    socket.once("error", reject);
    socket.once("data", (data) => {
      socket.destroy();
      resolve(String(data));
    });
  });
}

describe("the maximum length of bodies (security C1)", () => {
  test("only the endpoints that need it read more than 64 KiB", () => {
    const longer = rows.filter(([, row]) => bodyLimitOf(row) > 64 * 1024);
    const inMiB = longer.map(([name, row]) => [name, bodyLimitOf(row) / 2 ** 20]);
    expect(Object.fromEntries(inMiB)).toEqual({
      createDataset: 1,
      updateDataset: 1,
      createField: 4,
      updateField: 4,
      createQuestion: 16,
      updateQuestion: 16,
      createMetadataProperty: 1,
      bulkCreateRecords: 64,
      bulkUpsertRecords: 64,
      updateRecord: 16,
      searchMyRecords: 1,
      searchRecords: 1,
      createResponse: 4,
      updateResponse: 4,
      replaceResponse: 4,
      bulkResponses: 16,
      createBulkAction: 16,
      exportSelectedFile: 16,
      upsertSuggestion: 4,
      claimMyRecords: 1,
    });
  });

  const writing = rows.filter(([, { method }]) => method !== "GET");
  test.each(writing)("%s reads a body up to its limit only", async (_, row) => {
    const limit = bodyLimitOf(row);
    const length = `Content-Length: ${limit + 1}`;
    const head = `${row.method} ${addressOf(row)} HTTP/1.1\r\nHost: localhost\r\nX-Argilla-Api-Key: owner.apikey`;
    // The body is not sent, so a server that waits for it would not respond.
    const reply = await replyTo(`${head}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
    expect(reply).toContain("HTTP/1.1 413");
    expect(reply).toContain(`{"detail":"The body is too large: at most ${limit} bytes are read here."}`);
  });

  test("a body without a declared length is refused at the limit", async () => {
    const chunk = `${(70_000).toString(16)}\r\n${" ".repeat(70_000)}\r\n`;
    const head = `POST ${basePath}/token HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await replyTo(head + chunk)).toContain("HTTP/1.1 413");
  });

  test("the longest bodies of clients are accepted: long guidelines, 500 options, 500 records", async () => {
    const { owner } = server;
    const { workspaceId, datasetId } = await addDataset(server, { isDraft: true });
    const text = "👩".repeat(9000);
    const dataset = { name: "long", workspace_id: workspaceId, guidelines: text };
    expect((await owner("POST", "/datasets", dataset)).status).toBe(201);
    const options = Array.from({ length: 500 }, (_, value) => ({
      value: `${value}`,
      text: "é".repeat(400),
      description: "x".repeat(900),
    }));
    const question = { name: "q", title: "Q", settings: { type: "label_selection", options } };
    expect((await owner("POST", `/datasets/${datasetId}/questions`, question)).status).toBe(201);
    const { log } = await addDataset(server);
    const items = Array.from({ length: 500 }, () => ({ fields: { text: "word ".repeat(2000) } }));
    expect(await log(items)).toHaveLength(500);
  });

  test("a compressed body is refused", async () => {
    const app = await buildApp(server.services, { isReplyChecked: false, extend: compressReplies });
    const body = `{"token":"x","a":[${"{},".repeat(10_000)}{}]}`;
    for (const [encoding, payload] of [
      ["br", brotliCompressSync(body)],
      ["gzip", gzipSync(body)],
    ] as const) {
      const url = `${basePath}/glossa/sign-in-links/redeem`;
      const { statusCode, body: text } = await post(app, url, payload, { "content-encoding": encoding });
      expect([statusCode, text]).toEqual([
        415,
        `{"detail":"The content encoding ${encoding} is not supported: send the body without encoding."}`,
      ]);
    }
    await app.close();
  });
});

describe("the body is not read (security C1)", () => {
  const withoutBody = "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n";
  const anas = "X-Argilla-Api-Key: ana.apikey\r\n";

  test.each([
    ["at an unknown address", `POST ${basePath}/nope`, "", 404],
    ["outside of the API", "POST /nope", "", 404],
    ["by a method that is none there", `PATCH ${basePath}/me`, "", 405],
    ["of nobody", `POST ${basePath}/datasets`, "", 401],
    ["of an annotator who makes people", `POST ${basePath}/users`, anas, 403],
    ["of an annotator who changes a password", `PATCH ${basePath}/users/${someId}`, anas, 403],
    ["of an annotator who logs records", `POST ${basePath}/datasets/${someId}/records/bulk`, anas, 403],
  ])("%s", async (_, address, credentials, status) => {
    expect(await replyTo(`${address} HTTP/1.1\r\n${withoutBody}${credentials}\r\n`)).toContain(
      `HTTP/1.1 ${status}`,
    );
  });

  test("the roles in the contract are those of the policies", async () => {
    for (const [name, row] of withBody) {
      if (!row.roles) continue;
      const { status } = await ana.ask(row.method, addressOf(row).slice(basePath.length), {});
      expect([name, status]).toEqual([name, 403]);
    }
  });
});

describe("the number of reported problems is limited (security H1, api 4a)", () => {
  const errorsOf = async (payload: object) => {
    const { status, body } = await ana.ask("POST", `/records/${recordId}/responses`, payload);
    expect(status).toBe(422);
    return body.detail.params.errors as { type: string; loc: unknown[]; msg: string }[];
  };

  test.each([40, 4000])("for %d wrong keys", async (count) => {
    const values = Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, {}]));
    const errors = await errorsOf({ status: "submitted", values });
    expect(errors).toHaveLength(Math.min(count, 50));
    expect(errors.at(-1)?.loc).toEqual(["body", "values", `k${Math.min(count, 50) - 1}`, "value"]);
  });

  test.each([15, 8000])("for %d numbers in place of texts", async (count) => {
    const value = Array.from({ length: count }, () => 1);
    const errors = await errorsOf({ status: "submitted", values: { t: { value } } });
    const unlike = new Set(errors.map(({ type, loc }) => JSON.stringify([type, loc])));
    expect(unlike.size).toBe(errors.length);
    expect(errors.length).toBeLessThanOrEqual(50);
    expect(errors.map(({ loc }) => loc[4])).toContain(14);
  });

  test("long values are quoted in part", async () => {
    const [error] = await errorsOf({ status: "x".repeat(50_000), values: {} });
    expect(error?.msg.length).toBeLessThan(1000);
    const [atKey] = await errorsOf({ status: "draft", values: { ["k".repeat(50_000)]: {} } });
    expect(String(atKey?.loc[2]).length).toBeLessThan(300);
  });
});

describe("malformed requests are refused with the right status (api 4b)", () => {
  const form = { "content-type": "multipart/form-data" };

  test.each([
    ["/token", form, 400],
    ["/token", { "content-type": "multipart/form-data; boundary=x" }, 400],
    ["/token", { "content-type": "odd" }, 415],
    ["/glossa/sign-in-links/redeem", form, 422],
    ["/datasets", form, 422],
    ["/datasets", { "content-type": "multipart/form-data; boundary=x" }, 422],
    ["/datasets", { "content-type": ";;" }, 422],
    ["/datasets", { "content-type": "text/plain; charset=utf-7" }, 422],
  ])("POST %s with %j", async (path, headers, status) => {
    const { statusCode, body } = await post(server.app, basePath + path, "--x\r\nx", headers);
    expect([statusCode, Object.keys(JSON.parse(body))]).toEqual([status, ["detail"]]);
  });

  test("a form is not JSON, and a multipart form can sign in", async () => {
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const payload = `${part("username", "owner")}${part("password", "12345678")}--x--\r\n`;
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await post(server.app, `${basePath}/token`, payload, headers)).statusCode).toBe(201);
    expect((await post(server.app, `${basePath}/datasets`, payload, headers)).json()).toMatchObject({
      detail: { params: { errors: [{ type: "json_invalid" }] } },
    });
  });

  test.each([
    ["status", { toString: 1 }, "{'toString': 1}"],
    ["status", { valueOf: null, toString: "a" }, "{'valueOf': None, 'toString': 'a'}"],
    ["status", ["a"], "['a']"],
  ])("a type that is not a text: %s %j", async (name, tag, shown) => {
    const reply = await ana.ask("POST", `/records/${recordId}/responses`, labelled("positive"));
    const id = reply.status === 201 ? reply.body.id : responseId;
    responseId = id;
    const { status, body } = await ana.ask("PUT", `/responses/${id}`, { [name]: tag, values: {} });
    expect([status, body.detail.params.errors[0].msg]).toEqual([
      422,
      `Input tag '${shown}' found using 'status' does not match any of the expected tags`,
    ]);
  });
  let responseId = "";

  test("the type of a field, and names that every object inherits", async () => {
    const { datasetId } = await addDataset(server, { isDraft: true });
    const path = `/datasets/${datasetId}/fields`;
    for (const type of [{ toString: 1 }, "constructor", "toString", "__proto__"]) {
      const field = { name: "f", title: "F", settings: { type } };
      const { status, body } = await server.owner("POST", path, field);
      expect([status, body.detail.params.errors[0].type]).toEqual([422, "union_tag_invalid"]);
    }
  });

  test.each(["/records/bulk", "/fields"])("a key __proto__ is reported: %s", async (path) => {
    const { datasetId } = await addDataset(server);
    const text = '{"items":[{"fields":{"text":"a"},"metadata":{"__proto__":{"a":1}}}]}';
    const { statusCode, body } = await post(server.app, `${basePath}/datasets/${datasetId}${path}`, text);
    expect(statusCode).toBe(422);
    expect(body).toContain("No key may be named __proto__");
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  test("100,000 levels of nesting are refused with an error code, some hundred are accepted", async () => {
    const { datasetId } = await addDataset(server, {
      fields: [{ name: "c", title: "C", settings: { type: "custom", template: "" } }],
    });
    const url = `${basePath}/datasets/${datasetId}/records/bulk`;
    const nested = (levels: number) =>
      `{"items":[{"fields":{"text":"a","c":{"a":${"[".repeat(levels)}${"]".repeat(levels)}}}}]}`;
    expect((await post(server.app, url, nested(190))).statusCode).toBe(201);
    for (const levels of [3000, 100_000]) {
      const { statusCode, body } = await post(server.app, url, nested(levels));
      expect([statusCode, JSON.parse(body).detail.params.errors]).toEqual([
        422,
        [
          {
            type: "json_too_deep",
            loc: ["body"],
            msg: "Lists and objects may be nested at most 200 levels deep",
          },
        ],
      ]);
    }
  });

  test.each(["/%zz", "/api/v1/%zz", "/api/v1/datasets/%zz", "/api/v1/datasets/%E0%A4%A"])(
    "%s",
    async (url) => {
      const { statusCode, body } = await server.app.inject({ url, headers: key });
      expect([statusCode, body]).toEqual([400, '{"detail":"Bad Request"}']);
    },
  );

  test.each([
    ["two hosts", "GET /api/v1/version HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n", 400],
    ["no HTTP", "nonsense\r\n\r\n", 400],
    ["a header that is too long", `GET / HTTP/1.1\r\nHost: a\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
  ])("%s", async (_, request, status) => {
    const reply = await replyTo(request);
    expect(reply).toContain(`HTTP/1.1 ${status}`);
    expect(reply).toMatch(/\r\n\r\n\{"detail":"[^"]+"\}$/);
  });
});

it("responses of the API are not cached (security low)", async () => {
  for (const ask of [server.owner, server.nobody]) {
    expect((await ask("GET", "/me")).headers["cache-control"]).toBe("no-store");
  }
});

it("URLs with extra slashes are redirected, however many there are (security low)", async () => {
  const url = `${basePath}/me${"/".repeat(15_000)}`;
  const { statusCode, headers } = await server.app.inject({ url });
  expect([statusCode, headers.location]).toEqual([307, `${basePath}/me`]);
});
