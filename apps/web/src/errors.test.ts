import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCodes } from "@glossa/contract";
import { ApiError, makeClient } from "@glossa/contract/client";
import { locales, makeI18n } from "@glossa/locales";
import { recordsPort } from "@glossa/session/server";
import { describe, expect, it, test } from "vitest";
import { messagesOf } from "./errors";
import { useLanguage } from "./state/language";

/** An API client whose server returns this response to every call. */
function apiThatSays(status: number, body: object) {
  const fetch = async () => new Response(JSON.stringify(body), { status });
  return makeClient({ baseUrl: "http://here", fetch });
}

const dataset = { params: { dataset_id: "d" }, query: {}, body: {} };
const response = { params: { response_id: "r" } };
const draft = { status: "draft" as const, values: {} };

type Api = ReturnType<typeof apiThatSays>;
const calls: readonly [code: string, words: string, call: (api: Api) => Promise<unknown>][] = [
  ["ERROR_FETCHING_RECORDS", "The records could not be loaded", (api) => api.searchMyRecords(dataset)],
  ["ERROR_FETCHING_RECORDS", "The records could not be loaded", (api) => api.claimMyRecords(dataset)],
  [
    "ERROR_FETCHING_RECORD_BY_ID",
    "The record could not be loaded",
    (api) => api.getRecord({ params: { record_id: "r" } }),
  ],
  [
    "ERROR_FETCHING_RECORD_BY_ID",
    "The record could not be loaded",
    (api) => recordsPort({ api }, { datasetId: "d", userId: "u" }).loadRecord("r"),
  ],
  [
    "ERROR_DELETING_RECORD_RESPONSE",
    "The answer could not be deleted",
    (api) => api.deleteResponse(response),
  ],
  [
    "ERROR_UPDATING_RECORD_RESPONSE",
    "The change could not be saved",
    (api) => api.updateResponse({ ...response, body: draft }),
  ],
  [
    "ERROR_CREATING_RECORD_RESPONSE",
    "The answer could not be saved",
    (api) => api.createResponse({ params: { record_id: "r" }, body: draft }),
  ],
  [
    "ERROR_CREATING_RECORD_RESPONSE_BULK",
    "The answers could not be saved",
    (api) => api.bulkResponses({ body: { items: [{ record_id: "r", ...draft }] } }),
  ],
];

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error("The call was expected to fail with an ApiError.");
  return error;
}

describe.each(calls)("%s", (code, words, call) => {
  it("is thrown by its call, and has a text if the server sends none (spec 457)", async () => {
    const error = await failureOf(call(apiThatSays(403, {})));
    expect(error.failure).toBe(code);
    expect(messagesOf(error)).toEqual([words]);
    expect(messagesOf(await failureOf(call(apiThatSays(403, { detail: "Not yours" }))))).toEqual([
      "Not yours",
    ]);
  });
});

const ofDatasets = { params: { dataset_id: "d" } };
const name = { name: "n" };
const inHub = { name: "org/name", subset: "default", split: "train" };
const fromHub = { ...inHub, mapping: { fields: [{ source: "text", target: "text" }] } };
const toHub = { ...inHub, private: true, token: "t" };
const others: readonly [code: string, proof: string, call: (api: Api) => Promise<unknown>][] = [
  ["ERROR_FETCHING_FEEDBACK_DATASETS", " (spec 452)", (api) => api.listMyDatasets({ query: {} })],
  ["ERROR_FETCHING_WORKSPACES", " (spec 452)", (api) => api.listMyWorkspaces()],
  ["ERROR_FETCHING_DATASET_INFO", " (spec 452)", (api) => api.getDataset(ofDatasets)],
  [
    "ERROR_FETCHING_WORKSPACE_INFO",
    " (spec 452)",
    (api) => api.getWorkspace({ params: { workspace_id: "w" } }),
  ],
  [
    "ERROR_CREATING_DATASET",
    " (spec 452)",
    (api) => api.createDataset({ body: { ...name, workspace_id: "w" } }),
  ],
  [
    "ERROR_PATCHING_DATASET_GUIDELINES",
    " (spec 453)",
    (api) => api.updateDataset({ ...ofDatasets, body: {} }),
  ],
  ["ERROR_DELETING_DATASET", " (spec 453)", (api) => api.deleteDataset(ofDatasets)],
  ["ERROR_DELETING_DATASET", " (spec 453)", (api) => api.getDatasetProgress(ofDatasets)],
  ["ERROR_PUBLISHING_DATASET", " (spec 453)", (api) => api.publishDataset(ofDatasets)],
  ["ERROR_IMPORTING_DATASET", " (spec 453)", (api) => api.importFromHub({ ...ofDatasets, body: fromHub })],
  ["ERROR_EXPORTING_DATASET", " (spec 453)", (api) => api.exportToHub({ ...ofDatasets, body: toHub })],
  ["ERROR_FETCHING_FIELDS", " (spec 454)", (api) => api.listFields(ofDatasets)],
  ["ERROR_PATCHING_FIELDS", " (spec 454)", (api) => api.updateField({ params: { field_id: "f" }, body: {} })],
  ["ERROR_FETCHING_QUESTIONS", " (spec 454)", (api) => api.listQuestions(ofDatasets)],
  [
    "ERROR_PATCHING_QUESTIONS",
    " (spec 454)",
    (api) => api.updateQuestion({ params: { question_id: "q" }, body: {} }),
  ],
  ["ERROR_FETCHING_VECTORS", " (spec 454)", (api) => api.listVectorsSettings(ofDatasets)],
  [
    "ERROR_PATCHING_VECTORS",
    " (spec 454)",
    (api) => api.updateVectorSettings({ params: { vector_settings_id: "v" }, body: { title: "t" } }),
  ],
  ["ERROR_FETCHING_METADATA", " (spec 455)", (api) => api.listMyMetadataProperties(ofDatasets)],
  [
    "ERROR_UPDATING_METADATA",
    " (spec 455)",
    (api) => api.updateMetadataProperty({ params: { metadata_property_id: "m" }, body: {} }),
  ],
  [
    "ERROR_CREATING_METADATA",
    " (spec 455)",
    (api) =>
      api.createMetadataProperty({
        ...ofDatasets,
        body: { ...name, title: "t", settings: { type: "terms" } },
      }),
  ],
  [
    "ERROR_FETCHING_METADATA_METRIC",
    " (spec 455)",
    (api) => api.getMetadataMetrics({ params: { metadata_property_id: "m" } }),
  ],
  ["ERROR_FETCHING_ENVIRONMENT_SETTINGS", " (spec 455)", (api) => api.getSettings()],
  ["ERROR_FETCHING_OAUTH_PROVIDERS", " (spec 456)", (api) => api.listOAuthProviders()],
  [
    "ERROR_FETCHING_OAUTH_ACCESS_TOKEN",
    " (spec 456)",
    (api) => api.finishOAuth({ params: { provider: "p" } }),
  ],
  ["GET_AGENTS", " (spec 456)", (api) => api.listSuggestionOptions(ofDatasets)],
  ["GET_WORKSPACES", " (spec 456)", (api) => api.listUserWorkspaces({ params: { user_id: "u" } })],
  ["CREATE_WORKSPACE", " (spec 456)", (api) => api.createWorkspace({ body: name })],
];

test.each(others)("%s is thrown by its call%s", async (code, _, call) => {
  const error = await failureOf(call(apiThatSays(403, {})));
  expect(error.failure).toBe(code);
  expect(messagesOf(error)).toHaveLength(1);
});

test("a refusal without any words, as by a proxy, is not silent", async () => {
  useLanguage.setState({ i18n: await makeI18n("en") });
  const fetch = async () => new Response("<h1>Bad Gateway</h1>", { status: 502 });
  const api = makeClient({ baseUrl: "http://here", fetch });
  expect(messagesOf(await failureOf(api.endMySessions()))).toEqual(["Something went wrong."]);
});

test("every language has its own text for each of them", async () => {
  for (const code of new Set([...calls, ...others].map(([name]) => name))) {
    const words = await Promise.all(
      locales.map(async (locale) => (await makeI18n(locale.code)).t(`failures.${code}`)),
    );
    expect(new Set(words).size).toBe(locales.length);
  }
});

describe("the error code of a refusal", () => {
  const codes = Object.values(errorCodes);
  const keyOf = (code: string) => `validations.businessLogic.${code.replace(/.*:/, "")}.message`;

  test.each(locales.map(({ code }) => code))("has a text in %s", async (language) => {
    const i18n = await makeI18n(language);
    expect(codes.filter((code) => !i18n.exists(keyOf(code)))).toEqual([]);
    const kept = Object.keys(i18n.getResource(language, "translation", "validations.businessLogic"));
    expect(kept.filter((key) => !codes.some((code) => keyOf(code).includes(`.${key}.`)))).toEqual([]);
  });

  it("is shown in the current language, not as the server's message", async () => {
    useLanguage.setState({ i18n: await makeI18n("de") });
    const api = makeClient({
      baseUrl: "http://here",
      fetch: async () =>
        Response.json(
          { detail: "missing value" },
          { status: 422, headers: { "x-error-code": "response_invalid" } },
        ),
    });
    const [words] = messagesOf(await failureOf(api.deleteResponse(response)));
    expect(words).toMatch(/^Die Antwort passt nicht zu den aktuellen Fragen/);
  });

  it("names a vector that the selected record does not have (spec 273, 461)", async () => {
    const api = apiThatSays(422, { code: "missing_vector", message: "Record `r` does not have a vector" });
    const words = "Vector not found for the selected record";
    expect(messagesOf(await failureOf(api.searchMyRecords(dataset)))).toContain(words);
  });

  it("says that a dataset with responses keeps its distribution (spec 150, 461)", async () => {
    const api = apiThatSays(422, { code: "update_distribution_with_existing_responses", message: "no" });
    expect(messagesOf(await failureOf(api.updateDataset({ ...ofDatasets, body: {} })))).toEqual([
      "Distribution settings can't be modified for a dataset containing user responses",
    ]);
  });

  it("shows the text of its status once, and Argilla's error classes without their package", async () => {
    const refused = (status: number, code: string) =>
      failureOf(apiThatSays(status, { detail: { code, params: {} } }).deleteResponse(response));
    expect(messagesOf(await refused(401, errorCodes.unauthorized))).toEqual([
      "Could not validate credentials",
    ]);
    expect(messagesOf(await refused(403, errorCodes.forbidden))[0]).toMatch(/^You do not have permission/);
  });

  test("is listed in docs/errors.md with its text", async () => {
    const i18n = await makeI18n("en");
    const page = readFileSync(join(import.meta.dirname, "../../../docs/errors.md"), "utf8");
    const rows = page.split("\n").filter((line) => line.startsWith("| `"));
    // The key is built from a list, so its existence is only known at run time.
    expect(rows).toEqual(codes.map((code) => `| \`${code}\` | ${i18n.t(keyOf(code) as never)} |`));
  });
});

test("a person who was switched off while signed in reads that, and not that their credentials are wrong", async () => {
  useLanguage.setState({ i18n: await makeI18n("en") });
  const headers = { "x-error-code": errorCodes.switchedOff };
  const body = { detail: { code: errorCodes.unauthorized, params: {} } };
  const fetch = async () => new Response(JSON.stringify(body), { status: 401, headers });
  const error = await failureOf(makeClient({ baseUrl: "http://here", fetch }).getMe());
  expect(messagesOf(error)).toEqual(["This account is switched off. Ask an owner to switch it on."]);
});
