import type { RecordFilters, SuggestionFilter } from "@glossa/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areSameFilters, filterNames, filterParameters, filtersFrom, isFiltered, noFilters } from "./filters";
import { similarityLimits } from "./similarity";

type Filters = Partial<Record<(typeof filterNames)[number], string>>;

/** Reads a parameter of a URL, and writes it again. */
function through(parameters: Filters) {
  const read = filtersFrom(new URLSearchParams(parameters));
  const written = Object.entries(filterParameters(read)).filter(([, text]) => text !== undefined);
  return { read, written: Object.fromEntries(written) as Filters };
}

describe("filters in a URL", () => {
  it.each([
    ["metadata", "lang.en", { name: "lang", terms: ["en"] }],
    ["metadata", "lang.en.de", { name: "lang", terms: ["en", "de"] }],
    ["metadata", "size.ge2.le7", { name: "size", range: { ge: 2, le: 7 } }],
    ["metadata", "size.ge-2.5.le0.25", { name: "size", range: { ge: -2.5, le: 0.25 } }],
    ["metadata", "size.ge1e-7.le1e+21", { name: "size", range: { ge: 1e-7, le: 1e21 } }],
    ["metadata", "metadata.ge.1le.5", { name: "metadata", terms: ["ge", "1le", "5"] }],
    ["metadata", "share.100%", { name: "share", terms: ["100%"] }],
    ["metadata", "model.v1%2E5", { name: "model", terms: ["v1.5"] }],
    ["metadata", "a%7Eb.x%7Ey", { name: "a~b", terms: ["x~y"] }],
    ["metadata", "x.%67e1.le2", { name: "x", terms: ["ge1", "le2"] }],
    ["metadata", "x.%252E", { name: "x", terms: ["%2E"] }],
    ["response", "tone.good.bad", { name: "tone", terms: ["good", "bad"] }],
    ["response", "stars.ge1.le5", { name: "stars", range: { ge: 1, le: 5 } }],
    ["response", "tags.operator.and.values.a.b", { name: "tags", operator: "and", values: ["a", "b"] }],
    ["response", "tags.operator.or.values.a", { name: "tags", operator: "or", values: ["a"] }],
    ["response", "tags.operator.a", { name: "tags", terms: ["operator", "a"] }],
    ["suggestion", "q.score.ge0.1.le1", { name: "q", score: { ge: 0.1, le: 1 } }],
    ["suggestion", "q.value.ge1.le5", { name: "q", value: { range: { ge: 1, le: 5 } } }],
    ["suggestion", "q.value.operator.or.values.a", { name: "q", value: { operator: "or", values: ["a"] } }],
    ["suggestion", "q.value.values.ge1.le5", { name: "q", value: { terms: ["ge1", "le5"] } }],
    ["suggestion", "q.agent.llm/x:1.b", { name: "q", agents: ["llm/x:1", "b"] }],
    ["sort", "record.inserted_at.desc", { entity: "record", name: "inserted_at", order: "desc" }],
    ["sort", "metadata.asc.desc", { entity: "metadata", name: "asc", order: "desc" }],
    ["sort", "response.stars.asc", { entity: "response", name: "stars", order: "asc" }],
    [
      "sort",
      "suggestion.stars.value.desc",
      { entity: "suggestion", name: "stars", property: "value", order: "desc" },
    ],
  ])("%s=%s is read, and written as in Argilla (spec 236, 237)", (name, text, filter) => {
    const { read, written } = through({ [name]: text });
    expect(read).toEqual({ ...noFilters, [name]: [filter] });
    expect(written).toEqual({ [name]: text });
  });

  it("of one question's suggestions belong together, whatever is between them", () => {
    const entries = ["q.agent.a", "p.score.ge0.le1", "q.score.ge0.le0.5", "q.value.values.x"];
    const { read, written } = through({ suggestion: entries.join("~") });
    expect(read.suggestion).toEqual([
      { name: "q", agents: ["a"], score: { ge: 0, le: 0.5 }, value: { terms: ["x"] } },
      { name: "p", score: { ge: 0, le: 1 } },
    ]);
    expect(written.suggestion?.split("~").sort()).toEqual([...entries].sort());
  });

  it("find similar records by eight atoms (spec 238)", () => {
    const { read, written } = through({ similarity: "record.r1.vector.v%2E2.limit.200.order.least" });
    expect(read.similarity).toEqual({ recordId: "r1", vectorName: "v.2", limit: 200, order: "least" });
    expect(written.similarity).toBe("record.r1.vector.v%2E2.limit.200.order.least");
    const several = "record.r1,r2,r3.vector.v.limit.50.order.most";
    const { read: found, written: again } = through({ similarity: several });
    expect(found.similarity).toMatchObject({ recordId: "r1", moreRecordIds: ["r2", "r3"] });
    expect(again.similarity).toBe(several);
  });

  it.each([10, 50, 100, 200])("find up to %d similar records (spec 264)", (limit) => {
    const { read } = through({ similarity: `record.r.vector.v.limit.${limit}.order.most` });
    expect(read.similarity?.limit).toBe(limit);
    expect(similarityLimits).toContain(limit);
  });

  it.each([
    { metadata: "lang~.x~~size.ge7.le2" },
    { response: "q~q.ge2.le1~q.operator.and.values" },
    { suggestion: "q~q.x~q.score.ge0.le2~q.score.x~q.value.x~q.value~q.other.x" },
    {
      sort: "record~record.fields.asc~x.y.asc~suggestion.q.agent.asc~metadata.a.b.asc~.~response.q.value.asc",
    },
    { similarity: "record.r.vector.a.b.limit.50.order.most" },
    { similarity: "record.r.vector.v.limit.51.order.most" },
    { similarity: "record.r.vector.v.limit.50.order.first" },
    { similarity: "record..vector.v.limit.50.order.most" },
  ])("that do not follow the grammar are dropped: %o", (parameters) => {
    expect(through(parameters)).toEqual({ read: noFilters, written: {} });
  });

  it("on the responses of others and on agreement have words of their own", () => {
    const text =
      "q.of.others.a~q.of.others.ge1.le2~q.of.all.disagree~q.of.all.agree.an%2Ea.of~q.of.others.operator.or.values.a.b";
    const { read, written } = through({ response: text });
    expect(read.response).toEqual([
      { name: "q", of: "others", terms: ["a"] },
      { name: "q", of: "others", range: { ge: 1, le: 2 } },
      { name: "q", agreement: "disagree" },
      { name: "q", agreement: "agree", among: ["an.a", "of"] },
      { name: "q", of: "others", operator: "or", values: ["a", "b"] },
    ]);
    expect(written.response).toBe(text);
    expect(through({ response: "q.of.all" }).read.response).toEqual([{ name: "q", terms: ["of", "all"] }]);
  });

  it("on who has responded are the entry without a question", () => {
    const text = "user.user.a~.user.ana.b%2Ec";
    const { read, written } = through({ response: text });
    expect(read.response).toEqual([{ name: "user", terms: ["user", "a"] }, { users: ["ana", "b.c"] }]);
    expect(written.response).toBe(text);
    expect(through({ response: ".user.~.user~.users.x" })).toEqual({ read: noFilters, written: {} });
  });

  it("are ascending unless they say otherwise (spec 248)", () => {
    expect(through({ sort: "metadata.size" }).read.sort).toEqual([
      { entity: "metadata", name: "size", order: "asc" },
    ]);
  });

  const character = fc.constantFrom(
    ..."a é 👋 . ~ % %2E %7E %25 %67 %6F ge1 le5 ge2.le3 of others all agree operator and values score _ ' \" & = + # <b> اللغة".split(
      " ",
    ),
  );
  const atom = fc.array(character, { minLength: 0, maxLength: 5 }).map((characters) => characters.join(""));
  const name = fc.array(character, { minLength: 1, maxLength: 4 }).map((characters) => characters.join(""));
  const atoms = fc.array(atom, { minLength: 1, maxLength: 4 });
  const number = fc
    .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    .map((one) => one + 0);
  const rangeOf = (numbers: fc.Arbitrary<number>) =>
    fc.tuple(numbers, numbers).map(([a, b]) => ({ ge: Math.min(a, b), le: Math.max(a, b) }));
  const range = rangeOf(number);
  const terms = fc.record({ terms: atoms });
  const anyValue = fc.oneof(
    terms,
    fc.record({ range }),
    fc.record({ operator: fc.constantFrom("and" as const, "or" as const), values: atoms }),
  );
  const order = fc.constantFrom("asc" as const, "desc" as const);
  const sortItem = fc.oneof(
    fc.record({
      entity: fc.constant("record" as const),
      name: fc.constantFrom("inserted_at", "updated_at"),
      order,
    }),
    fc.record({ entity: fc.constantFrom("metadata" as const, "response" as const), name, order }),
    fc.record({
      entity: fc.constant("suggestion" as const),
      name,
      property: fc.constantFrom("score" as const, "value" as const),
      order,
    }),
  );
  const suggestion: fc.Arbitrary<SuggestionFilter> = fc
    .record(
      { name, value: anyValue, score: rangeOf(fc.double({ min: 0, max: 1, noNaN: true })), agents: atoms },
      { requiredKeys: ["name"] },
    )
    .filter((one) => Object.keys(one).length > 1);
  const withName = <T extends object>(condition: fc.Arbitrary<T>) =>
    fc.tuple(name, condition).map(([of, one]) => ({ name: of, ...one }));
  const ofOthers = fc.tuple(fc.boolean(), anyValue).map(([isOfOthers, one]) => ({
    ...(isOfOthers && { of: "others" as const }),
    ...one,
  }));
  const agreement = fc.record(
    {
      agreement: fc.constantFrom("agree" as const, "disagree" as const),
      among: fc.array(name, { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ["agreement"] },
  );
  const filters: fc.Arbitrary<RecordFilters> = fc.record(
    {
      metadata: fc.array(withName(fc.oneof(terms, fc.record({ range }))), { maxLength: 3 }),
      response: fc.array(withName(fc.oneof(ofOthers, agreement)), { maxLength: 3 }),
      suggestion: fc.uniqueArray(suggestion, { maxLength: 3, selector: (one) => one.name }),
      sort: fc.array(sortItem, { maxLength: 3 }),
      similarity: fc.record({
        recordId: name,
        vectorName: name,
        limit: fc.constantFrom(10, 50, 100, 200),
        order: fc.constantFrom("most" as const, "least" as const),
      }),
    },
    { requiredKeys: ["metadata", "response", "suggestion", "sort"] },
  );

  it("are read as they were written, with any characters in names and values", () => {
    fc.assert(
      fc.property(filters, (given) => {
        const parameters = new URLSearchParams();
        for (const [key, text] of Object.entries(filterParameters(given)))
          if (text !== undefined) parameters.set(key, text);
        const read = filtersFrom(new URLSearchParams(parameters.toString()));
        expect(read).toEqual(given);
        expect(areSameFilters(read, given)).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  it("are never refused, whatever is in the URL", () => {
    fc.assert(
      fc.property(fc.constantFrom(...filterNames), fc.string({ unit: "grapheme" }), (key, text) => {
        const { read, written } = through({ [key]: text });
        expect(through(written).read).toEqual(read);
      }),
    );
  });

  it("can be reset, except the similar record", () => {
    expect([noFilters, through({ sort: "metadata.size.asc" }).read].map(isFiltered)).toEqual([false, true]);
    expect(isFiltered(through({ similarity: "record.r.vector.v.limit.10.order.most" }).read)).toBe(false);
  });
});
