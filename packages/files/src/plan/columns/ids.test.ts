import { expect, it, test } from "vitest";
import type { Row } from "../../rows/row";
import { opened } from "../../testing/files";
import type { ColumnHint } from "./column-hint";
import { profileOf } from "./profile";

async function found(content: string, name = "x.csv", id?: string) {
  const profile = await profileOf(await opened(content, name), id === undefined ? {} : { id });
  return profile.idProblems.map(({ code, values, at }) => ({ code, ...values, at }));
}

test.each([
  [
    "a repeated one, with the earlier row",
    "id,text\na1,a b\na2,c d\na1,e f\na2,g h\n",
    [{ code: "id_repeated", id: "a1", earlier: 2, unit: "line", at: { line: 4, column: "id" } }],
  ],
  ["an empty one", "text,uuid\na b,x1\nc d,\n", [{ code: "id_missing", at: { line: 3, column: "uuid" } }]],
  [
    "the first of each column",
    "record_id,_id,text\n1,x,a b\n1,,c d\n1,,e f\n",
    [
      { code: "id_missing", at: { line: 3, column: "_id" } },
      { code: "id_repeated", id: "1", earlier: 2, unit: "line", at: { line: 3, column: "record_id" } },
    ],
  ],
  ["nothing if the column is empty", "id,text\n,a b\n,c d\n", []],
  ["nothing if each row has one", "id,text\na1,a b\na2,c d\n", []],
  ["nothing if ids of other things repeat", "customer_id,text\n7,a b\n7,c d\n", []],
])("the reason why a column of ids does not have them: %s", async (_, content, problems) => {
  const sorted = (await found(content)).toSorted((left, right) => (left.code < right.code ? -1 : 1));
  expect(sorted).toEqual(problems);
});

it("stays the column of the ids if one of many is too long", async () => {
  const ids = Array.from({ length: 30 }, (_, row) => (row === 20 ? "x".repeat(300) : `a${row}`));
  const content = (of: readonly string[]) =>
    `id,text\n${of.map((id, row) => `${id},text ${row}\n`).join("")}`;
  const profile = await profileOf(await opened(content(ids), "x.csv"));
  expect([profile.id, profile.idProblems]).toEqual(["id", []]);
  const long = await profileOf(await opened(content(ids.map((id) => id.padEnd(300, "x"))), "x.csv"));
  expect([long.id, long.idProblems.map(({ code }) => code)]).toEqual([undefined, ["id_too_long"]]);
});

it("is the first row if only later rows of JSON have the column", async () => {
  const rows = '{"text":"a b"}\n{"id":"a1","text":"c d"}\n';
  expect(await found(rows, "x.jsonl")).toEqual([{ code: "id_missing", at: { line: 1, column: "id" } }]);
});

it("is not asked for where a person has chosen the column", async () => {
  expect(await found("id,text\na1,a b\na1,c d\n", "x.csv", "id")).toEqual([]);
});

test.each<[string, Record<string, ColumnHint>, string[]]>([
  ["asked for of the column that has the ids in this format", { ticket: { kind: "id" } }, ["ticket"]],
  ["not asked for of a column that is something else", { id: { kind: "metadata" } }, []],
])("in a format that says what its columns are, it is %s", async (_, hints, columns) => {
  const values = { id: "a1", ticket: "T-1", text: "a b" };
  const rows = async function* (): AsyncGenerator<Row> {
    yield { at: { row: 1 }, values };
    yield { at: { row: 2 }, values };
  };
  const { idProblems } = await profileOf({ rows, hints: new Map(Object.entries(hints)) });
  expect(idProblems.map(({ at }) => at?.column)).toEqual(columns);
  // Tables such as workbooks have rows and no lines.
  for (const { values: said } of idProblems) expect(said).toMatchObject({ earlier: 1, unit: "row" });
});
