import type { DemoRecord } from "../dataset";
import { similarity } from "../vectors";

/** Of the three records whose vectors lie nearest, how many are on the same topic. */
export function nearOnTopic(records: readonly DemoRecord[], id: string): number {
  const record = records.find((each) => each.external_id === id);
  if (!record)
    throw new Error(`No demo record is called "${id}", so its neighbours cannot be judged. Name another.`);
  const likeness = (other: DemoRecord) => similarity(vectorOf(record), vectorOf(other));
  return records
    .filter((other) => other !== record)
    .sort((left, right) => likeness(right) - likeness(left))
    .slice(0, 3)
    .filter((other) => other.topic === record.topic).length;
}

function vectorOf(record: DemoRecord): number[] {
  return record.vectors.content ?? [];
}
