/** A sort key; the first one takes precedence, the next ones break ties. */
export interface SortKey {
  /** The identifier that the caller uses. */
  id: string;
  isDescending: boolean;
}

/** Adds a sort key, ascending. */
export function withKey(keys: readonly SortKey[], id: string): readonly SortKey[] {
  return keys.some((key) => key.id === id) ? keys : [...keys, { id, isDescending: false }];
}

/** Removes a sort key. */
export function withoutKey(keys: readonly SortKey[], id: string): readonly SortKey[] {
  return keys.filter((key) => key.id !== id);
}

/** Reverses the direction of a sort key. */
export function turned(keys: readonly SortKey[], id: string): readonly SortKey[] {
  return keys.map((key) => (key.id === id ? { ...key, isDescending: !key.isDescending } : key));
}
