import { basePath } from "@glossa/contract";
import { createParser } from "eventsource-parser";
import type { AnyJson } from "./any-json";
import type { TestServer } from "./test-server";

/** One message of a stream. */
export interface ReadEvent {
  type: string;
  data: AnyJson;
}

/** A client that reads an event stream over a real connection. */
export interface EventReader {
  status: number;
  headers: Headers;
  /** Returns the next message with data. */
  next(): Promise<ReadEvent>;
  /** Returns the next message of a kind, and skips all others. */
  nextOf(type: string): Promise<ReadEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Listens on a port of its own, and opens streams there as any user whose key is known. */
export async function listenForReaders({ app }: Pick<TestServer, "app">) {
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  return async (datasetId: string, headers: Record<string, string>): Promise<EventReader> => {
    const closing = new AbortController();
    const response = await fetch(`${address}${basePath}/glossa/datasets/${datasetId}/events`, {
      headers: { accept: "text/event-stream", ...headers },
      signal: closing.signal,
    });
    return readerOf(response, closing);
  };
}

function readerOf(response: Response, closing: AbortController): EventReader {
  const events: ReadEvent[] = [];
  const waiting: ((event: ReadEvent) => void)[] = [];
  // A refusal is read to its end as well, because an unread body keeps its connection open.
  const ended = readAll(response, take);
  function take(event: ReadEvent): void {
    const next = waiting.shift();
    if (next) next(event);
    else events.push(event);
  }
  function next(): Promise<ReadEvent> {
    const event = events.shift();
    return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve));
  }
  async function nextOf(type: string): Promise<ReadEvent> {
    const event = await next();
    return event.type === type ? event : nextOf(type);
  }
  return {
    status: response.status,
    headers: response.headers,
    next,
    nextOf,
    ended,
    close: () => closing.abort(),
  };
}

async function readAll(response: Response, take: (event: ReadEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event) take({ type: event, data: JSON.parse(data) });
    },
  });
  try {
    for await (const part of response.body ?? []) parser.feed(decoder.decode(part, { stream: true }));
  } catch {
    // Closed by this client.
  }
}
