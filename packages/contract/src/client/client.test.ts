import { describe, expect, it, test } from "vitest";
import { ApiError, makeClient } from "./index";

interface Sent {
  url: string;
  init: RequestInit;
}

function clientThatGets(reply: Response | Error) {
  const sent: Sent[] = [];
  const api = makeClient({
    baseUrl: "http://server",
    headers: () => ({ authorization: "Bearer x" }),
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
  return { api, sent };
}

function json(body: unknown, status = 200) {
  return new Response(JSON.stringify(body), { status });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) throw new Error("The call was expected to fail with an ApiError.");
  return failure;
}

describe("a call", () => {
  it("puts parameters in the path and repeats query keys (spec 440)", async () => {
    const { api, sent } = clientThatGets(json({ items: [], total: 0 }));
    await api.searchMyRecords({
      params: { dataset_id: "a b" },
      query: { include: ["responses", "suggestions"], offset: 10, limit: 5 },
      body: {},
    });
    expect(sent[0]?.url).toBe(
      "http://server/api/v1/me/datasets/a%20b/records/search?include=responses&include=suggestions&offset=10&limit=5",
    );
    expect(sent[0]?.init.headers).toMatchObject({
      authorization: "Bearer x",
      "content-type": "application/json",
    });
  });
  it("goes to the base path and asks for JSON or text (spec 407)", async () => {
    const { api, sent } = clientThatGets(json({ items: [] }));
    await api.listMyDatasets();
    expect(sent[0]?.url).toBe("http://server/api/v1/me/datasets");
    expect(sent[0]?.init.headers).toMatchObject({ accept: "application/json, text/plain" });
  });
  it("sends a sign-in as a form and accepts 201 (spec 410)", async () => {
    const { api, sent } = clientThatGets(json({ access_token: "t", token_type: "bearer" }, 201));
    const token = await api.createToken({ body: { username: "ana", password: "12345678" } });
    expect(token.access_token).toBe("t");
    expect(String(sent[0]?.init.body)).toBe("username=ana&password=12345678");
  });
  it("returns undefined if the response is empty", async () => {
    const { api } = clientThatGets(new Response(null, { status: 204 }));
    const parts = { params: { dataset_id: "d" }, query: { ids: "a" } };
    expect(await api.deleteRecords(parts)).toBeUndefined();
  });
  it("deletes a dataset only with status 200 (spec 427)", async () => {
    const { api } = clientThatGets(new Response(null, { status: 204 }));
    const failure = await failureOf(api.deleteDataset({ params: { dataset_id: "a" } }));
    expect(failure).toMatchObject({ kind: "invalid", status: 204, failure: "ERROR_DELETING_DATASET" });
  });
  it("uses the caller's abort signal", async () => {
    const { api, sent } = clientThatGets(json({ items: [] }));
    const { signal } = new AbortController();
    await api.listMyDatasets({ signal });
    expect(sent[0]?.init.signal).toBe(signal);
  });
});

describe("a failure", () => {
  test.each([
    [
      "a code inside detail",
      401,
      { detail: { code: "a::B", params: {} } },
      { code: "a::B", detail: undefined },
    ],
    [
      "a code of its own",
      422,
      { code: "missing_vector", message: "m" },
      { code: "missing_vector", detail: "m" },
    ],
    ["a sentence", 409, { detail: "taken" }, { code: undefined, detail: "taken" }],
  ])("reports %s", async (_, status, body, facts) => {
    const failure = await failureOf(clientThatGets(json(body, status)).api.getMe());
    expect(failure).toMatchObject({ kind: "http", status, ...facts });
  });
  it("is identified by the error code in its header, which is more precise than the body", async () => {
    const body = { detail: { code: "argilla.api.errors::GenericServerError", params: {} } };
    const reply = Response.json(body, { status: 503, headers: { "x-error-code": "unavailable" } });
    expect(await failureOf(clientThatGets(reply).api.getMe())).toMatchObject({ code: "unavailable" });
  });
  it("is a network failure if there is no reply", async () => {
    const failure = await failureOf(clientThatGets(new TypeError("refused")).api.getMe());
    expect(failure.kind).toBe("network");
  });
  it("is an abort if the caller cancelled", async () => {
    const call = clientThatGets(new TypeError("aborted")).api.getMe({ signal: AbortSignal.abort() });
    expect((await failureOf(call)).kind).toBe("aborted");
  });
  it("keeps the status if a proxy sends a page", async () => {
    const failure = await failureOf(
      clientThatGets(new Response("<h1>Bad gateway</h1>", { status: 502 })).api.getMe(),
    );
    expect(failure).toMatchObject({ kind: "http", status: 502, body: "<h1>Bad gateway</h1>" });
  });
  it("in reading a reply differs from a refusal", async () => {
    expect((await failureOf(clientThatGets(json({ id: 5 })).api.getMe())).kind).toBe("invalid");
    expect((await failureOf(clientThatGets(new Response("<html>")).api.getMe())).kind).toBe("invalid");
  });
});
