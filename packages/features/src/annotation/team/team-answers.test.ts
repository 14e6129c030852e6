import type { Question, ResponseVersion } from "@glossa/contract";
import { expect, it } from "vitest";
import { teamAnswersOf, teamResponsesOf } from "./team-answers";

const question = (name: string, settings: object) =>
  ({ id: name, name, title: name, description: null, required: false, settings }) as unknown as Question;
const options = [
  { value: "place", text: "Place", description: null },
  { value: "name", text: "Name", description: null },
];
const questions = [
  question("need", { type: "label_selection", options, visible_options: null }),
  question("parts", { type: "multi_label_selection", options, visible_options: null }),
  question("spans", {
    type: "span",
    field: "text",
    options,
    allow_overlapping: false,
    visible_options: null,
  }),
];
const version = (username: string, values: object, more: Partial<ResponseVersion> = {}): ResponseVersion => ({
  user_id: username,
  username,
  status: "submitted",
  values: values as ResponseVersion["values"],
  written_by: null,
  written_at: "2026-01-01T00:00:00",
  ended_at: null,
  is_deleted: false,
  ...more,
});
const need = (value: string) => ({ need: { value } });
const viewed = { fields: { text: "👋 Rome and Ana" }, userId: "me" };

it("groups equal values, the most frequent first, without one's own and earlier ones, drafts and deleted options", () => {
  const answers = teamAnswersOf(
    [
      version("cy", need("name")),
      version("ben", need("place")),
      version("ana", need("place")),
      version("me", need("name")),
      version("dan", need("name"), { status: "draft" }),
      version("ben", need("name"), { ended_at: "2026-01-02T00:00:00" }),
      version("eve", { need: { value: 7 } }),
      version("fay", {}),
    ],
    questions,
    viewed,
  );
  expect(answers.get("need")).toEqual([
    { text: "Place", value: "place", usernames: ["ana", "ben"] },
    { text: "Name", value: "name", usernames: ["cy"] },
  ]);
  expect(answers.has("spans")).toBe(false);
});

it("counts the same labels in another order as one value", () => {
  const parts = (...value: string[]) => ({ parts: { value } });
  const answers = teamAnswersOf(
    [
      version("ana", parts("name", "place")),
      version("ben", parts("place", "name")),
      version("cy", parts("name")),
    ],
    questions,
    viewed,
  );
  expect(answers.get("parts")?.map(({ usernames }) => usernames)).toEqual([["ana", "ben"], ["cy"]]);
});

it("quotes spans by the text of their field", () => {
  const value = [{ label: "place", start: 2, end: 6 }];
  const answers = teamAnswersOf([version("ana", { spans: { value } })], questions, viewed);
  const spans = [{ span: value[0], text: "Place “Rome”" }];
  expect(answers.get("spans")).toEqual([{ text: "Place “Rome”", value, usernames: ["ana"], spans }]);
});

it("lists who else has responded as it is now, also with a draft or by discarding", () => {
  const responses = teamResponsesOf(
    [
      version("hal", {}, { status: "discarded" }),
      version("me", need("place")),
      version("gus", need("place"), { status: "draft" }),
      version("ida", need("place"), { status: "discarded", ended_at: "2026-01-02T00:00:00" }),
    ],
    "me",
  );
  expect(responses).toEqual([
    { username: "gus", status: "draft" },
    { username: "hal", status: "discarded" },
  ]);
});

it("tells spans with the same words apart, and lists the first fifty of very many", () => {
  const text = "👋 aaa, aa";
  const listed = (value: object[]) =>
    teamAnswersOf([version("ana", { spans: { value } })], questions, { fields: { text }, userId: "me" })
      .get("spans")
      ?.flatMap(({ spans }) => spans ?? []);
  const at = (start: number, end: number) => ({ label: "place", start, end });
  expect(listed([at(3, 5), at(7, 9), at(2, 5)])?.map((span) => [span.text, span.place])).toEqual([
    ["Place “aa”", { number: 2, count: 3 }],
    ["Place “aa”", { number: 3, count: 3 }],
    ["Place “aaa”", undefined],
  ]);
  expect(listed(Array.from({ length: 60 }, () => at(0, 1)))).toHaveLength(50);
  expect(listed([])).toEqual([]);
});
