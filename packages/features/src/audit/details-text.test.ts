import { expect, test } from "vitest";
import { toldDetails } from "./details-text";

const words = {
  wordOf: (name: string) => name.toUpperCase(),
  reasonOf: (reason: string) => `the reason ${reason}`,
  wayOf: (way: string) => `a ${way}`,
  authorsOf: (authors: string) => `answers of ${authors}`,
  roleOf: (role: string) => `as ${role}`,
  yesOrNo: (is: boolean) => (is ? "Yes" : "No"),
};

test.each([
  [{}, ""],
  [{ changed: ["role", "last_name"] }, "CHANGED: role, last_name"],
  [{ role_before: "annotator", role: "admin" }, "ROLE_BEFORE: as annotator · ROLE: as admin"],
  [{ records: 0, record_id: "r1", network: null }, "RECORDS: 0 · record_id: r1"],
  [{ dataset_id: "d1", dataset: "tickets", user_id: "u1" }, "DATASET: tickets · user_id: u1"],
  [{ user_ids: ["u1", "u2"], usernames: ["ana", "ben"] }, "USERNAMES: ana, ben"],
  [
    { reason: "wrong_password", network: "10.0.0.0/24" },
    "REASON: the reason wrong_password · NETWORK: 10.0.0.0/24",
  ],
  [{ responses: "all", without_names: true }, "RESPONSES: answers of all · WITHOUT_NAMES: Yes"],
  [{ reason: "wrong_passkey" }, "REASON: the reason wrong_passkey"],
  [{ reason: "switched_off" }, "REASON: the reason switched_off"],
  [{ reason: "wrong_code" }, "REASON: the reason wrong_code"],
  [{ with: "recovery_code" }, "WITH: a recovery_code"],
  [{ with: "passkey", reason: "passkey" }, "WITH: a passkey · REASON: passkey"],
  [{ reason: "too_late" }, "REASON: too_late"],
  [{ program: "wrong_password" }, "PROGRAM: wrong_password"],
  [{ format: "csv", responses: "all", records: 3 }, "FORMAT: csv · RESPONSES: answers of all · RECORDS: 3"],
  [{ responses: "majority", dataset: "all" }, "RESPONSES: answers of majority · DATASET: all"],
  [{ responses: 12 }, "RESPONSES: 12"],
  [{ private: true, open: false }, "PRIVATE: Yes · open: No"],
  [{ on_server: true }, "ON_SERVER: Yes"],
  [{ nested: { a: 1 } }, 'nested: {"a":1}'],
])("the details %j are shown as %s", (details, text) => {
  const told = toldDetails(details, words).map(({ name, value }) => `${name}: ${value}`);
  expect(told.join(" · ")).toBe(text);
});
