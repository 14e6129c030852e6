import { expect, test } from "vitest";
import { idNames } from "./id-names";

test.each([
  ["names of nothing but ids first", ["text", "ticket_id", "ID"], ["ID", "ticket_id"]],
  ["the id of the record before ids of other things", ["user_id", "record_id"], ["record_id", "user_id"]],
  [
    "names that end with an id",
    ["order_id", "orderId", "order id", "avoid", "paid"],
    ["order_id", "orderId", "order id"],
  ],
  [
    "numbers of something",
    ["Ticket-Nr.", "Bestellnummer", "order no"],
    ["Ticket-Nr.", "Bestellnummer", "order no"],
  ],
  ["no counters of rows", ["Nr", "No.", "Número", "row_no", "Zeilennummer", "lfd. Nr."], []],
  ["no numbers of people and places", ["phone_number", "Telefonnummer", "Hausnummer"], []],
  ["at most three columns", ["a_id", "b_id", "c_id", "d_id"], ["a_id", "b_id", "c_id"]],
])("the columns of ids by their names: %s", (_, names, expected) => {
  expect(idNames(names, true)).toEqual(expected);
});

test("in a format that says what its columns are, only names of nothing but ids count", () => {
  expect(idNames(["sent_id", "uuid"], false)).toEqual(["uuid"]);
});
