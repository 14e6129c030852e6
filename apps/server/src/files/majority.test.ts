import type { ResponseValues } from "@glossa/contract";
import type { QuestionType, Value } from "@glossa/question-types/schema";
import { describe, expect, it, test } from "vitest";
import { majorityOf } from "./majority";

const span = (start: number, end: number, label = "X") => ({ start, end, label });
const ranking = (...values: string[]) => values.map((value, index) => ({ value, rank: index + 1 }));

function majority(type: QuestionType, ...values: (Value | undefined)[]) {
  const responses = values.map((value): ResponseValues => (value === undefined ? {} : { q: { value } }));
  return majorityOf([{ name: "q", settings: { type } }], responses).get("q");
}

describe("the majority", () => {
  test.each<[string, QuestionType, Value[], object]>([
    ["the most frequent label", "label_selection", ["a", "b", "a"], { value: "a", votes: 2, voters: 3 }],
    ["nothing for a tie of labels", "label_selection", ["a", "b"], { value: null, tie: ["a", "b"] }],
    ["the label of a single annotator", "label_selection", ["a"], { value: "a", votes: 1, tie: [] }],
    [
      "labels of more than half",
      "multi_label_selection",
      [["a", "b"], ["a"], ["b", "c"]],
      { value: ["a", "b"] },
    ],
    [
      "no labels of just half",
      "multi_label_selection",
      [["a"], ["b"]],
      { value: null, voters: 2, tie: ["a", "b"] },
    ],
    ["the middle rating", "rating", [1, 5, 4], { value: 4, votes: 1, voters: 3 }],
    ["the lower one of two middle ratings", "rating", [5, 2, 1, 4], { value: 2 }],
    ["ratings as numbers", "rating", [10, 9, 10], { value: 10, votes: 2 }],
    ["the same text", "text", ["x", "y", "x"], { value: "x", votes: 2 }],
    ["a text, whatever white space is around it", "text", ["x", "y", " x\n"], { value: "x", votes: 2 }],
    ["options that differ by a space", "label_selection", ["x", "x "], { value: null, tie: ["x", "x "] }],
    ["no text if all differ", "text", ["x", "y"], { value: null, tie: ["x", "y"] }],
    [
      "spans of more than half",
      "span",
      [[span(0, 2), span(5, 6)], [span(0, 2)], [span(0, 3)]],
      { value: [span(0, 2)] },
    ],
    ["no spans where all found none", "span", [[], []], { value: [], voters: 2, tie: [] }],
    ["no spans where most found none", "span", [[], [], [span(0, 1)]], { value: [], voters: 3, tie: [] }],
    ["nothing where half found none", "span", [[], [span(0, 1)]], { value: null, tie: [span(0, 1)] }],
    [
      "nothing where each marks something else, not an empty text",
      "span",
      [[span(3, 12)], [span(0, 12)], [span(3, 19)]],
      { value: null, voters: 3, tie: [span(0, 12), span(3, 12), span(3, 19)] },
    ],
    [
      "nothing for a span with two labels",
      "span",
      [[span(0, 2, "A")], [span(0, 2, "B")]],
      { value: null, tie: [span(0, 2, "A"), span(0, 2, "B")] },
    ],
    [
      "spans in the order of the text",
      "span",
      [[span(5, 6), span(0, 2)]],
      { value: [span(0, 2), span(5, 6)] },
    ],
    [
      "the order of mean ranks",
      "ranking",
      [ranking("a", "b", "c"), ranking("b", "a", "c"), ranking("a", "b", "c")],
      {
        value: [
          { value: "a", rank: 1 },
          { value: "b", rank: 2 },
          { value: "c", rank: 3 },
        ],
      },
    ],
    [
      "equal orders that have other ranks",
      "ranking",
      [
        [
          { value: "a", rank: 1 },
          { value: "b", rank: 1 },
          { value: "c", rank: 2 },
        ],
        ranking("c", "a", "b"),
      ],
      {
        value: [
          { value: "a", rank: 1 },
          { value: "b", rank: 2 },
          { value: "c", rank: 2 },
        ],
        votes: null,
      },
    ],
    [
      "one rank for equal means",
      "ranking",
      [ranking("a", "b", "c"), ranking("b", "a", "c")],
      {
        value: [
          { value: "a", rank: 1 },
          { value: "b", rank: 1 },
          { value: "c", rank: 3 },
        ],
      },
    ],
  ])("is %s", (_, type, values, expected) => {
    expect(majority(type, ...values)).toMatchObject(expected);
  });

  it("counts only who answered the question", () => {
    expect(majority("label_selection", "a", undefined, "a", undefined)).toMatchObject({
      votes: 2,
      voters: 2,
    });
    expect(majority("label_selection", undefined)).toEqual({ value: null, votes: null, voters: 0, tie: [] });
  });

  it("counts a label once that an annotator gave twice", () => {
    expect(majority("multi_label_selection", ["a", "a"], ["b"])).toMatchObject({ value: null });
  });

  it("reads answers to questions with the names of an object's methods", () => {
    const questions = [{ name: "constructor", settings: { type: "text" as const } }];
    expect(majorityOf(questions, [{}]).get("constructor")).toMatchObject({ value: null, voters: 0 });
  });
});
