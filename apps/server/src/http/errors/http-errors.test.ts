import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { basePath, errorCodeHeader, errorCodes } from "@glossa/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { codeOfStatus } from "./http-errors";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const key = { "x-argilla-api-key": "owner.apikey" };
const sent = (payload: string, headers = {}) => ({
  headers: { ...key, "content-type": "application/json", ...headers },
  payload,
});
const sameName = { first_name: "o", username: "owner", role: "annotator", password: "12345678" };

describe("a refusal contains its error code", () => {
  it.each([
    ["nobody signed in", "GET /me", errorCodes.unauthorized, {}],
    ["an unknown address", "GET /nope", errorCodes.notFound, {}],
    ["an address that can't be read", "GET /%zz", errorCodes.badRequest, {}],
    ["a wrong method", "PATCH /version", errorCodes.methodNotAllowed, {}],
    ["a packed body", "POST /workspaces", errorCodes.bodyType, sent("x", { "content-encoding": "br" })],
    ["a long body", "POST /workspaces", errorCodes.tooLarge, sent("x".repeat(70_000))],
    ["no JSON", "POST /workspaces", errorCodes.validation, sent("{")],
    ["an unknown thing", `GET /datasets/${randomUUID()}`, errorCodes.notFound, { headers: key }],
    ["a taken name", "POST /users", errorCodes.nameTaken, sent(JSON.stringify(sameName))],
  ])("%s", async (_, line, code, rest) => {
    const [method, path] = line.split(" ");
    const reply = await server.app.inject({ method: method as "GET", url: `${basePath}${path}`, ...rest });
    expect([reply.statusCode >= 400, reply.headers[errorCodeHeader]]).toEqual([true, code]);
  });

  it("even if the request cannot be parsed", async () => {
    const address = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(address.port), address.hostname);
    await once(socket, "connect");
    socket.write("no HTTP at all\r\n\r\n");
    expect(await text(socket)).toContain(`${errorCodeHeader}: ${errorCodes.badRequest}`);
  });

  it("derived from the status if nothing else is known", () => {
    expect([418, 500, 503, 599].map(codeOfStatus)).toEqual([
      errorCodes.badRequest,
      errorCodes.server,
      errorCodes.unavailable,
      errorCodes.server,
    ]);
  });
});
