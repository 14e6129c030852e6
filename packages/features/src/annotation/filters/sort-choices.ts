import type { Question, SortItem } from "@glossa/contract";

/** A key by which records can be sorted, without its direction. */
export type SortSubject = Omit<SortItem, "order">;

/** The part of a sort key in a list of keys: which one, and its direction. */
export interface SortKeyOnScreen {
  id: string;
  isDescending: boolean;
}

/**
 * The keys by which records of a dataset can be sorted: their dates, the scores of suggestions, the values of ratings,
 * and metadata that has values.
 */
export function sortSubjects(
  questions: readonly Pick<Question, "name" | "settings">[],
  metadata: readonly { name: string }[],
): SortSubject[] {
  const ratings = questions.filter(({ settings }) => settings.type === "rating");
  return [
    { entity: "record", name: "inserted_at" },
    { entity: "record", name: "updated_at" },
    ...metadata.map(({ name }): SortSubject => ({ entity: "metadata", name })),
    ...questions.map(({ name }): SortSubject => ({ entity: "suggestion", name, property: "score" })),
    ...ratings.map(({ name }): SortSubject => ({ entity: "suggestion", name, property: "value" })),
    ...ratings.map(({ name }): SortSubject => ({ entity: "response", name })),
  ];
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
