import { createParser, type EventSourceMessage } from "eventsource-parser";
import { type DatasetEvent, datasetEvent, eventEndpoints } from "../events";
import { ApiError } from "./api-error";
import { type ClientOptions, send } from "./request";

export type { DatasetEvent } from "../events";

/**
 * Yields what happens in a dataset until the server ends the stream; every failure is an `ApiError`.
 *
 * @param params the id of the dataset
 * @param options as for `makeClient`
 * @param signal ends the stream; the last error then has the kind "aborted"
 * @throws ApiError when the server refuses the stream or the connection is lost
 * @example
 * const options = { baseUrl: "https://glossa.example" };
 * const { signal } = new AbortController();
 * for await (const event of streamDatasetEvents({ dataset_id: "support-tickets" }, options, signal))
 *   if (event.type === "progress") console.info(event.progress.completed, "of", event.progress.total);
 */
export async function* streamDatasetEvents(
  params: { dataset_id: string },
  options: ClientOptions,
  signal: AbortSignal,
): AsyncGenerator<DatasetEvent> {
  const headers = { accept: "text/event-stream" };
  const response = await send(eventEndpoints.streamDatasetEvents, { params, headers, signal }, options);
  if (!response.ok || !response.body) throw new ApiError("http", { status: response.status });
  try {
    for await (const { event: type, data } of messagesOf(response.body)) {
      const event = datasetEvent.safeParse({ ...JSON.parse(data), type });
      // A newer server may send events that this version does not know.
      if (event.success) yield event.data;
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(signal.aborted ? "aborted" : "network", { cause });
  }
}

async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const messages: EventSourceMessage[] = [];
  // Not a stream of the parser: when the connection fails, a stream drops the messages that wait in it.
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.feed(decoder.decode(part.value, { stream: true }));
      yield* messages.splice(0);
    }
  } finally {
    await reader.cancel();
  }
}
