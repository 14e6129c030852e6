import { describe, expect, it, test } from "vitest";
import { type DatasetEvent, streamDatasetEvents } from "./events";
import { ApiError } from "./index";

const place = { user_id: "u", username: "ana", record_id: "r" };
const moved = `event: moved\ndata: ${JSON.stringify(place)}\n\n`;

/** Reads a stream whose text arrives in these parts. */
async function read(...parts: (string | Uint8Array | Error)[]) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else if (part instanceof Error) controller.error(part);
      else controller.enqueue(typeof part === "string" ? new TextEncoder().encode(part) : part);
    },
  });
  const options = {
    baseUrl: "http://server",
    headers: () => ({ authorization: "Bearer x" }),
    fetch: async (url: unknown, init?: RequestInit) => {
      sent.push({ url: String(url), init });
      return new Response(body);
    },
  };
  const events: DatasetEvent[] = [];
  let failure: unknown;
  try {
    const { signal } = new AbortController();
    for await (const event of streamDatasetEvents({ dataset_id: "d" }, options, signal)) events.push(event);
  } catch (error) {
    failure = error;
  }
  return { events, failure, sent };
}

describe("a stream of events", () => {
  it("is requested with the credentials in a header, never in the URL", async () => {
    const { sent } = await read();
    expect(sent[0]?.url).toBe("http://server/api/v1/glossa/datasets/d/events");
    expect(sent[0]?.init?.headers).toMatchObject({
      authorization: "Bearer x",
      accept: "text/event-stream",
    });
  });

  it("is read message by message, wherever the chunks end", async () => {
    const bytes = new TextEncoder().encode(moved.replace("ana", "añá 👩‍🚀").repeat(2));
    for (const cut of bytes.keys()) {
      const { events } = await read(bytes.slice(0, cut), bytes.slice(cut));
      expect(events).toEqual(Array(2).fill({ type: "moved", ...place, username: "añá 👩‍🚀" }));
    }
  });

  it("ignores comments and unknown messages of newer servers", async () => {
    const { events } = await read("retry: 3000\n\n: still here\n\nevent: new\ndata: {}\n\n", moved);
    expect(events).toEqual([{ type: "moved", ...place }]);
  });

  it("reports a network failure after the received messages if it breaks", async () => {
    const { events, failure } = await read(moved, new TypeError("reset"));
    expect(events).toHaveLength(1);
    expect(failure).toMatchObject({ kind: "network" });
  });

  it("reports the status if it is refused", async () => {
    const options = { baseUrl: "", fetch: async () => new Response("{}", { status: 403 }) };
    const stream = streamDatasetEvents({ dataset_id: "d" }, options, new AbortController().signal);
    const failure = await stream.next().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: "http", status: 403 });
  });
});

describe("a message of an event stream", () => {
  const data = JSON.stringify(place);
  test.each([
    [
      "has several lines of data",
      `event: moved\ndata: ${JSON.stringify(place, null, 1).replaceAll("\n", "\ndata: ")}\n\n`,
    ],
    ["has lines that end as on Windows", `event: moved\r\ndata: ${data}\r\n\r\n`],
    ["has no space after the colon", `event:moved\ndata:${data}\n\n`],
    ["has an id", `id: 7\n${moved}`],
    ["follows a byte order mark", `\uFEFF${moved}`],
    ["precedes one without an end", `${moved}event: moved\ndata: ${data}\n`],
    ["precedes one without a type", `${moved}data: ${data}\n\n`],
  ])("is accepted if it %s", async (_, text) => {
    expect(await read(text)).toMatchObject({ events: [{ type: "moved", ...place }], failure: undefined });
  });
});
