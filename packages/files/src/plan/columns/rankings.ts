import { isObject } from "../../tables/json-row";
import { itemsIn, textIn } from "./value-kind";

/** More items than a ranking can have. */
const manyItems = 51;

/**
 * Notes the items of rankings, which files of this server have as lists of `{"value": "a", "rank": 1}`. Suggestions may
 * have no ranks: their items are in order.
 */
export class RankingTally {
  private readonly found = new Set<string>();
  private hasOthers = false;

  /** Notes a value; an empty list is a ranking of nothing. */
  take(value: unknown): void {
    if (this.hasOthers) return;
    for (const item of itemsIn(value)) {
      const name = itemOf(item);
      if (name === undefined) this.hasOthers = true;
      else if (this.found.size < manyItems) this.found.add(name);
    }
  }

  /** The items, if there are no other values, and as many items as a question may have. */
  items(): ReadonlySet<string> | undefined {
    const isRanking = !this.hasOthers && this.found.size >= 2 && this.found.size < manyItems;
    return isRanking ? this.found : undefined;
  }
}

function itemOf(item: unknown): string | undefined {
  if (!isObject(item) || typeof item.value !== "string") return undefined;
  const isRanked = item.rank === null || typeof item.rank === "number";
  const isOnlyNamed = Object.keys(item).length === 1;
  return isRanked || isOnlyNamed ? textIn(item.value) : undefined;
}
