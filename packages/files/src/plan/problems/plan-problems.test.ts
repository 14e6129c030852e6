import { describe, expect, test } from "vitest";
import { opened } from "../../testing/files";
import { profileOf } from "../columns/profile";
import { type FilePlan, isField, isMetadata } from "../file-plan";
import { guessPlan } from "../guess-plan";
import { planProblems } from "./plan-problems";

const reviews = [
  "id,review,stars,sentiment,city",
  "1,It broke on the first day,1,bad,Oslo",
  "2,Would buy it again,5,good,Oslo",
  "3,Does what it says,4,good,Rome",
  "4,The lid does not close,2,bad,Rome",
].join("\n");

describe("the problems of a plan", () => {
  test.each<[string, (plan: FilePlan) => object, string]>([
    [
      "no field",
      (plan) => ({ ...plan, columns: plan.columns.filter((column) => !isField(column)) }),
      "no_field",
    ],
    ["no question", (plan) => ({ ...plan, questions: [] }), "no_question"],
    [
      "no required question",
      (plan) => ({ ...plan, questions: plan.questions.map((each) => ({ ...each, isRequired: false })) }),
      "no_required_question",
    ],
    [
      "a name that occurs twice",
      (plan) => ({ ...plan, columns: plan.columns.map((each) => ({ ...each, use: "text", name: "a" })) }),
      "name_repeated",
    ],
    [
      "a name that is empty",
      (plan) => ({ ...plan, columns: plan.columns.map((each) => ({ ...each, name: " " })) }),
      "name_missing",
    ],
    [
      "a name that no record can have",
      (plan) => ({ ...plan, columns: plan.columns.map((each) => ({ ...each, name: "__proto__" })) }),
      "name_missing",
    ],
    [
      "numbers that are texts",
      (plan) => ({
        ...plan,
        columns: plan.columns.map((each) => (isMetadata(each) ? { ...each, use: "integer" } : each)),
      }),
      "use_unfit",
    ],
    ["a column that the file does not have", (plan) => ({ ...plan, idColumn: "gone" }), "column_unknown"],
  ])("%s is one", async (_, change, code) => {
    const file = await opened(reviews);
    const profile = await profileOf(file);
    const plan = guessPlan({ profile });
    expect(planProblems(plan, profile)).toEqual([]);
    const codes = planProblems({ ...plan, ...change(plan) }, profile).map((problem) => problem.code);
    expect(codes).toContain(code);
  });
});
