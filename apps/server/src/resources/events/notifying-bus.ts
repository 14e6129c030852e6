import { EventEmitter } from "node:events";
import { Client } from "pg";
import { connectionTo } from "../../database/postgres/connection";
import type { EventBus } from "./event-bus";

const channel = "glossa_events";
const longestPauseInMilliseconds = 10_000;
// PostgreSQL limits a notification to fewer than 8,000 bytes.
const maxBytes = 7900;

interface Carried {
  topic: string;
  message: object;
}

/** A bus for all servers of a PostgreSQL database, which sends messages with `NOTIFY`. */
export function notifyingBus(url: string): EventBus & { close(): Promise<void> } {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  let pause = 100;
  let opening = listen();

  async function listen(): Promise<void> {
    const next = new Client(connectionTo(url));
    next.on("error", () => {});
    next.once("end", comeBack);
    next.on("notification", ({ payload }) => {
      const carried = carriedIn(payload ?? "");
      if (carried) emitter.emit(carried.topic, carried.message);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      client = next;
      pause = 100;
    } catch {
      // "end" is not emitted if the connection never began.
      comeBack();
    }
  }

  // Listeners also poll the database, so messages missed meanwhile are not lost for good.
  function comeBack(): void {
    client = undefined;
    if (isClosed) return;
    clearTimeout(again);
    again = setTimeout(() => {
      opening = listen();
    }, pause);
    again.unref();
    pause = Math.min(pause * 2, longestPauseInMilliseconds);
  }

  return {
    publish: async (topic, message) => {
      const payload = JSON.stringify({ topic, message } satisfies Carried);
      await opening;
      if (!client || Buffer.byteLength(payload) > maxBytes) {
        emitter.emit(topic, message);
        return;
      }
      await client.query("SELECT pg_notify($1, $2)", [channel, payload]).catch(() => {
        emitter.emit(topic, message);
      });
    },
    subscribe: (topic, listener) => {
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await opening;
      await client?.end();
    },
  };
}

/** A message of our servers; any other client of the database may send anything on the channel. */
function carriedIn(payload: string): Carried | undefined {
  try {
    const { topic, message } = JSON.parse(payload) as Partial<Carried>;
    return typeof topic === "string" && typeof message === "object" && message
      ? { topic, message }
      : undefined;
  } catch {
    return undefined;
  }
}
