import { describe, expect, it, test } from "vitest";
import { allDatasets, datasetCriteriaFrom, withDatasetCriteria } from "./criteria";

const read = (query: string, known: string[] = []) => datasetCriteriaFrom(new URLSearchParams(query), known);

describe("the criteria in the address", () => {
  it("are all datasets, sorted by their last activity, the latest first (spec 81)", () => {
    expect(read("")).toEqual(allDatasets);
    expect(withDatasetCriteria(new URLSearchParams(), allDatasets).toString()).toBe("");
  });

  test.each([
    ["workspaces=legal", { workspaces: ["legal"] }],
    ["workspaces=legal%2Csupport", { workspaces: ["legal", "support"] }],
    ["sort=name", { sort: "name", order: "asc" }],
    ["sort=name&order=desc", { sort: "name", order: "desc" }],
    ["sort=createdAt", { sort: "createdAt", order: "desc" }],
    ["order=asc", { order: "asc" }],
    ["search=ticket+%26+more", { query: "ticket & more" }],
    ["workspaces=%D9%82%D8%A7%D9%86%D9%88%D9%86", { workspaces: ["قانون"] }],
  ] as const)("%s selects %j and is written in the same way (spec 79)", (query, own) => {
    const criteria = { ...allDatasets, ...own };
    expect(read(query)).toEqual(criteria);
    expect(withDatasetCriteria(new URLSearchParams(), criteria).toString()).toBe(query);
  });

  test.each(["sort=size", "order=up", "workspaces=", "workspaces=,,"])("%s means the default", (query) => {
    expect(read(query)).toEqual(allDatasets);
  });

  it("contain workspaces with a comma in their names", () => {
    const known = ["Berlin, Mitte", "Berlin", "legal"];
    expect(read("workspaces=legal,Berlin, Mitte", known).workspaces).toEqual(["legal", "Berlin, Mitte"]);
    expect(read("workspaces=Berlin,legal", known).workspaces).toEqual(["Berlin", "legal"]);
    expect(read("workspaces=legal,legal,gone", known).workspaces).toEqual(["legal", "gone"]);
  });

  it("leave other parameters as they are", () => {
    const params = new URLSearchParams("theme=dark&sort=name");
    expect(withDatasetCriteria(params, allDatasets).toString()).toBe("theme=dark");
  });
});
