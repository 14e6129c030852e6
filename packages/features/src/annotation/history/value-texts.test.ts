import type { Question } from "@glossa/contract";
import { questionSchemas } from "@glossa/question-types/schema";
import { expect, test } from "vitest";
import { isMissing } from "../form/missing";
import { textsOfValues } from "./value-texts";

const unfit = [null, { weird: 1 }, [null], {}, true];
const cases = questionSchemas.flatMap(({ type }) => unfit.map((value) => ({ type, value })));

test.each(cases)("a $type of $value, as other programs may write it, is no value", ({ type, value }) => {
  const settings = { type, options: [], field: "text" } as unknown as Question["settings"];
  const question = { id: "q", name: "q", title: "Q", required: false, settings } as Question;
  expect(textsOfValues([question], { q: { value } }).size).toBe(0);
  expect(isMissing(question, { value: value as never, isPencil: false })).toBe(false);
  expect(isMissing({ ...question, required: true }, { value: value as never, isPencil: false })).toBe(
    type !== "span",
  );
});
