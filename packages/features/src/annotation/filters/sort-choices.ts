import type { Question, SortItem } from "@glossa/contract";

/** A key by which records can be sorted, without its direction. */
export type SortSubject = Omit<SortItem, "order">;

/** What decides on the keys that are offered. */
interface SortedView {
  questions: readonly Pick<Question, "name" | "settings">[];
  choices?: { metadata: readonly { name: string }[] } | undefined;
}

/** The part of a sort key in a list of keys: which one, and its direction. */
export interface SortKeyOnScreen {
  id: string;
  isDescending: boolean;
}

/**
 * The keys by which records of a dataset can be sorted: their dates, the scores of suggestions, the values of ratings,
 * metadata that has values, and others by which they are sorted already, for example by a link.
 */
export function sortSubjects({ questions, choices }: SortedView, sort: readonly SortItem[]): SortSubject[] {
  const ratings = questions.filter(({ settings }) => settings.type === "rating");
  const metadata = choices?.metadata ?? [];
  const offered: SortSubject[] = [
    { entity: "record", name: "inserted_at" },
    { entity: "record", name: "updated_at" },
    ...metadata.map(({ name }): SortSubject => ({ entity: "metadata", name })),
    ...questions.map(({ name }): SortSubject => ({ entity: "suggestion", name, property: "score" })),
    ...ratings.map(({ name }): SortSubject => ({ entity: "suggestion", name, property: "value" })),
    ...ratings.map(({ name }): SortSubject => ({ entity: "response", name })),
  ];
  const ids = new Set(offered.map(sortId));
  const others = sort.filter((item) => !ids.has(sortId(item)));
  return [...offered, ...others.map(({ order: _, ...subject }) => subject)];
}

/** The id of a key in a list of keys. */
export function sortId({ entity, name, property }: SortSubject): string {
  return JSON.stringify([entity, name, property ?? null]);
}

/** The keys as a list of keys shows them. */
export function keysOf(sort: readonly SortItem[]): SortKeyOnScreen[] {
  return sort.map((item) => ({ id: sortId(item), isDescending: item.order === "desc" }));
}

/** The sort items of a list of keys; unknown ids are left out. */
export function sortOf(keys: readonly SortKeyOnScreen[], subjects: readonly SortSubject[]): SortItem[] {
  return keys.flatMap(({ id, isDescending }) => {
    const subject = subjects.find((one) => sortId(one) === id);
    return subject ? [{ ...subject, order: isDescending ? "desc" : "asc" }] : [];
  });
}
