import type { DatasetRecord, DatasetResponse, QueueStatus } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { describe, expect, it, vi } from "vitest";
import { firstCriteria } from "../criteria/criteria";
import { recordById } from "./record-by-id";
import { recordsPort } from "./records";
import { responsesPort } from "./responses";
import type { AnnotationServer } from "./server";

const response = (user_id: string): DatasetResponse =>
  ({ id: `of ${user_id}`, user_id, status: "draft", values: null, updated_at: "7" }) as DatasetResponse;
const record = {
  id: "r",
  dataset_id: "d",
  responses: [response("ben"), response("ana")],
} as DatasetRecord;
const mine = { id: "of ana", status: "draft", values: {}, updatedAt: "7" };
const given = { status: "submitted", values: { need: { value: "refund" } } } as const;

/** A server that returns what it holds, with the given capabilities. */
function serverWith(...abilities: string[]) {
  const api = {
    getMe: vi.fn(async () => ({})),
    searchMyRecords: vi.fn(async () => ({ items: [{ record, query_score: null }], total: 9 })),
    claimMyRecords: vi.fn(async () => ({ items: [{ record, query_score: null }], total: 9 })),
    createResponse: vi.fn(async () => response("ana")),
    updateResponse: vi.fn(async () => response("ana")),
    replaceResponse: vi.fn(async () => response("ana")),
    deleteResponse: vi.fn(async () => response("ana")),
  };
  const wordsFor = () => "words of ours";
  const server = { api, wordsFor, can: async (ability: string) => abilities.includes(ability) };
  return { api, server: server as unknown as AnnotationServer };
}

const who = { datasetId: "d", userId: "ana" };
const page = { offset: 50, limit: 10 };
const withStatus = (status: QueueStatus) => ({ ...firstCriteria("d"), status });

describe("reading records", () => {
  it("returns each record with the user's own response only", async () => {
    const { server } = serverWith();
    const loaded = { id: "r", record, suggestions: [], response: mine };
    const read = await recordsPort(server, who).loadPage(withStatus("draft"), page);
    expect(read).toEqual({
      records: [{ ...loaded, queryScore: null, score: null }],
      total: 9,
      isShared: false,
    });
    expect(await recordsPort(server, who).loadRecord("r")).toEqual(loaded);
  });

  it("returns several records with one request", async () => {
    const { api, server } = serverWith();
    const loaded = { id: "r", record, suggestions: [], response: mine };
    expect(await recordsPort(server, who).loadRecords?.(["r", "s"])).toEqual([loaded]);
    expect(api.searchMyRecords).toHaveBeenCalledOnce();
    expect(api.searchMyRecords.mock.lastCall).toMatchObject([
      { query: { limit: 2 }, body: { filters: { and: [{ values: ["r", "s"] }] } } },
    ]);
  });

  it.each([
    ["pending", ["response pending", "record pending"]],
    ["draft", ["response draft"]],
    ["submitted", ["response submitted"]],
    ["discarded", ["response discarded"]],
  ] as const)("of the status %s requests that page", async (status, conditions) => {
    const { api, server } = serverWith();
    await recordsPort(server, who).loadPage(withStatus(status), page);
    const [call] = api.searchMyRecords.mock.lastCall as unknown as [
      { query: object; body: { filters: { and: { scope: { entity: string }; values: string[] }[] } } },
    ];
    expect(call.query).toEqual({ ...page, include: ["responses", "suggestions"] });
    const asked = call.body.filters.and.map(({ scope, values }) => `${scope.entity} ${values}`);
    expect(asked).toEqual(conditions);
  });

  it.each([
    ["pending ones if the server can", { status: "pending", abilities: ["claims"], isShared: true }],
    ["only pending ones", { status: "draft", abilities: ["claims"], isShared: false }],
    ["none if the server cannot", { status: "pending", abilities: [], isShared: false }],
    [
      "none if the session must not",
      { status: "pending", abilities: ["claims"], mayClaim: false, isShared: false },
    ],
  ] as const)("claims records: %s", async (_, { status, abilities, isShared, ...may }) => {
    const { api, server } = serverWith(...abilities);
    expect((await recordsPort(server, { ...who, ...may }).loadPage(withStatus(status), page)).isShared).toBe(
      isShared,
    );
    expect(api.claimMyRecords.mock.calls.length).toBe(isShared ? 1 : 0);
  });

  it("refuses a record of another dataset", async () => {
    const { api, server } = serverWith();
    api.searchMyRecords.mockResolvedValue({ items: [], total: 0 });
    expect(await recordsPort(server, who).loadRecord("r")).toBeUndefined();
  });
});

describe("delivering responses", () => {
  it("reads, creates and deletes the user's own", async () => {
    const { api, server } = serverWith();
    const port = responsesPort(server, "ana");
    const place = { datasetId: "d", recordId: "r" };
    expect(await port.readMine(place)).toEqual(mine);
    expect(await responsesPort(server, "cleo").readMine(place)).toBeNull();
    expect(await port.create("r", given)).toEqual(mine);
    await port.remove("of ana");
    expect(api.deleteResponse.mock.lastCall).toMatchObject([{ params: { response_id: "of ana" } }]);
  });

  it("reads the user's response, and a record, by a search for its id (use G1)", async () => {
    const { api, server } = serverWith();
    const search = (include: string[]) => ({
      params: { dataset_id: "d" },
      query: { include, offset: 0, limit: 1 },
      body: {
        filters: {
          and: [{ type: "terms", scope: { entity: "record", property: "id" }, values: ["r"] }],
        },
      },
    });
    await responsesPort(server, "ana").readMine({ datasetId: "d", recordId: "r" });
    expect(api.searchMyRecords.mock.lastCall).toMatchObject([search(["responses"])]);
    await recordsPort(server, who).loadRecord("r");
    expect(api.searchMyRecords.mock.lastCall).toMatchObject([search(["responses", "suggestions"])]);
  });

  it("reports a missing record if the search does not find it (use G1)", async () => {
    const { api, server } = serverWith();
    api.searchMyRecords.mockResolvedValue({ items: [], total: 0 });
    const reading = responsesPort(server, "ana").readMine({ datasetId: "d", recordId: "r" });
    await expect(reading).rejects.toMatchObject({ kind: "missing", status: 404 });
  });

  it.each([
    ["answers", undefined, true],
    ["fails", new ApiError("http", { status: 500 }), false],
    ["is away", new ApiError("network"), false],
  ])("detects whether a server %s (use G1)", async (_, error, isReplying) => {
    const { api, server } = serverWith();
    if (error) api.getMe.mockRejectedValue(error);
    expect(await responsesPort(server, "ana").isReplying()).toBe(isReplying);
  });

  it("replaces a response only if it is unchanged, if the server supports that", async () => {
    const able = serverWith("conditional_responses");
    await responsesPort(able.server, "ana").update({ ...mine, status: "draft" }, given);
    expect(able.api.replaceResponse.mock.lastCall).toMatchObject([
      { params: { response_id: "of ana" }, headers: { "if-match": '"7"' }, body: given },
    ]);
    const plain = serverWith();
    expect(await responsesPort(plain.server, "ana").checksBase()).toBe(false);
    await responsesPort(plain.server, "ana").update({ ...mine, status: "draft" }, given);
    expect(plain.api.updateResponse).toHaveBeenCalledOnce();
  });

  it.each([
    [401, "signIn"],
    [404, "missing"],
    [409, "exists"],
    [412, "changed"],
    [403, "refused"],
    [422, "refused"],
    [408, "unreachable"],
    [429, "unreachable"],
    [502, "unreachable"],
    [undefined, "unreachable"],
  ])("treats %s as: %s", async (status, kind) => {
    const { api, server } = serverWith();
    const facts = status === undefined ? {} : { status, body: { detail: "why" } };
    api.createResponse.mockRejectedValue(new ApiError(status ? "http" : "network", facts));
    const outcome = responsesPort(server, "ana").create("r", given);
    await expect(outcome).rejects.toMatchObject({ name: "DeliveryError", kind, status: status ?? 0 });
    await expect(outcome).rejects.toThrow("words of ours");
  });

  it("reports the server's text for a refusal if there is no text of ours (spec 458)", async () => {
    const { api, server } = serverWith();
    const { wordsFor: _, ...plain } = server;
    api.createResponse.mockRejectedValue(new ApiError("http", { status: 403, body: { detail: "why" } }));
    await expect(responsesPort(server, "ana").create("r", given)).rejects.toThrow("words of ours");
    await expect(responsesPort(plain, "ana").create("r", given)).rejects.toThrow("why");
  });

  it("names the failed request for a record that is missing (spec 457)", async () => {
    const { api, server } = serverWith();
    api.searchMyRecords.mockResolvedValue({ items: [], total: 0 });
    const reading = recordById(server, { datasetId: "d", recordId: "r" }, []);
    await expect(reading).rejects.toMatchObject({ status: 404, failure: "ERROR_FETCHING_RECORD_BY_ID" });
  });
});
