import type { Question, ResponseVersion } from "@glossa/contract";
import { expect, it } from "vitest";
import { teamAnswersOf } from "./team-answers";

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
  expect(answers.get("spans")).toEqual([{ text: "Place “Rome”", value, usernames: ["ana"] }]);
});
