import { type Endpoint, type EndpointName, endpoints } from "@glossa/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDataset, labelled } from "./testing/fixtures";
import { aJob, aWebhook } from "./testing/subjects";
import { type Ask, type Person, startTestServer, type TestServer } from "./testing/test-server";

type Who =
  | "everyone"
  | "whoever is signed in"
  | "members of the workspace"
  | "its author and managers"
  | "managers of the workspace"
  | "managers anywhere"
  | "owners";

/** From the fewest rights to the most: each may do everything that the one before may do. */
const callers = [
  "nobody",
  "annotator outside",
  "admin outside",
  "annotator inside",
  "admin inside",
  "owner",
] as const;
type CallerName = (typeof callers)[number];

const allowed: Record<Who, readonly CallerName[]> = {
  everyone: callers,
  "whoever is signed in": callers.slice(1),
  "members of the workspace": callers.slice(3),
  "its author and managers": callers.slice(3),
  "managers of the workspace": callers.slice(4),
  "managers anywhere": ["admin outside", "admin inside", "owner"],
  owners: callers.slice(5),
};

interface Ids {
  [parameter: string]: string;
}

interface Row {
  who: Who;
  body?: (ids: Ids) => object;
  query?: string;
  headers?: Record<string, string>;
}

const signedIn: Row = { who: "whoever is signed in" };
const members: Row = { who: "members of the workspace" };
const managers: Row = { who: "managers of the workspace" };
const owners: Row = { who: "owners" };
const nothing = () => ({});
const someId = "00000000-0000-4000-8000-000000000000";
const newThing = { name: "new", title: "New" };
const fromHub = { name: "a/b", subset: "default", split: "train" };
const linkOfOwner = () => server.services.signInLinks.create("owner", "/");
const items = () => ({ items: [{ fields: { text: "a" } }] });

// A route without a row does not compile.
const table: Record<EndpointName, Row> = {
  getVersion: { who: "everyone" },
  getStatus: { who: "everyone" },
  getSettings: { who: "everyone" },
  getHealth: { who: "everyone" },
  getReadiness: { who: "everyone" },
  listOAuthProviders: { who: "everyone" },
  startOAuth: { who: "everyone" },
  finishOAuth: { who: "everyone" },
  createToken: { who: "everyone", body: nothing },
  redeemSignInLink: { who: "everyone", body: () => ({ token: linkOfOwner() }) },
  getMe: signedIn,
  listUsers: owners,
  createUser: {
    who: "owners",
    body: () => ({ first_name: "N", username: `new ${Math.random()}`, password: "12345678" }),
  },
  getUser: owners,
  updateUser: { who: "owners", body: nothing },
  replaceUser: { who: "owners", body: nothing },
  deleteUser: owners,
  listUserWorkspaces: owners,
  listMyWorkspaces: signedIn,
  getWorkspace: members,
  createWorkspace: { who: "owners", body: () => ({ name: `new ${Math.random()}` }) },
  renameWorkspace: { who: "owners", body: () => ({ name: `new ${Math.random()}` }) },
  deleteWorkspace: owners,
  listWorkspaceUsers: managers,
  addWorkspaceUser: { who: "owners", body: (ids) => ({ user_id: ids.user_id }) },
  removeWorkspaceUser: managers,
  listMyDatasets: signedIn,
  listMyDatasetSummaries: signedIn,
  getDataset: members,
  createDataset: { ...managers, body: (ids) => ({ name: "new", workspace_id: ids.workspace_id }) },
  updateDataset: { ...managers, body: nothing },
  publishDataset: managers,
  deleteDataset: managers,
  listDeletedDatasets: { who: "managers anywhere" },
  restoreDataset: { ...managers, body: nothing },
  eraseDataset: managers,
  getDatasetProgress: members,
  getUsersProgress: members,
  getMyDatasetMetrics: members,
  listAgreement: managers,
  listFields: members,
  createField: { ...managers, body: () => ({ ...newThing, settings: { type: "text" } }) },
  updateField: { ...managers, body: nothing },
  deleteField: managers,
  listQuestions: members,
  createQuestion: { ...managers, body: () => ({ ...newThing, settings: { type: "text" } }) },
  updateQuestion: { ...managers, body: nothing },
  deleteQuestion: managers,
  listMyMetadataProperties: members,
  createMetadataProperty: { ...managers, body: () => ({ ...newThing, settings: { type: "terms" } }) },
  updateMetadataProperty: { ...managers, body: () => ({ visible_for_annotators: true }) },
  deleteMetadataProperty: managers,
  getMetadataMetrics: members,
  findTerms: { ...members, query: "?text=a" },
  listVectorsSettings: members,
  createVectorSettings: { ...managers, body: () => ({ ...newThing, dimensions: 2 }) },
  updateVectorSettings: { ...managers, body: nothing },
  deleteVectorSettings: managers,
  listRecords: managers,
  bulkCreateRecords: { ...managers, body: items },
  bulkUpsertRecords: { ...managers, body: items },
  deleteRecords: { ...managers, query: `?ids=${someId}` },
  getRecord: members,
  updateRecord: { ...managers, body: nothing },
  deleteRecord: managers,
  searchMyRecords: { ...members, body: nothing },
  searchRecords: { ...managers, body: nothing },
  listSuggestionOptions: members,
  createResponse: { ...members, body: () => labelled("positive") },
  updateResponse: { who: "its author and managers", body: () => labelled("negative") },
  replaceResponse: {
    who: "its author and managers",
    headers: { "if-match": "*" },
    body: () => labelled("negative"),
  },
  deleteResponse: { who: "its author and managers" },
  listResponseVersions: members,
  bulkResponses: {
    ...signedIn,
    body: (ids) => ({ items: [{ record_id: ids.record_id, ...labelled("positive") }] }),
  },
  listSuggestions: members,
  upsertSuggestion: { ...managers, body: (ids) => ({ question_id: ids.question_id, value: "positive" }) },
  deleteSuggestions: { ...managers, query: `?ids=${someId}` },
  deleteSuggestion: managers,
  importFromHub: {
    ...managers,
    body: () => ({ ...fromHub, mapping: { fields: [{ source: "a", target: "text" }] } }),
  },
  exportToHub: { ...managers, body: () => ({ ...fromHub, token: "t" }) },
  exportFile: { ...members, query: "?format=jsonl&responses=mine" },
  exportSelectedFile: { ...members, body: () => ({ format: "jsonl", responses: "mine" }) },
  getJob: { who: "managers anywhere" },
  listJobs: { who: "managers anywhere" },
  getJobDetails: { who: "managers anywhere" },
  listRefusedRows: { who: "managers anywhere" },
  listWebhooks: owners,
  createWebhook: { who: "owners", body: () => ({ url: "http://localhost", events: ["record.created"] }) },
  updateWebhook: { who: "owners", body: nothing },
  deleteWebhook: owners,
  pingWebhook: owners,
  getWebhookDelivery: owners,
  listWebhookDeliveries: owners,
  retryWebhookDelivery: owners,
  getMyPreferences: signedIn,
  listBulkActions: members,
  createBulkAction: { ...members, body: () => ({ search: {}, status: "discarded" }) },
  getBulkAction: members,
  cancelBulkAction: members,
  undoBulkAction: members,
  redoBulkAction: members,
  listFilterSets: members,
  createFilterSet: { ...members, body: () => ({ name: `new ${Math.random()}`, criteria: {} }) },
  updateFilterSet: { who: "its author and managers", body: nothing },
  deleteFilterSet: { who: "its author and managers" },
  streamDatasetEvents: members,
  claimMyRecords: { ...members, body: nothing },
  updateMyPresence: { ...members, body: (ids) => ({ record_id: ids.record_id }) },
  deleteMyPresence: members,
  updateMyPreferences: { ...signedIn, body: nothing },
  endMySessions: signedIn,
  listMySignIns: signedIn,
  listAuditEntries: owners,
  signInWithCode: { who: "everyone", body: nothing },
  preparePasskeySignIn: { who: "everyone" },
  signInWithPasskey: { who: "everyone", body: nothing },
  listMyPasskeys: signedIn,
  prepareMyPasskey: { ...signedIn, body: () => ({ password: "wrong" }) },
  createMyPasskey: { ...signedIn, body: nothing },
  removeMyPasskey: { ...signedIn, body: () => ({ password: "wrong" }) },
  getMySecondFactor: signedIn,
  prepareMySecondFactor: { ...signedIn, body: () => ({ password: "wrong" }) },
  confirmMySecondFactor: { ...signedIn, body: () => ({ code: "1" }) },
  renewMyRecoveryCodes: { ...signedIn, body: () => ({ code: "1" }) },
  removeMySecondFactor: { ...signedIn, body: () => ({ code: "1" }) },
  endMySignIn: signedIn,
  endMyOtherSignIns: signedIn,
  signOut: signedIn,
  listMyApiKeys: signedIn,
  createMyApiKey: { ...signedIn, body: () => ({ name: `new ${Math.random()}` }) },
  deleteMyApiKey: signedIn,
  changeMyPassword: { ...signedIn, body: () => ({ current_password: "wrong", new_password: "12345678" }) },
  renewUserApiKey: owners,
  listPeople: owners,
  createPasswordLink: owners,
  readPasswordLink: { who: "everyone", body: () => ({ token: "unknown" }) },
  redeemPasswordLink: { who: "everyone", body: () => ({ token: "unknown", password: "12345678" }) },
  listDeletedPeople: owners,
  restorePerson: { who: "owners", body: nothing },
  erasePerson: owners,
  createPerson: {
    who: "owners",
    body: () => ({ first_name: "N", username: `new ${Math.random()}`, password: "12345678" }),
  },
  switchPerson: { who: "owners", body: () => ({ is_active: true }) },
  removeSecondFactor: owners,
  resetPassword: { who: "owners", body: () => ({ password: "12345678" }) },
  // Last, because it revokes the API keys that the other tests use.
  getMyself: signedIn,
  renewMyApiKey: signedIn,
};

let server: TestServer;
const people = new Map<CallerName, Person>();

beforeAll(async () => {
  server = await startTestServer();
  for (const name of callers.slice(1, 5)) {
    people.set(name, await server.addPerson(name, name.startsWith("admin") ? "admin" : "annotator"));
  }
});
afterAll(() => server.close());

function askerOf(name: CallerName): Ask {
  if (name === "nobody") return server.nobody;
  return people.get(name)?.ask ?? server.owner;
}

async function makeThings(): Promise<Ids> {
  const { owner } = server;
  const { workspaceId, datasetId, questionId, log } = await addDataset(server);
  await addInside(workspaceId);
  const dataset = `/datasets/${datasetId}`;
  const { id: victimId } = await server.addPerson(`victim ${Math.random()}`, "annotator");
  const [recordId = ""] = await log([
    { fields: { text: "a" }, suggestions: [{ question_id: questionId, value: "positive" }] },
  ]);
  const property = await owner("POST", `${dataset}/metadata-properties`, {
    name: "m",
    title: "M",
    settings: { type: "terms" },
  });
  const vector = await owner("POST", `${dataset}/vectors-settings`, { name: "v", title: "V", dimensions: 2 });
  const fields = await owner("GET", `${dataset}/fields`);
  const suggestions = await owner("GET", `/records/${recordId}/suggestions`);
  const answer = await askerOf("annotator inside")(
    "POST",
    `/records/${recordId}/responses`,
    labelled("positive"),
  );
  const filterSet = await askerOf("annotator inside")("POST", `/glossa${dataset}/filter-sets`, {
    name: "mine",
    criteria: {},
    is_shared: true,
  });
  return {
    filter_set_id: filterSet.body.id,
    workspace_id: workspaceId,
    dataset_id: datasetId,
    deleted_dataset_id: await aDeletedDataset(),
    question_id: questionId,
    user_id: victimId,
    record_id: recordId,
    metadata_property_id: property.body.id,
    vector_settings_id: vector.body.id,
    field_id: fields.body.items[0].id,
    suggestion_id: suggestions.body.items[0].id,
    response_id: answer.body.id,
    webhook_id: await aWebhook(server),
    job_id: await aJob(server),
  };
}

async function addInside(workspaceId: string): Promise<void> {
  for (const name of ["annotator inside", "admin inside"] as const)
    await server.owner("POST", `/workspaces/${workspaceId}/users`, { user_id: people.get(name)?.id });
}

async function aDeletedDataset(): Promise<string> {
  const { datasetId, workspaceId } = await addDataset(server);
  await addInside(workspaceId);
  await server.owner("DELETE", `/datasets/${datasetId}`);
  return datasetId;
}

describe("permissions", () => {
  test.each(Object.entries(table))(
    "%s is permitted to %j",
    async (name, { who, body, query = "", headers }) => {
      const row: Endpoint = endpoints[name as EndpointName];
      const ids = await makeThings();
      if (name === "removeWorkspaceUser") ids.user_id = people.get("annotator inside")?.id ?? "";
      const path = row.path.replace(/:(\w+)/g, (_, parameter: string) => ids[parameter] ?? someId) + query;
      for (const caller of callers) {
        const { status } = await askerOf(caller)(row.method, path, body?.(ids), headers);
        const isRefused = status === 401 || status === 403;
        if (allowed[who].includes(caller))
          expect({ caller, isRefused }).toEqual({ caller, isRefused: false });
        else expect({ caller, status }).toEqual({ caller, status: caller === "nobody" ? 401 : 403 });
      }
    },
  );
});
