import type { SortItem } from "@glossa/contract";
import { describe, expect, it } from "vitest";
import { aQuestion } from "../fixtures/fixtures";
import { metadataBadges, responseBadges, suggestionBadges } from "./badges";
import {
  rangeCondition,
  respondentsIn,
  responseFilterOn,
  termsCondition,
  valueChoiceOf,
  withAgreement,
  withMetadata,
  withRespondents,
  withResponse,
  withSuggestion,
} from "./conditions";
import { keysOf, sortId, sortOf, sortSubjects } from "./sort-choices";

const option = (value: string) => ({ value, text: value.toUpperCase(), description: null });
const rating = aQuestion({
  name: "urgency",
  settings: { type: "rating", options: [1, 2, 3].map((value) => ({ value })) },
});
const text = aQuestion({ name: "note", settings: { type: "text", use_markdown: false } });

const words = {
  title: (name: string) => name.toUpperCase(),
  option: (question: string, value: string) => `${question}.${value}`,
  number: String,
  score: "score",
  others: (value: string) => `others: ${value}`,
  agreement: { agree: "people agree", disagree: "people disagree" },
  among: (value: string, names: string) => `${value} (only ${names})`,
  respondents: "Submitted by",
};

describe("conditions of filters", () => {
  it("metadata has terms or a range per property (spec 253)", () => {
    const lang = withMetadata([], "lang", termsCondition(["en", "de"]));
    const both = withMetadata(lang, "size", rangeCondition([2, 5], { min: 0, max: 9 }));
    expect(both).toEqual([
      { name: "lang", terms: ["en", "de"] },
      { name: "size", range: { ge: 2, le: 5 } },
    ]);
    expect(withMetadata(both, "lang", undefined)).toEqual([{ name: "size", range: { ge: 2, le: 5 } }]);
    expect(withMetadata(both, "lang", termsCondition(["fr"]))[0]).toEqual({ name: "lang", terms: ["fr"] });
  });

  it("the whole range and no term are no condition", () => {
    expect(rangeCondition([0, 9], { min: 0, max: 9 })).toBeUndefined();
    expect(termsCondition([])).toBeUndefined();
    expect(withResponse([], "urgency", undefined)).toEqual([]);
  });

  it("suggestions have a value, a score and agents per question (spec 255)", () => {
    const scored = withSuggestion([], "need", { score: { ge: 0, le: 0.5 } });
    const all = withSuggestion(scored, "need", { agents: ["a"], value: { terms: ["x"] } });
    expect(all).toEqual([
      { name: "need", value: { terms: ["x"] }, score: { ge: 0, le: 0.5 }, agents: ["a"] },
    ]);
    expect(withSuggestion(scored, "need", { score: undefined })).toEqual([]);
  });

  it("labels are terms, several labels have an operator, ratings a range (spec 254)", () => {
    const settings = { options: [option("a")], visible_options: null };
    const kindOf = (type: "label_selection" | "multi_label_selection") =>
      valueChoiceOf({ settings: { type, options_order: "natural", ...settings } as never })?.kind;
    expect([kindOf("label_selection"), kindOf("multi_label_selection")]).toEqual(["terms", "operator"]);
    expect(valueChoiceOf(rating)).toEqual({ kind: "range", min: 1, max: 3 });
    expect(valueChoiceOf(text)).toBeUndefined();
  });
});

describe("filters on the responses of others", () => {
  const own = { name: "need", terms: ["x"] };
  const others = { name: "need", of: "others", terms: ["y"] } as const;
  const agreement = { name: "need", agreement: "disagree" } as const;

  it("stand beside those on the user's own, and change alone", () => {
    const two = withResponse([own], "need", { terms: ["y"] }, "others");
    const three = withAgreement(two, "need", "disagree");
    expect(three).toEqual([own, others, agreement]);
    expect(withResponse(three, "need", { terms: ["z"] })).toEqual([
      { ...own, terms: ["z"] },
      others,
      agreement,
    ]);
    expect(withResponse(three, "need", undefined, "others")).toEqual([own, agreement]);
    expect(withAgreement(three, "need", undefined)).toEqual([own, others]);
    expect(responseFilterOn(three, "need", "others")).toEqual(others);
    expect(responseFilterOn(three, "other", "agreement")).toBeUndefined();
  });

  it("are named in their badges", () => {
    const users = { users: ["ana", "ben"] };
    const labels = responseBadges([own, others, agreement, users], words).map(({ label }) => label);
    expect(labels).toEqual([
      "NEED: need.x",
      "NEED: others: need.y",
      "NEED: people disagree",
      "Submitted by: ana, ben",
    ]);
  });

  it("on who has responded are one filter", () => {
    const one = withRespondents([own], ["ana"]);
    expect(one).toEqual([own, { users: ["ana"] }]);
    expect(withRespondents(one, ["ana", "ben"])).toEqual([own, { users: ["ana", "ben"] }]);
    expect(respondentsIn(one)).toEqual(["ana"]);
    expect(withRespondents(one, [])).toEqual([own]);
    expect(respondentsIn([own])).toEqual([]);
  });
});

describe("badges of filters", () => {
  it("name the property and what is set, and remove it", () => {
    const list = [
      { name: "lang", terms: ["en", "de"] },
      { name: "size", range: { ge: 2, le: 5 } },
    ];
    expect(metadataBadges(list, words)).toEqual([
      { label: "LANG: en, de", parts: { title: "LANG:", value: "en, de" }, without: [list[1]] },
      { label: "SIZE: 2 – 5", parts: { title: "SIZE:", value: "2 – 5" }, without: [list[0]] },
    ]);
  });

  it("connect all of several values by a plus sign, any of them by a comma", () => {
    const labels = (operator: "and" | "or") =>
      responseBadges([{ name: "t", operator, values: ["a", "b"] }], words).map(({ label }) => label);
    expect([labels("and"), labels("or")]).toEqual([["T: t.a + t.b"], ["T: t.a, t.b"]]);
  });

  it("show each condition of a suggestion, and remove one at a time", () => {
    const list = [{ name: "need", score: { ge: 0, le: 0.5 }, agents: ["x", "y"] }];
    expect(suggestionBadges(list, words)).toMatchObject([
      { label: "NEED: score 0 – 0.5", without: [{ name: "need", agents: ["x", "y"] }] },
      { label: "NEED: x, y", without: [{ name: "need", score: { ge: 0, le: 0.5 } }] },
    ]);
  });
});

describe("sort keys", () => {
  const withSize = { metadata: [{ name: "size" }] };

  it("are dates, metadata with values, scores of all questions and values of ratings (spec 248, 251)", () => {
    const ids = sortSubjects({ questions: [rating, text], choices: withSize }, []).map(sortId);
    expect(ids).toEqual([
      '["record","inserted_at",null]',
      '["record","updated_at",null]',
      '["metadata","size",null]',
      '["suggestion","urgency","score"]',
      '["suggestion","note","score"]',
      '["suggestion","urgency","value"]',
      '["response","urgency",null]',
    ]);
  });

  it("keep their order and direction, and leave out unknown ones", () => {
    const sort = [
      { entity: "metadata", name: "size", order: "desc" },
      { entity: "record", name: "inserted_at", order: "asc" },
    ] as const;
    expect(sortOf(keysOf(sort), sortSubjects({ questions: [], choices: withSize }, []))).toEqual(sort);
    expect(sortOf([{ id: "x", isDescending: true }], [])).toEqual([]);
  });

  it.each<SortItem>([
    { entity: "record", name: "external_id", order: "desc" },
    { entity: "metadata", name: "empty", order: "asc" },
  ])(
    "from a link stay when another one is added, also if they are not offered: $name (spec 251)",
    (linked) => {
      const subjects = sortSubjects({ questions: [] }, [linked]);
      const added = [
        ...keysOf([linked]),
        { id: sortId({ entity: "record", name: "updated_at" }), isDescending: true },
      ];
      expect(sortOf(added, subjects)).toEqual([
        linked,
        { entity: "record", name: "updated_at", order: "desc" },
      ]);
    },
  );
});
