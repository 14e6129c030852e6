import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { QuestionInField, QuestionView } from "./QuestionView";
import { onQuestionKey } from "./registry";
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
  // Twice, because what was found out about lists is kept.
  for (const _time of [1, 2]) expect(fittingValue(type, value) !== undefined).toBe(expected);
  const found = suggestionFor({ id: "q", settings: { type } }, [{ question_id: "q", value }]);
  expect(found !== undefined).toBe(expected);
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
