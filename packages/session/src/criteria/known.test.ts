import { describe, expect, it } from "vitest";
import { criteriaFrom, withCriteria } from "./address";
import { type CriteriaNames, isNamingParts, knownCriteria } from "./known";

const limits = { min: null, max: null };
const dataset: CriteriaNames = {
  fields: [{ name: "body" }],
  questions: [
    { name: "tone", settings: { type: "label_selection", options: [{ value: "good" }, { value: "bad" }] } },
    { name: "stars", settings: { type: "rating", options: [{ value: 1 }, { value: 2 }] } },
    { name: "note", settings: { type: "text" } },
  ],
  properties: [
    { name: "lang", settings: { type: "terms", values: null } },
    { name: "size", settings: { type: "integer", ...limits } },
  ],
  vectors: [{ name: "v" }],
};

/** The parameters of a URL that are left, and the names that were dropped. */
function known(address: string, names = dataset) {
  const { criteria, dropped, isWithoutOthers } = knownCriteria(
    criteriaFrom(new URLSearchParams(address), "d"),
    names,
  );
  const after = withCriteria(new URLSearchParams(address), criteria);
  after.delete("page");
  return { left: decodeURIComponent(after.toString()), dropped, ...(isWithoutOthers && { isWithoutOthers }) };
}

describe("criteria that name parts of a dataset", () => {
  it.each([
    "search=a~body",
    "metadata=lang.en~size.ge1.le2",
    "response=tone.good",
    "suggestion=note.agent.x",
    "sort=record.inserted_at.desc~metadata.size.asc~suggestion.note.score.asc~response.tone.asc",
    "similarity=record.r.vector.v.limit.50.order.most",
  ])("stay as they are if the dataset has all of them: %s", (address) => {
    expect(known(address)).toEqual({ left: address, dropped: [] });
  });

  it("filter by the responses of others only for those who may", () => {
    const address = "response=tone.good~tone.of.others.bad~tone.of.all.disagree";
    expect(known(address)).toEqual({ left: "response=tone.good", dropped: [], isWithoutOthers: true });
    expect(known(address, { ...dataset, responsesOfOthers: true })).toEqual({ left: address, dropped: [] });
  });

  it("filter by who has responded only for those who may, where the server can", () => {
    const address = "response=tone.of.all.disagree~.user.ana";
    const [may, can] = [{ responsesOfOthers: true }, { respondents: true }];
    const without = { left: "response=tone.of.all.disagree", dropped: [], isWithoutOthers: true };
    expect(known(address, { ...dataset, ...can })).toEqual({ left: "", dropped: [], isWithoutOthers: true });
    expect(known(address, { ...dataset, ...may })).toEqual(without);
    expect(known(address, { ...dataset, ...may, ...can })).toEqual({ left: address, dropped: [] });
  });

  it("are similar to several records only where the server finds those", () => {
    const address = (ids: string) => `similarity=record.${ids}.vector.v.limit.50.order.most`;
    expect(known(address("r,s,t"))).toEqual({ left: address("r"), dropped: [] });
    const several = { ...dataset, similarToSeveral: true };
    expect(known(address("r,s,t"), several)).toEqual({ left: address("r,s,t"), dropped: [] });
  });

  it.each([
    ["search=a~title", "search=a", ["title"]],
    ["metadata=lang.en~source.x", "metadata=lang.en", ["source"]],
    ["metadata=lang.ge1.le2~size.x", "", ["lang", "size"]],
    ["response=mood.x&suggestion=mood.agent.y", "", ["mood"]],
    ["response=tone.good.fine", "response=tone.good", ["fine"]],
    ["response=tone.fine", "", ["fine"]],
    ["response=tone.operator.and.values.good.fine", "response=tone.operator.and.values.good", ["fine"]],
    ["response=stars.2.3", "response=stars.2", ["3"]],
    ["suggestion=tone.value.values.fine~tone.agent.y", "suggestion=tone.agent.y", ["fine"]],
    ["suggestion=tone.value.values.fine", "", ["fine"]],
    ["sort=metadata.source.asc~response.note.asc~suggestion.note.value.asc", "", ["source", "note"]],
    ["similarity=record.r.vector.w.limit.50.order.most", "", ["w"]],
  ])("lose what the dataset does not have: %s", (address, left, dropped) => {
    expect(known(address)).toEqual({ left, dropped });
  });

  it("keep any vector if the vectors could not be loaded", () => {
    const similar = "similarity=record.r.vector.w.limit.50.order.most";
    expect(known(similar, { ...dataset, vectors: undefined }).left).toBe(similar);
  });

  it.each([
    ["status=draft&page=3", false],
    ["search=a", false],
    ["search=a~body", true],
    ["sort=record.inserted_at.desc", true],
    ["similarity=record.r.vector.v.limit.50.order.most", true],
  ])("%s: %s", (address, isNaming) => {
    expect(isNamingParts(criteriaFrom(new URLSearchParams(address), "d"))).toBe(isNaming);
  });
});
