import type { Question, ResponseVersion } from "@glossa/contract";
import { expect, test } from "vitest";
import { historyOf } from "./history-view";

const question = (name: string) =>
  ({ name, title: name.toUpperCase(), settings: { type: "text" } }) as unknown as Question;
const questions = [question("a"), question("b")];

function version(user: string, values: Record<string, string> | null, rest: Partial<ResponseVersion> = {}) {
  return {
    user_id: user,
    username: user,
    status: "submitted",
    values: values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
    written_by: null,
    written_at: "2026-11-01T10:00:00.000000",
    ended_at: null,
    is_deleted: false,
    ...rest,
  } satisfies ResponseVersion;
}

const shown = (versions: ResponseVersion[]) =>
  historyOf(versions, questions, (text) => new Date(`${text}Z`)).map(({ values }) =>
    values.map(({ text, isChanged }) => `${text ?? "-"}${isChanged ? "*" : ""}`).join(" "),
  );

test.each([
  ["one version", [version("ana", { a: "x" })], ["x -"]],
  ["a changed value", [version("ana", { a: "y" }), version("ana", { a: "x" })], ["y* -", "x -"]],
  ["a removed value", [version("ana", null), version("ana", { a: "x", b: "z" })], ["-* -*", "x z"]],
  [
    "versions of another author in between",
    [version("ana", { a: "x" }), version("bo", { a: "y" }), version("ana", { a: "x", b: "z" })],
    ["x -*", "y -", "x z"],
  ],
  [
    "a response after a deleted one",
    [version("ana", { a: "y" }), version("ana", { a: "x" }, { is_deleted: true })],
    ["y -", "x -"],
  ],
  ["a value of a deleted question", [version("ana", { a: "x", gone: "y" })], ["x -"]],
])("%s: the values that differ from the version before are marked", (_, versions, expected) => {
  expect(shown(versions)).toEqual(expected);
});

test("times are UTC, and who wrote for the author is named", () => {
  const ended = version("ana", {}, { ended_at: "2026-11-01T11:00:00.000000", written_by: "owner" });
  const [entry] = historyOf([ended], questions, (text) => new Date(`${text}Z`));
  expect(entry).toMatchObject({ writtenBy: "owner", writtenAt: new Date("2026-11-01T10:00:00Z") });
  expect(entry?.endedAt).toEqual(new Date("2026-11-01T11:00:00Z"));
});
