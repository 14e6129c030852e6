import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, type DatasetFixture, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;

beforeAll(async () => {
  server = await startTestServer();
  const custom = { type: "custom", template: "{{record.fields.any}}" };
  dataset = await addDataset(server, {
    fields: [{ name: "any", title: "Any", required: false, settings: custom }],
  });
});
afterAll(() => server.close());

const tweet = "1749876543210987654";

function send(method: string, path: string, json: string) {
  return server.owner(method, `/datasets/${dataset.datasetId}${path}`, json, {
    "content-type": "application/json",
  });
}

describe("values that cannot be stored exactly are refused with their location", () => {
  it.each([
    ["a custom field", `"fields":{"text":"a","any":{"id":${tweet}}}`, "fields.any.id"],
    ["metadata", `"fields":{"text":"a"},"metadata":{"id":[1,${tweet}]}`, "metadata.id.1"],
    ["an external id", `"fields":{"text":"a"},"external_id":${tweet}`, "external_id"],
    ["a number beyond all", `"fields":{"text":"a"},"metadata":{"id":1e400}`, "metadata.id"],
    ["a text with NUL", '"fields":{"text":"a\\u0000"}', "fields.text"],
    ["an external id with NUL", '"fields":{"text":"a"},"external_id":"a\\u0000b"', "external_id"],
    ["half of a character", '"fields":{"text":"a"},"metadata":{"id":"\\ud83d"}', "metadata.id"],
  ])("%s (api 5, security M9)", async (_, item, place) => {
    for (const method of ["POST", "PUT"]) {
      const reply = await send(method, "/records/bulk", `{"items":[{${item}}]}`);
      expect(reply.status).toBe(422);
      expect(locationsIn(reply)).toEqual([`body.items.0.${place}`]);
      expect(reply.body.detail.params.errors[0].msg).toContain(`items.0.${place}`);
    }
  });

  it("in filters and settings as well (api 5)", async () => {
    const scope = '{"entity":"metadata","metadata_property":"m"}';
    const filter = `{"filters":{"and":[{"type":"range","scope":${scope},"ge":${tweet}}]}}`;
    const found = await send("POST", "/records/search", filter);
    expect(locationsIn(found)).toEqual(["body.filters.and.0.ge"]);
    const settings = `{"name":"m","title":"M","settings":{"type":"integer","max":${tweet}}}`;
    const made = await send("POST", "/metadata-properties", settings);
    expect(locationsIn(made)).toEqual(["body.settings.max"]);
    const field = '{"name":"a\\u0000","title":"A","settings":{"type":"text"}}';
    expect(locationsIn(await send("POST", "/fields", field))).toEqual(["body.name"]);
  });

  it("large values that can be stored exactly are accepted (api 5)", async () => {
    const json =
      '{"fields":{"text":"a 😀"},"metadata":{"id":9007199254740991,"far":1e300},"external_id":"1749876543210987654"}';
    const { status, body } = await send("POST", "/records/bulk", `{"items":[${json}]}`);
    expect(status).toBe(201);
    expect(body.items[0]).toMatchObject(JSON.parse(json));
  });
});

it("the same rule applies to forms (api 5)", async () => {
  const form = new URLSearchParams({ username: "owner\0x", password: "12345678" });
  const { status } = await server.nobody("POST", "/token", form.toString(), {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(status).toBe(422);
});
