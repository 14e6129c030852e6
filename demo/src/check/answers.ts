import type { DemoAnswer, DemoDataset, DemoRecord } from "../dataset";

/** The share of submitted answers that differ from the suggestion for the same question. */
export function correctedShare(records: readonly DemoRecord[]): number {
  const pairs = records.flatMap((record) =>
    submitted(record).flatMap(({ values }) =>
      Object.entries(values).flatMap(([question, answer]) => {
        const suggestion = record.suggestions[question];
        return suggestion ? [isSame(answer, suggestion.value)] : [];
      }),
    ),
  );
  return shareOf(pairs, (same) => !same);
}

/** The share of records answered by several people on whose label they do not agree. */
export function disagreementShare(dataset: DemoDataset): number {
  const label =
    dataset.questions.find((question) => question.settings.type === "label_selection")?.name ?? "";
  const shared = dataset.records.map(submitted).filter((responses) => responses.length > 1);
  return shareOf(shared, (responses) => new Set(responses.map(({ values }) => values[label])).size > 1);
}

/** The share of records that a person has neither answered nor put aside. */
export function pendingShare(records: readonly DemoRecord[], user: string): number {
  return shareOf(records, (record) => !record.responses.some((response) => response.user === user));
}

function submitted(record: DemoRecord) {
  return record.responses.filter((response) => response.status === "submitted");
}

// The order in which labels were ticked says nothing.
function isSame(left: DemoAnswer, right: DemoAnswer): boolean {
  const [first, second] = [left, right].map((answer) =>
    Array.isArray(answer) ? [...answer].sort().join("\n") : answer,
  );
  return first === second;
}

function shareOf<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isCounted).length / items.length;
}
