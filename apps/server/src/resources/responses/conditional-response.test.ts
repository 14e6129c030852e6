import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, labelled, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function answered() {
  const { log } = await addDataset(server);
  const [recordId] = await log([{ fields: { text: "a" } }]);
  const { body } = await server.owner("POST", `/records/${recordId}/responses`, labelled("positive"));
  return body as { id: string; updated_at: string };
}

function replace(id: string, condition: string | undefined, value: string) {
  const headers: Record<string, string> = condition === undefined ? {} : { "if-match": condition };
  return server.owner("PUT", `/glossa/responses/${id}`, labelled(value), headers);
}

describe("a conditional response", () => {
  it("is replaced if it is the one that was read", async () => {
    const { id, updated_at: read } = await answered();
    const first = await replace(id, `"${read}"`, "negative");
    expect(first.status).toBe(200);
    expect(first.body.values).toEqual({ label: { value: "negative" } });
    expect(first.body.updated_at > read).toBe(true);
    expect((await replace(id, first.body.updated_at, "neutral")).status).toBe(200);
  });

  it("returns the stored response if it was changed elsewhere, and nothing is stored", async () => {
    const { id, updated_at: read } = await answered();
    const other = await server.owner("PUT", `/responses/${id}`, labelled("neutral"));
    const refused = await replace(id, `"${read}"`, "negative");
    expect(refused.status).toBe(412);
    expect(refused.body).toEqual(other.body);
    expect((await replace(id, other.body.updated_at, "negative")).status).toBe(200);
  });

  it("is stored once of many simultaneous requests", async () => {
    const { id, updated_at: read } = await answered();
    const replies = await Promise.all(Array.from({ length: 20 }, () => replace(id, read, "negative")));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 412)).toHaveLength(19);
  });

  it("needs its condition in the header", async () => {
    const { id } = await answered();
    const refused = await replace(id, undefined, "negative");
    expect(refused.status).toBe(422);
    expect(locationsIn(refused)).toEqual(["header.if-match"]);
  });

  it("is validated like any other response", async () => {
    const { id, updated_at: read } = await answered();
    expect((await replace(id, read, "unknown")).status).toBe(422);
  });

  it("returns 404 if it was deleted", async () => {
    const { id, updated_at: read } = await answered();
    await server.owner("DELETE", `/responses/${id}`);
    expect((await replace(id, read, "negative")).status).toBe(404);
  });

  it("is listed as a capability, except on a plain server", async () => {
    expect((await server.nobody("GET", "/settings")).body.glossa.conditional_responses).toBe(true);
    const plain = await startTestServer({ isPlain: true });
    const path = "/glossa/responses/00000000-0000-4000-8000-000000000000";
    expect((await plain.owner("PUT", path, labelled("positive"), { "if-match": "x" })).status).toBe(404);
    await plain.close();
  });
});
