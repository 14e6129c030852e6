import { type DatasetEvent, datasetEvent, eventEndpoints } from "../events";
import { ApiError } from "./api-error";
import { type ClientOptions, send } from "./request";

export type { DatasetEvent } from "../events";

/** One message of a stream of server-sent events. */
interface Message {
  type: string;
  data: string;
}

/** Yields what happens in a dataset until the server ends the stream; every failure is an `ApiError`. */
export async function* streamDatasetEvents(
  params: { dataset_id: string },
  options: ClientOptions,
  signal: AbortSignal,
): AsyncGenerator<DatasetEvent> {
  const headers = { accept: "text/event-stream" };
  const response = await send(eventEndpoints.streamDatasetEvents, { params, headers, signal }, options);
  if (!response.ok || !response.body) throw new ApiError("http", { status: response.status });
  try {
    for await (const { type, data } of messagesOf(response.body)) {
      const event = datasetEvent.safeParse({ ...JSON.parse(data), type });
      // A newer server may tell more than is understood here.
      if (event.success) yield event.data;
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(signal.aborted ? "aborted" : "network", { cause });
  }
}

async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const { messages, rest } = takeMessages(text + decoder.decode(part.value, { stream: true }));
      text = rest;
      yield* messages;
    }
  } finally {
    await reader.cancel();
  }
}

/** Takes the whole messages out of a text; the rest waits for more. Comments and fields that mean nothing here go. */
export function takeMessages(text: string): { messages: Message[]; rest: string } {
  const blocks = text.split(/\r?\n\r?\n/);
  const rest = blocks.pop() ?? "";
  const messages = blocks.flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const data = lines.flatMap((line) => fieldIn(line, "data"));
    const [type = "message"] = lines.flatMap((line) => fieldIn(line, "event"));
    return data.length > 0 ? [{ type, data: data.join("\n") }] : [];
  });
  return { messages, rest };
}

function fieldIn(line: string, field: string): string[] {
  return line.startsWith(`${field}:`) ? [line.slice(field.length + 1).replace(/^ /, "")] : [];
}
