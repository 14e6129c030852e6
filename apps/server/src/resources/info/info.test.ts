import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hubSpaceOf } from "../../start/hub-space";
import { testDatabaseUrl } from "../../testing/test-database";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("without credentials", () => {
  it("the settings list the capabilities of the server (spec 412, 485)", async () => {
    const { status, body } = await server.nobody("GET", "/settings");
    expect(status).toBe(200);
    expect(body).toEqual({
      argilla: { share_your_progress_enabled: false },
      glossa: {
        version: "test",
        sign_in_links: true,
        conditional_responses: true,
        preferences: true,
        filter_sets: true,
        search_contains: true,
        find_terms: true,
        responses_of_others: true,
        respondents: true,
        agreement: true,
        similar_to_several: true,
        bulk_actions: true,
        claims: true,
        me_without_key: true,
        dataset_summaries: true,
        own_credentials: true,
        sign_ins: true,
        api_keys: true,
        people: true,
        response_versions: true,
        passkeys: true,
        password_links: true,
        webhook_deliveries: true,
        deleted_people: true,
        deleted_datasets: true,
        workspace_names: true,
        second_factor: true,
        audit: true,
        events: true,
        file_exports: true,
        hub: { url: server.services.hub.url, viewer_url: server.services.hub.viewerUrl },
      },
    });
  });

  it("settings contain whether users may share their progress, if the server was started with that option", async () => {
    server.services.isSharingOn = true;
    const { body } = await server.nobody("GET", "/settings");
    server.services.isSharingOn = false;
    expect(body.argilla).toEqual({ share_your_progress_enabled: true });
  });

  it("settings contain the space of the hub, with a warning that its storage may be lost (spec 110, 485)", async () => {
    server.services.hubSpace = hubSpaceOf({ SPACE_ID: "acme/labels", SPACE_TITLE: "Labels", SPACE_HOST: "" });
    const { body } = await server.nobody("GET", "/settings");
    server.services.hubSpace = undefined;
    expect(body.argilla.show_huggingface_space_persistent_storage_warning).toBe(true);
    expect(body.huggingface).toEqual({
      space_id: "acme/labels",
      space_title: "Labels",
      space_host: "",
      space_persistent_storage_enabled: false,
    });
    const env = { SPACE_ID: "acme/labels", PERSISTANT_STORAGE_ENABLED: "true" };
    expect(hubSpaceOf(env)?.space_persistent_storage_enabled).toBe(true);
  });

  it("the list of sign-in providers is empty (spec 413, 485)", async () => {
    expect((await server.nobody("GET", "/oauth2/providers")).body).toEqual({ items: [] });
  });

  it("version and status name the version of the API", async () => {
    expect((await server.nobody("GET", "/version")).body).toEqual({ version: "2.8.0" });
    const { status, body } = await server.nobody("GET", "/status");
    expect(status).toBe(200);
    expect(body).toEqual({
      version: "2.8.0",
      search_engine: {
        name: testDatabaseUrl === undefined ? "sqlite" : "postgresql",
        version: expect.any(String),
      },
      memory: expect.any(Object),
    });
  });
});

describe("URLs without a route", () => {
  it("return 404 in the format of the API", async () => {
    expect(await server.owner("GET", "/nope")).toMatchObject({ status: 404, body: { detail: "Not Found" } });
  });

  it("return 405 with the allowed methods", async () => {
    const { status, headers, body } = await server.owner("PUT", "/datasets");
    expect(status).toBe(405);
    expect(headers.allow).toBe("POST");
    expect(body).toEqual({ detail: "Method Not Allowed" });
  });

  it("redirect to the URL without a trailing slash", async () => {
    const { status, headers } = await server.owner("GET", "/me/?a=b");
    expect(status).toBe(307);
    expect(headers.location).toBe("/api/v1/me?a=b");
  });
});

describe("every response", () => {
  it("returns its duration", async () => {
    const { headers } = await server.nobody("GET", "/version");
    expect(headers["server-timing"]).toMatch(/^total;dur=\d+\.\d+$/);
  });
});

describe("invalid requests", () => {
  const errorsOf = async (method: string, path: string, payload?: string) => {
    const reply = await server.app.inject({
      method: method as "POST",
      url: `/api/v1${path}`,
      headers: { "x-argilla-api-key": "owner.apikey", "content-type": "application/json" },
      payload,
    });
    expect(reply.statusCode).toBe(422);
    return reply.json().detail.params.errors;
  };

  it("report an id that is not a UUID", async () => {
    expect(await errorsOf("GET", "/datasets/abc")).toEqual([
      { type: "uuid_parsing", loc: ["path", "dataset_id"], msg: "Input should be a valid UUID" },
    ]);
  });

  it("report a body that is missing or not JSON", async () => {
    expect(await errorsOf("POST", "/datasets")).toEqual([
      { type: "missing", loc: ["body"], msg: "Field required" },
    ]);
    expect(await errorsOf("POST", "/datasets", "{")).toEqual([
      { type: "json_invalid", loc: ["body"], msg: "JSON decode error" },
    ]);
  });

  it("report each invalid key, also in lists and alternatives", async () => {
    const settings = {
      type: "label_selection",
      options: [
        { value: "", text: "A" },
        { value: 1, text: "B" },
      ],
    };
    const body = { name: "", settings };
    const id = "00000000-0000-4000-8000-000000000000";
    expect(await errorsOf("POST", `/datasets/${id}/questions`, JSON.stringify(body))).toEqual([
      { type: "string_too_short", loc: ["body", "name"], msg: "String should have at least 1 character" },
      { type: "missing", loc: ["body", "title"], msg: "Field required" },
      {
        type: "string_too_short",
        loc: ["body", "settings", "label_selection", "options", 0, "value"],
        msg: "String should have at least 1 character",
      },
      {
        type: "string_type",
        loc: ["body", "settings", "label_selection", "options", 1, "value"],
        msg: "Input should be a valid string",
      },
    ]);
  });

  it("are checked after the user is identified", async () => {
    expect((await server.nobody("POST", "/datasets", { name: "" })).status).toBe(401);
  });
});
