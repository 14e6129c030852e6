import type { SortItem } from "@glossa/contract";
import { expect, test } from "vitest";
import { dataset } from "./fixtures";
import { itemsOf, keysOf, sortOffers } from "./sort-choices";

const names = (sort: readonly SortItem[] = []) =>
  sortOffers(dataset, sort).map(({ by }) => [by.entity, by.name, by.property].filter(Boolean).join(" "));

test("records are sorted by times, scores, ratings, and metadata that has values (spec 251)", () => {
  expect(names()).toEqual([
    "record inserted_at",
    "record updated_at",
    "suggestion need score",
    "suggestion details score",
    "suggestion urgency score",
    "suggestion reply score",
    "suggestion urgency value",
    "response urgency",
    "metadata channel",
    "metadata words",
    "metadata sentiment",
    "metadata language",
  ]);
});

test("a key of a link that is not offered otherwise can be seen and removed", () => {
  const sort: SortItem[] = [{ entity: "record", name: "external_id", order: "desc" }];
  expect(names(sort).at(-1)).toBe("record external_id");
  expect(itemsOf(keysOf(sort), sortOffers(dataset, sort))).toEqual(sort);
});

test.each<SortItem[]>([
  [{ entity: "metadata", name: "words", order: "asc" }],
  [{ entity: "suggestion", name: "urgency", property: "value", order: "desc" }],
  [{ entity: "suggestion", name: "urgency", property: "score", order: "asc" }],
  [{ entity: "response", name: "urgency", order: "asc" }],
])("a key keeps its entity, name, property and direction: %j (spec 248)", (item) => {
  expect(itemsOf(keysOf([item]), sortOffers(dataset, [item]))).toEqual([item]);
});
