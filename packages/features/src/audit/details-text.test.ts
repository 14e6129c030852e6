import { expect, test } from "vitest";
import { detailsText } from "./details-text";

test.each([
  [{}, ""],
  [{ changed: ["role", "last_name"] }, "changed: role, last_name"],
  [{ records: 0, record_id: "r1", network: null }, "records: 0 · record_id: r1"],
  [{ dataset_id: "d1", dataset: "tickets", user_id: "u1" }, "dataset: tickets · user_id: u1"],
  [{ user_ids: ["u1", "u2"], usernames: ["ana", "ben"] }, "usernames: ana, ben"],
  [{ nested: { a: 1 } }, 'nested: {"a":1}'],
])("the details %j are shown as %s", (details, text) => {
  expect(detailsText(details)).toBe(text);
});
