import { expect, it, test } from "vitest";
import { fileNameOf, recordsFileNameOf } from "./file-name";

test.each([
  ["tickets", "tickets.csv"],
  ["Tickets: 2026/27", "Tickets_ 2026_27.csv"],
  ["../../etc/passwd", "__.._etc_passwd.csv"],
  ['a"b\r\nc', "a_b__c.csv"],
  ["\u202Egpj", "_gpj.csv"],
  ["สวัสดี 数据 München", "สวัสดี 数据 München.csv"],
  ["👋", "_.csv"],
  ["", "records.csv"],
  ["x".repeat(500), `${"x".repeat(150)}.csv`],
  // Three bytes each: file systems limit the bytes of a name.
  ["数".repeat(500), `${"数".repeat(50)}.csv`],
])("the dataset %j becomes the file %j", (name, file) => {
  expect(fileNameOf(name, "csv")).toBe(file);
});

it("keeps details after a long name, and the ending by which a whole dataset is recognised", () => {
  expect(fileNameOf("x".repeat(500), "csv", "submitted", "2026-11-26")).toBe(
    `${"x".repeat(150)}-submitted-2026-11-26.csv`,
  );
  expect(fileNameOf("tickets", "glossa", "2026-11-26")).toBe("tickets-2026-11-26.glossa.jsonl");
});

const file = {
  ...({ workspace: "acme-retail", dataset: "sentiment-q1", format: "csv" } as const),
  ...({ responses: "majority", isWithoutNames: false } as const),
};

test.each([
  [{}, "acme-retail-sentiment-q1-majority-2026-11-30.csv"],
  [
    { responses: "all", isWithoutNames: true },
    "acme-retail-sentiment-q1-everyone-without-names-2026-11-30.csv",
  ],
  [{ responses: "mine", workspace: "" }, "sentiment-q1-mine-2026-11-30.csv"],
  [{ responses: "all", format: "glossa" }, "acme-retail-sentiment-q1-2026-11-30.glossa.jsonl"],
  [{ workspace: "../Acme: EU", dataset: "a/b" }, "__Acme_ EU-a_b-majority-2026-11-30.csv"],
  [{ workspace: "👋".repeat(99), dataset: "q1" }, `${"_".repeat(15)}-q1-majority-2026-11-30.csv`],
  [{ workspace: "", dataset: "" }, "records-majority-2026-11-30.csv"],
] as const)(
  "the name of a file has its workspace, its dataset and whose answers it has: %j",
  (part, name) => {
    expect(recordsFileNameOf({ ...file, ...part }, "2026-11-30")).toBe(name);
  },
);
