import { endpoints } from "@glossa/contract";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
let plain: TestServer;
beforeAll(async () => {
  [server, plain] = await Promise.all([startTestServer(), startTestServer({ isPlain: true })]);
});
afterAll(() => Promise.all([server.close(), plain.close()]));

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1 and public", async () => {
    const { status, body } = await server.nobody("GET", "/openapi.json");
    expect(status).toBe(200);
    const validator = new Validator();
    expect(await validator.validate(structuredClone(body))).toMatchObject({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("names every endpoint once", async () => {
    const { body } = await server.nobody("GET", "/openapi.json");
    const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it("describes requests and responses", async () => {
    const { body } = await server.nobody("GET", "/openapi.json");
    const create = body.paths["/api/v1/datasets"].post;
    expect(create.requestBody.content["application/json"].schema.required).toContain("workspace_id");
    expect(Object.keys(create.responses)).toEqual(["201", "401", "403", "422", "default"]);
    const { properties } = create.requestBody.content["application/json"].schema;
    expect(properties).toMatchObject({ name: { maxLength: 200 }, workspace_id: { format: "uuid" } });
    const replace = body.paths["/api/v1/glossa/responses/{response_id}"].put.responses;
    expect(replace[412].content).toEqual(replace[200].content);
    expect(body.paths["/api/v1/token"].post.responses).toMatchObject({ 401: {}, 429: {} });
    const search = body.paths["/api/v1/me/datasets/{dataset_id}/records/search"].post;
    const names = search.parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["dataset_id", "offset", "limit"]));
  });

  it("contains no extensions on a plain server", async () => {
    const { body } = await plain.nobody("GET", "/openapi.json");
    expect(Object.keys(body.paths).filter((path) => path.includes("/glossa"))).toEqual([]);
  });

  it("is also a page without scripts and requests", async () => {
    const { status, headers, body } = await server.nobody("GET", "/docs");
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain("text/html");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).toContain("/api/v1/me/datasets/{dataset_id}/records/search");
    expect(body).not.toContain("<script");
    const [, create = ""] = /id="createDataset">(.*?)<\/details>/s.exec(body) ?? [];
    expect(create).toContain("  name: string  (1 to 200 characters)\n  workspace_id: string  (a UUID)");
    expect(create).toContain("  guidelines?: string | null  (1 to 10000 characters)");
  });

  it("redirects from a URL with an extra slash", async () => {
    const { status, headers } = await server.nobody("GET", "/docs/");
    expect([status, headers.location]).toEqual([307, "/api/v1/docs"]);
  });
});
