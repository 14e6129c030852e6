import type { SortItem } from "@glossa/contract";
import type { SortKey } from "@glossa/design-system";
import { metadataChoices, responseChoices, suggestionChoices } from "./choices";
import type { Filterable } from "./filters-view";

/** What records can be sorted by: a key without its direction. */
export type SortBy = Omit<SortItem, "order">;

/** A key that is offered. */
export interface SortOffer {
  id: string;
  by: SortBy;
  /** The title of the property or question; the name of a record's property. */
  title: string;
}

/** Identifies a key, whatever its direction. */
export function sortId({ entity, name, property }: SortBy): string {
  return JSON.stringify([entity, name, ...(property ? [property] : [])]);
}

/**
 * The keys that records can be sorted by, and those that are in use: times, scores of suggestions, ratings that
 * models or people gave, and metadata of which records have values.
 */
export function sortOffers(dataset: Filterable, sort: readonly SortItem[]): SortOffer[] {
  const isRating = ({ choice }: { choice?: { kind: string } | undefined }) => choice?.kind === "range";
  const suggested = suggestionChoices(dataset);
  const offers = [
    ...["inserted_at", "updated_at"].map((name) => offer({ entity: "record", name }, name)),
    ...suggested.map(({ name, title }) => offer({ entity: "suggestion", name, property: "score" }, title)),
    ...suggested
      .filter(({ value }) => isRating({ choice: value }))
      .map(({ name, title }) => offer({ entity: "suggestion", name, property: "value" }, title)),
    ...responseChoices(dataset.questions)
      .filter(isRating)
      .map(({ name, title }) => offer({ entity: "response", name }, title)),
    ...metadataChoices(dataset).map(({ name, title }) => offer({ entity: "metadata", name }, title)),
  ];
  const others = sort.filter((item) => offers.every(({ id }) => id !== sortId(item)));
  return [...offers, ...others.map(({ order: _order, ...by }) => offer(by, titleOf(by, dataset)))];
}

function offer(by: SortBy, title: string): SortOffer {
  return { id: sortId(by), by, title };
}

/** The title of what a key sorts by. */
function titleOf({ entity, name }: SortBy, { properties, questions }: Filterable): string {
  const among = entity === "metadata" ? properties : questions;
  return (entity === "record" ? undefined : among.find((one) => one.name === name)?.title) ?? name;
}

/** Sort items as the keys of a list. */
export function keysOf(sort: readonly SortItem[]): SortKey[] {
  return sort.map((item) => ({ id: sortId(item), isDescending: item.order === "desc" }));
}

/** The keys of a list as sort items; keys that are not offered are left out. */
export function itemsOf(keys: readonly SortKey[], offers: readonly SortOffer[]): SortItem[] {
  return keys.flatMap(({ id, isDescending }) => {
    const found = offers.find((one) => one.id === id);
    return found ? [{ ...found.by, order: isDescending ? ("desc" as const) : ("asc" as const) }] : [];
  });
}
