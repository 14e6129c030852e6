import type { DemoDataset, DemoRecord, DemoValue } from "../dataset";

/** The share of submitted values that differ from the suggestion for the same question. */
export function correctedShare(records: readonly DemoRecord[]): number {
  const pairs = records.flatMap((record) =>
    submitted(record).flatMap(({ values }) =>
      Object.entries(values).flatMap(([question, value]) => {
        const suggestion = record.suggestions[question];
        return suggestion ? [isSame(value, suggestion.value)] : [];
      }),
    ),
  );
  return shareOf(pairs, (same) => !same);
}

/** The share of records with several responses that disagree on the label or the spans. */
export function disagreementShare({ questions, records }: DemoDataset): number {
  const label = questions.find(({ settings }) => settings.type === "label_selection") ?? questions[0];
  const shared = records.map(submitted).filter((responses) => responses.length > 1);
  const said = (values: Record<string, DemoValue>) => canonical(values[label?.name ?? ""] ?? "");
  return shareOf(shared, (responses) => new Set(responses.map(({ values }) => said(values))).size > 1);
}

/** The share of records that a user has neither submitted nor discarded. */
export function pendingShare(records: readonly DemoRecord[], user: string): number {
  return shareOf(records, (record) => !record.responses.some((response) => response.user === user));
}

function submitted(record: DemoRecord) {
  return record.responses.filter((response) => response.status === "submitted");
}

function isSame(left: DemoValue, right: DemoValue): boolean {
  return canonical(left) === canonical(right);
}

// The order in which labels were chosen or spans marked does not count.
function canonical(value: DemoValue): string {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items
    .map((item) => JSON.stringify(item))
    .sort()
    .join("\n");
}

function shareOf<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isCounted).length / items.length;
}
