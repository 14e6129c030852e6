import { fileURLToPath } from "node:url";
import { basePath, type Endpoint, endpoints } from "@glossa/contract";
import { describe, expect, test } from "vitest";
import { readCases } from "./conformance-case";

const cases = readCases(fileURLToPath(new URL("../../../tests/conformance", import.meta.url)));

// These cannot refuse a request: they have no credentials, parameters or body.
const neverRefused = [
  "getVersion",
  "getStatus",
  "getSettings",
  "getHealth",
  "getReadiness",
  "listOAuthProviders",
  "preparePasskeySignIn",
];
// They need more than a database: an identity provider, a link, a hub, a receiver, a running job, or what an earlier
// request has created.
const neverAccepted = [
  // Its response has no end.
  "streamDatasetEvents",
  "redeemSignInLink",
  "readPasswordLink",
  "redeemPasswordLink",
  "restorePerson",
  "erasePerson",
  "restoreDataset",
  "eraseDataset",
  "startOAuth",
  "finishOAuth",
  "importFromHub",
  "exportToHub",
  "pingWebhook",
  "getWebhookDelivery",
  "retryWebhookDelivery",
  "getJob",
  "getJobDetails",
  "listRefusedRows",
  "endMySignIn",
  "deleteMyApiKey",
  "signInWithPasskey",
  "createMyPasskey",
  "removeMyPasskey",
  "signInWithCode",
  "confirmMySecondFactor",
  "renewMyRecoveryCodes",
  "removeMySecondFactor",
  "getBulkAction",
  "cancelBulkAction",
  "undoBulkAction",
  "redoBulkAction",
];

describe("the conformance cases of this project", () => {
  test.each(Object.entries<Endpoint>(endpoints))(
    "include an accepted and a refused request to %s",
    (name, row: Endpoint) => {
      const template = `${row.method} ${basePath}${row.path.replace(/:(\w+)/g, "{$1}")}`;
      const statuses = cases
        .filter((each) => each.endpoint === template)
        .map(({ response }) => response.status);
      expect(statuses.some((status) => status < 300)).toBe(!neverAccepted.includes(name));
      expect(statuses.some((status) => status >= 400)).toBe(!neverRefused.includes(name));
    },
  );

  test("have unique names", () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });
});
