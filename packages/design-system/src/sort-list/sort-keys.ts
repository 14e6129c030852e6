/** One thing that a list is sorted by; the first one decides, the next ones settle ties. */
export interface SortKey {
  /** What the caller knows it by. */
  id: string;
  isDescending: boolean;
}

/** Sorts by one thing more, upwards at first. */
export function withKey(keys: readonly SortKey[], id: string): readonly SortKey[] {
  return keys.some((key) => key.id === id) ? keys : [...keys, { id, isDescending: false }];
}

/** No longer sorts by something. */
export function withoutKey(keys: readonly SortKey[], id: string): readonly SortKey[] {
  return keys.filter((key) => key.id !== id);
}

/** Turns the direction of one key round. */
export function turned(keys: readonly SortKey[], id: string): readonly SortKey[] {
  return keys.map((key) => (key.id === id ? { ...key, isDescending: !key.isDescending } : key));
}
