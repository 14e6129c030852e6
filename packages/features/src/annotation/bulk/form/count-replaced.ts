import { ownValue } from "@glossa/question-types/schema";
import type { BulkView } from "../bulk-view";

/** In how many of the selected records on the page a value of the form replaces another one that the user has given. */
export function countReplaced({
  rows,
  selected,
  draft,
}: Pick<BulkView, "rows" | "selected" | "draft">): number {
  const given = Object.entries(draft);
  const replaces = ({ values }: BulkView["rows"][number]) =>
    given.some(([question, { value }]) => {
      const own = ownValue(values, question);
      return own !== undefined && !own.isPencil && JSON.stringify(own.value) !== JSON.stringify(value);
    });
  return rows.filter((row) => selected.includes(row.record.id) && replaces(row)).length;
}
