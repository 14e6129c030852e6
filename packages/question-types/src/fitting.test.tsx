import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { QuestionInField, QuestionView } from "./QuestionView";
import { onQuestionKey } from "./registry";
import { isFitting } from "./schema-parts/fitting";
import {
  fittingValue,
  type QuestionSettings,
  questionSchemas,
  questionSettings,
  suggestionFor,
} from "./schemas";

const i18n = await makeI18n("en");
const values = [null, 5, "x", {}, [], [null], { weird: 1 }] as const;

/** Which of these values have the form of each type. */
const fitting: Record<QuestionSettings["type"], readonly unknown[]> = {
  label_selection: ["x"],
  multi_label_selection: [[]],
  rating: [5],
  text: ["x"],
  span: [[]],
  ranking: [[]],
};
const cases = questionSchemas.flatMap(({ type }) => values.map((value) => ({ type, value })));

const labels = ["a", "b"].map((value) => ({ value, text: value }));
const settingsOf = (type: QuestionSettings["type"]) => {
  const options = type === "rating" ? [{ value: 1 }, { value: 5 }] : labels;
  return questionSettings.parse({ type, options, field: "text" }) as QuestionSettings;
};

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => void warn.mockClear());

test.each(cases)("$type: whether $value fits", ({ type, value }) => {
  const expected = fitting[type].some((one) => JSON.stringify(one) === JSON.stringify(value));
  expect(fittingValue(type, value) !== undefined).toBe(expected);
  const found = suggestionFor({ id: "q", settings: { type } }, [{ question_id: "q", value }]);
  expect(found !== undefined).toBe(expected);
});

const items = [
  { value: "a", rank: 1 },
  { value: "a", rank: null },
  { value: "a" },
  { value: "a", rank: 1.5 },
  { value: 1, rank: 1 },
  { label: "a", start: 0, end: 2 },
  { label: "a", start: 2, end: 2 },
  { label: "a", start: -1, end: 2 },
  { label: "a", start: 0.5, end: 2 },
  { label: null, start: 0, end: 2 },
  "a",
  1,
  null,
];
const samples = [...values, "", -1, 1.5, Number.NaN, true, undefined, ...items.map((item) => [item])];

test.each(
  questionSchemas.flatMap(({ type, value: schema }) => samples.map((value) => ({ type, schema, value }))),
)("$type: the form and the schema say the same about $value", ({ type, schema, value }) => {
  expect(isFitting(type, value)).toBe(schema.safeParse(value).success);
});

test("a list that fits one type does not fit every type of lists", () => {
  const ranked = [{ value: "a", rank: 1 }];
  expect(fittingValue("ranking", ranked)).toBe(ranked);
  expect(fittingValue("span", ranked)).toBeUndefined();
  expect(fittingValue("ranking", ranked)).toBe(ranked);
});

test.each(cases)("$type shows $value, or nothing with a warning", ({ type, value }) => {
  const settings = settingsOf(type);
  const given = { id: "q", labelId: "title", settings, onChange: () => undefined };
  // What a server sends is not checked.
  const unchecked = {
    value: value as never,
    suggestion: { value: value as never, score: [0.5], agent: "model" },
  };
  const draw = () =>
    render(
      <LocaleProvider i18n={i18n}>
        <h3 id="title">Title</h3>
        <QuestionView {...given} {...unchecked} />
        <QuestionInField {...given} {...unchecked} text="a text" fallback="" />
      </LocaleProvider>,
    );
  expect(draw).not.toThrow();
  const isFitting = fittingValue(type, value) !== undefined;
  const warned = warn.mock.calls.filter(([sentence]) =>
    String(sentence).includes("is not a valid value for a question of type"),
  );
  expect(warned.length > 0).toBe(!isFitting);
});

test.each(cases)("$type takes its keys over $value", ({ type, value }) => {
  const press = {
    settings: settingsOf(type),
    value: value as never,
    isPencil: false,
    digits: undefined,
    now: 0,
  };
  for (const key of ["1", "Delete", "Backspace"])
    expect(() => onQuestionKey({ ...press, key })).not.toThrow();
});
