import type { EventBus } from "./event-bus";

/** Their ids fit into one message of the bus. */
const maxNamed = 100;

interface RecordChange {
  recordIds?: readonly string[];
}

function topicOf(datasetId: string): string {
  return `record changes ${datasetId}`;
}

/**
 * Notifies everyone who watches a dataset that suggestions or other parts of its records were changed; responses are not
 * such parts. Call it after the transaction.
 *
 * @param recordIds undefined if the changed records are not known one by one
 */
export async function tellRecordsChanged(
  bus: EventBus,
  datasetId: string,
  recordIds: readonly string[] | undefined,
): Promise<void> {
  if (recordIds?.length === 0) return;
  const isNamed = recordIds !== undefined && recordIds.length <= maxNamed;
  const change: RecordChange = isNamed ? { recordIds } : {};
  await bus.publish(topicOf(datasetId), change);
}

/** Listens for changed records. Returns a function that stops listening. */
export function onRecordsChanged(
  bus: EventBus,
  datasetId: string,
  listener: (recordIds: readonly string[] | undefined) => void,
): () => void {
  // Only the function above publishes under this topic.
  return bus.subscribe(topicOf(datasetId), (message) => listener((message as RecordChange).recordIds));
}
