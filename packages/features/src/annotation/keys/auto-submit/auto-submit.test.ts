import type { Question } from "@glossa/contract";
import { questionSettings } from "@glossa/question-types/schema";
import { describe, expect, it } from "vitest";
import { submitsAtOnce } from "./auto-submit";

const options = ["a", "b"].map((value) => ({ value, text: value }));
const a = (type: string): Question =>
  ({ name: type, settings: questionSettings.parse({ type, ...settings[type] }) }) as Question;
const settings: Record<string, object> = {
  label_selection: { options },
  multi_label_selection: { options },
  rating: { options: [{ value: 1 }, { value: 2 }] },
  ranking: { options },
  span: { options, field: "text" },
  text: {},
};
const label = a("label_selection");
const pressed = { isOn: true, questions: [label], key: "1", isModified: true, isAnswered: true };

describe("a digit submits at once", () => {
  it.each([
    ["where it is switched on, the one question is a label and it changes the record", {}, true],
    ["by a digit of another script", { key: "١" }, true],
    ["where that question is a rating", { questions: [a("rating")] }, true],
    ["not where it is off", { isOn: false }, false],
    ["not where the record is as it was", { isModified: false }, false],
    ["not if it removed the value", { isAnswered: false }, false],
    ["not by another key", { key: "Delete" }, false],
    ["not by two digits at once", { key: "12" }, false],
    ["not where there are two questions", { questions: [label, a("rating")] }, false],
    ["not where there is none", { questions: [] }, false],
    ["not where several labels may be chosen", { questions: [a("multi_label_selection")] }, false],
    ["not where the question is a ranking", { questions: [a("ranking")] }, false],
    ["not where the question is a text", { questions: [a("text")] }, false],
    ["not where the question is about spans", { questions: [a("span")] }, false],
  ])("%s (spec 278, 350)", (_name, own, isSubmitted) => {
    expect(submitsAtOnce({ ...pressed, ...own })).toBe(isSubmitted);
  });
});
