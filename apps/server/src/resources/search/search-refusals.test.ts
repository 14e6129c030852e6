import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { forbiddenBody } from "../../testing/fixtures";
import { range, type SearchFixture, scopes, startSearchServer, terms } from "../../testing/search-fixture";
import type { Person, TestServer } from "../../testing/test-server";

const { metadata, ofRecord, suggested } = scopes;
let server: TestServer;
let dataset: SearchFixture["dataset"];
let ana: Person;

beforeAll(async () => {
  ({ server, dataset, ana } = await startSearchServer());
});
afterAll(() => server.close());

describe("a refused search", () => {
  const refusalOf = async (body: object) => {
    const { status: code, body: refusal } = await server.owner(
      "POST",
      `/datasets/${dataset.datasetId}/records/search`,
      body,
    );
    expect(code).toBe(422);
    return refusal.detail ?? refusal;
  };

  it("reports what does not exist", async () => {
    const where = `, dataset_id=${dataset.datasetId}`;
    expect(await refusalOf({ filters: { and: [terms(suggested("nope"), "a")] } })).toBe(
      `Question not found filtering by name=nope${where}`,
    );
    expect(await refusalOf({ sort: [{ scope: metadata("nope"), order: "asc" }] })).toBe(
      `MetadataProperty not found filtering by name=nope${where}`,
    );
    expect(await refusalOf({ query: { vector: { name: "nope", value: [1, 0] } } })).toBe(
      `Vector \`nope\` not found in dataset \`${dataset.datasetId}\`.`,
    );
    expect(await refusalOf({ query: { vector: { name: "v", record_id: dataset.datasetId } } })).toContain(
      "not found in dataset",
    );
  });

  it("has the code missing_vector if a record lacks the vector", async () => {
    const [id] = await dataset.log([{ fields: { text: "without" } }]);
    expect(await refusalOf({ query: { vector: { name: "v", record_id: id } } })).toEqual({
      code: "missing_vector",
      message: `Record \`${id}\` does not have a vector for vector settings \`v\``,
    });
    await server.owner("DELETE", `/records/${id}`);
  });

  test.each<[string, object]>([
    ["filters without a list", { filters: {} }],
    ["an empty list", { filters: { and: [] } }],
    ["no values", { filters: { and: [terms(metadata("source"))] } }],
    ["a range without limits", { filters: { and: [range(metadata("size"), {})] } }],
    [
      "a range whose minimum exceeds its maximum",
      { filters: { and: [range(metadata("size"), { ge: 2, le: 1 })] } },
    ],
    [
      "a range of statuses",
      { filters: { and: [range({ entity: "response", property: "status" }, { ge: "a" })] } },
    ],
    ["a response filter without a question", { filters: { and: [terms({ entity: "response" }, "a")] } }],
    ["an invalid date", { filters: { and: [range(ofRecord("inserted_at"), { ge: "soon" })] } }],
    ["a moment after all dates", { filters: { and: [range(ofRecord("inserted_at"), { ge: 1e16 })] } }],
    ["eleven keys", { sort: Array(11).fill({ scope: metadata("size"), order: "asc" }) }],
    ["an unknown order", { sort: [{ scope: metadata("size"), order: "up" }] }],
    ["a vector of another length", { query: { vector: { name: "v", value: [1] } } }],
    ["a vector beyond single precision", { query: { vector: { name: "v", value: [1e39, 0] } } }],
    ["a vector of zeros", { query: { vector: { name: "v", value: [0, 0] } } }],
    ["a vector and a record", { query: { vector: { name: "v", value: [1, 0], record_id: "a" } } }],
  ])("%s", async (_, body) => {
    await refusalOf(body);
  });

  it.each([
    ["search", "POST", () => `/me/datasets/${dataset.datasetId}/records/search`, {}],
    ["page of records", "GET", () => `/datasets/${dataset.datasetId}/records`, undefined],
  ])("is the eleventh %s of one user at the same time (security M3)", async (_, method, pathOf, body) => {
    const { database, searches } = server.services;
    const { id, ask } = await server.addPerson(`admin ${Math.random()}`, "admin", [dataset.workspaceId]);
    const user = await database.read
      .selectFrom("users")
      .select("id")
      .where("public_id", "=", id)
      .executeTakeFirstOrThrow();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const others = Array.from({ length: 10 }, () => searches.run(user.id, () => ended));
    const path = pathOf();
    const refused = await ask(method, path, body);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("1");
    expect((await server.owner(method, path, body)).status).toBe(200);
    end();
    await Promise.all(others);
    expect((await ask(method, path, body)).status).toBe(200);
  });

  it("comes from a user of another workspace, or from an annotator who searches all responses", async () => {
    const stranger = await server.addPerson("stranger", "admin");
    const mine = `/me/datasets/${dataset.datasetId}/records/search`;
    expect(await stranger.ask("POST", mine, {})).toMatchObject({ status: 403, body: forbiddenBody });
    expect((await ana.ask("POST", mine.slice(3), {})).status).toBe(403);
  });
});
