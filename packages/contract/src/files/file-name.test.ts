import { expect, it, test } from "vitest";
import { fileNameOf } from "./file-name";

test.each([
  ["tickets", "tickets.csv"],
  ["Tickets: 2026/27", "Tickets_ 2026_27.csv"],
  ["../../etc/passwd", "__.._etc_passwd.csv"],
  ['a"b\r\nc', "a_b__c.csv"],
  ["\u202Egpj", "_gpj.csv"],
  ["สวัสดี 数据 München", "สวัสดี 数据 München.csv"],
  ["👋", "_.csv"],
  ["", "records.csv"],
  ["x".repeat(500), `${"x".repeat(120)}.csv`],
])("the dataset %j becomes the file %j", (name, file) => {
  expect(fileNameOf(name, "csv")).toBe(file);
});

it("keeps details after a long name, and the ending by which a whole dataset is recognised", () => {
  expect(fileNameOf("x".repeat(500), "csv", "submitted", "2026-11-26")).toBe(
    `${"x".repeat(120)}-submitted-2026-11-26.csv`,
  );
  expect(fileNameOf("tickets", "glossa", "2026-11-26")).toBe("tickets-2026-11-26.glossa.jsonl");
});
