import { expect, test } from "vitest";
import { detailsText } from "./details-text";

const wordOf = (name: string) => name.toUpperCase();

test.each([
  [{}, ""],
  [{ changed: ["role", "last_name"] }, "CHANGED: role, last_name"],
  [{ records: 0, record_id: "r1", network: null }, "RECORDS: 0 · record_id: r1"],
  [{ dataset_id: "d1", dataset: "tickets", user_id: "u1" }, "DATASET: tickets · user_id: u1"],
  [{ user_ids: ["u1", "u2"], usernames: ["ana", "ben"] }, "USERNAMES: ana, ben"],
  [{ nested: { a: 1 } }, 'nested: {"a":1}'],
])("the details %j are shown as %s", (details, text) => {
  expect(detailsText(details, wordOf)).toBe(text);
});
